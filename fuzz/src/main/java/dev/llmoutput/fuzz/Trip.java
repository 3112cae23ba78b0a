package dev.llmoutput.fuzz;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A contract with a type of each kind. Little of it is required, so that a short text already fits. */
@LlmOutput
public record Trip(
        @NotBlank @Size(max = 40) String to,
        @LlmField(aliases = "by", defaultJson = "\"walk\"") Means means,
        OptionalInt days,
        Optional<@Min(0) @Max(100) Integer> score,
        Optional<@DecimalMin("0.5") BigDecimal> price,
        Optional<BigInteger> distance,
        Optional<Double> slope,
        Optional<Float> share,
        Optional<Boolean> open,
        Optional<@Pattern(regexp = "([A-Z]+)*-[0-9]{1,4}") String> code,
        Optional<@Size(max = 5) List<@NotBlank String>> tags,
        Optional<Set<Integer>> stops,
        Optional<Map<String, Long>> counts,
        Optional<Map<Means, Character>> signs,
        Optional<LocalDate> day,
        Optional<OffsetDateTime> start,
        Optional<Duration> length,
        Optional<byte[]> ticket,
        Optional<Leg> legs,
        Optional<Step> first,
        Optional<Ticket> bought,
        Optional<Object> rest) {
    /** How. */
    public enum Means {
        @LlmField(name = "walk", aliases = "foot")
        ON_FOOT,
        TRAIN,
        BUS
    }

    /** A text with a rule. */
    public record Ticket(@JsonValue @Size(min = 2) String number) {}

    /** A tree of ways. */
    public record Leg(String from, List<Leg> then) {}

    /** What is done first. */
    public sealed interface Step {
        /** Waits. */
        record Wait(@Min(1) int minutes) implements Step {}

        /** Buys. */
        record Buy(List<String> what, Optional<Step> then) implements Step {}
    }
}
