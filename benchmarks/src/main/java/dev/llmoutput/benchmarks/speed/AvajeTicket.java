package dev.llmoutput.benchmarks.speed;

import io.avaje.jsonb.Json;
import io.avaje.validation.ImportValidPojo;
import io.avaje.validation.constraints.Range;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Ticket} for avaje-validator, which fails at the first use of {@code @Min} and {@code @Max} on one int; its own
 * annotation says the same.
 */
@Json
@Json.Import({Order.class, Order.Line.class, Ticket.Customer.class})
@ImportValidPojo({AvajeTicket.class, Order.class, Order.Line.class, Ticket.Customer.class})
record AvajeTicket(
        @NotBlank String id,
        @NotNull @Size(min = 1, max = 200) String title,
        @NotNull Ticket.Priority priority,
        @Range(min = 0, max = 100) int score,
        @PositiveOrZero double hours,
        boolean open,
        @NotNull @Valid Ticket.Customer customer,
        @NotNull @Size(max = 10) List<@NotBlank String> tags,
        long created,
        @Nullable @Size(max = 500) String note) {
    /** The ticket that everybody else reads. */
    Ticket ticket() {
        return new Ticket(id, title, priority, score, hours, open, customer, tags, created, note);
    }
}
