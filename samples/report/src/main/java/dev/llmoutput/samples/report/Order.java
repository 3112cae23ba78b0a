package dev.llmoutput.samples.report;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;

/**
 * An order, as a model read it from a mail.
 *
 * @param customer who orders
 * @param items what is ordered
 */
@LlmOutput
public record Order(
        @NotBlank String customer, @Size(min = 1) List<Item> items) {
    /**
     * One line of an order.
     *
     * @param name what it is
     * @param quantity how many
     * @param price the price of one, in euros
     */
    public record Item(
            @NotBlank String name,
            @Min(1) @Max(100) int quantity,
            @Positive BigDecimal price) {}
}
