package dev.llmoutput.samples.report;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * The next version of {@link Order}, under the same name: a mail need not say who orders, and three of a kind are enough.
 *
 * @param customer who orders
 * @param items what is ordered
 */
@LlmOutput(name = "order")
public record NextOrder(
        Optional<@NotBlank String> customer, @Size(min = 1) List<Item> items) {
    /**
     * One line of an order.
     *
     * @param name what it is
     * @param quantity how many
     * @param price the price of one, in euros
     */
    public record Item(
            @NotBlank String name,
            @Min(1) @Max(3) int quantity,
            @Positive BigDecimal price) {}
}
