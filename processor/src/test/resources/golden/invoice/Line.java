package com.example;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;

/** One line. */
record Line(
        @Pattern(regexp = "[A-Z][0-9]+") String sku,
        @Min(1) int quantity,
        @PositiveOrZero BigDecimal price) {
    BigDecimal sum() {
        return price.multiply(BigDecimal.valueOf(quantity));
    }
}
