package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Every type that is a text of one form.
 *
 * @param date a day
 * @param zone where
 */
@LlmOutput
public record Formats(
        LocalDate date,
        LocalTime time,
        LocalDateTime dateTime,
        OffsetDateTime offset,
        ZonedDateTime zoned,
        Instant instant,
        Year year,
        YearMonth month,
        Duration duration,
        Period period,
        ZoneId zone,
        UUID id,
        URI link,
        Locale language,
        Currency currency,
        @Size(min = 1, max = 4) byte[] bytes,
        char letter,
        Character boxedLetter,
        Optional<LocalDate> maybe,
        @Nullable UUID nullable,
        @Nullable Character nullableLetter,
        List<LocalDate> days,
        List<@Nullable Instant> instants,
        Map<String, LocalTime> times) {}
