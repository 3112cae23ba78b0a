package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.FutureOrPresent;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.PastOrPresent;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A booking: what is past and what is to come, by the clock of whoever reads it. */
@LlmOutput
public record Booking(
        @Past LocalDate born,
        @PastOrPresent Instant made,
        @Future OffsetDateTime begins,
        @FutureOrPresent ZonedDateTime ends,
        @Past LocalDateTime asked,
        @PastOrPresent Year since,
        @Future YearMonth renewed,
        @FutureOrPresent @Nullable LocalDate paid,
        Optional<@Future Instant> reminder,
        List<@Past LocalDate> visits,
        Map<String, @Future LocalDate> plans,
        @LlmField(secret = true) @Past LocalDate married,
        Optional<@FutureOrPresent @PastOrPresent LocalTime> exactly) {}
