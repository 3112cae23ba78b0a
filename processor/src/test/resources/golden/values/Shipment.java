package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmCheck;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Records that are their only component. */
@LlmOutput
public record Shipment(
        @LlmField(description = "as printed", example = "T-12") TicketId id,
        List<TicketId> others,
        Optional<TicketId> parent,
        Map<String, Weight> weights,
        List<Optional<Weight>> samples,
        Set<Price> prices,
        @LlmField(defaultJson = "7") Weight limit,
        Due due,
        Grade grade,
        Line line,
        Box<@NotBlank String> label,
        Box<Integer> count,
        Nested nested,
        Tree tree,
        Optional<Key> key,
        Anything anything) {
    /** A ticket. */
    public record TicketId(@JsonValue @Pattern(regexp = "T-[0-9]+") @Size(max = 8) String value) {
        public TicketId {
            if (value.endsWith("-0")) {
                throw new IllegalArgumentException("no ticket has the number 0");
            }
        }
    }

    public record Weight(@JsonValue @Min(0) @Max(100) int grams) {}

    public record Price(@JsonValue BigDecimal amount) {
        @LlmCheck(message = "must have at most 2 decimal places")
        boolean exact() {
            return amount.stripTrailingZeros().scale() <= 2;
        }
    }

    /** When it must be there. */
    public record Due(@LlmField(description = "a working day") LocalDate day) {
        @JsonValue
        @Override
        public LocalDate day() {
            return day;
        }
    }

    public record Grade(@JsonValue Level level) {
        public enum Level {
            LOW,
            HIGH
        }
    }

    public record Line(@JsonValue Item item) {
        /** What is sent. */
        public record Item(@NotBlank String name, @Min(1) int pieces) {}
    }

    public record Box<T>(@JsonValue T content) {}

    public record Nested(@JsonValue Inner inner) {
        public record Inner(@JsonValue @NotEmpty List<@NotBlank String> words) {}
    }

    /** Trees of trees. */
    public record Tree(@JsonValue List<Tree> children) {}

    public record Key(@JsonValue @LlmField(secret = true) @Size(min = 4) String text) {}

    public record Anything(@JsonValue Object value) {}
}
