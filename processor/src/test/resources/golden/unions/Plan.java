package com.example;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A plan of work.
 *
 * @param steps what to do, in this order
 * @param otherwise what to do when that fails
 * @param trigger when to begin
 * @param pause before the first step
 */
@LlmOutput
public record Plan(
        @Size(min = 1) List<Step> steps,
        Optional<Step> otherwise,
        @Nullable Trigger trigger,
        Step.Wait pause,
        List<Expr.Sum> sums) {
    /** One step. */
    public sealed interface Step {
        /**
         * Does nothing for a while.
         *
         * @param seconds how long
         */
        record Wait(@Min(0) int seconds) implements Step {}

        /** Asks someone. */
        sealed interface Contact extends Step permits Call, Mail {}

        record Call(@NotBlank String number) implements Contact {}

        @LlmOutput(name = "e-mail")
        record Mail(@LlmField(name = "to") List<String> recipients, Optional<Urgency> urgency) implements Contact {}

        /** Ends the plan. */
        record Stop() implements Step {}
    }

    enum Urgency {
        LOW,
        HIGH
    }

    /** What begins a plan. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Clock.class, name = "clock"))
    sealed interface Trigger permits Clock, Event {}

    record Clock(int hour, int minute) implements Trigger {}

    @JsonTypeName("event")
    record Event(String name) implements Trigger {}

    /** A number, or a sum of such. */
    sealed interface Expr {
        record Num(double value) implements Expr {}

        record Sum(Expr left, Expr right) implements Expr {}
    }
}
