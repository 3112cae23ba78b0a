package dev.llmoutput.samples.quickstart;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;
import java.util.List;

/**
 * An invoice as it stands on paper.
 *
 * @param number the invoice number, as printed
 * @param currency the ISO 4217 code
 * @param lines every line, from top to bottom
 * @param total what is to be paid, with all lines added up
 */
@LlmOutput(retries = 1)
public record Invoice(
        @NotBlank String number,
        @Pattern(regexp = "[A-Z]{3}") String currency,
        @NotEmpty List<Line> lines,
        @PositiveOrZero BigDecimal total) {
    /**
     * One line of an invoice.
     *
     * @param item what was sold
     * @param quantity how many
     * @param unitPrice the price of one
     */
    public record Line(
            @NotBlank String item,
            @Min(1) int quantity,
            @JsonProperty("unit_price") @PositiveOrZero BigDecimal unitPrice) {
        BigDecimal amount() {
            return unitPrice.multiply(BigDecimal.valueOf(quantity));
        }
    }

    @LlmCheck(message = "expected the sum of quantity x unit_price over all lines", path = "total")
    boolean addsUp() {
        return lines.stream()
                        .map(Line::amount)
                        .reduce(BigDecimal.ZERO, BigDecimal::add)
                        .compareTo(total)
                == 0;
    }
}
