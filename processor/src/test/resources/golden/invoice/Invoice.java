package com.example;

import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** An invoice as it was received. */
@LlmOutput(retries = 3, description = "An invoice.")
record Invoice(
        @NotBlank @Size(max = 20) @LlmField(description = "as printed") String number,
        @DecimalMin("0.01") BigDecimal total,
        Currency currency,
        @NotEmpty List<Line> lines,
        Optional<String> note) {
    Invoice {
        if (number.endsWith("-0")) {
            throw new IllegalArgumentException("no invoice has the number 0");
        }
    }

    @LlmCheck(message = "must be the sum of the lines", path = "total")
    boolean addsUp() {
        return lines.stream().map(Line::sum).reduce(BigDecimal.ZERO, BigDecimal::add).compareTo(total) == 0;
    }
}
