package com.example;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Future;
import jakarta.validation.constraints.Past;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What a schema cannot say in full. */
@LlmOutput
public record Beyond(
        Optional<ZoneId> zone,
        Optional<ZonedDateTime> zoned,
        Optional<Locale> language,
        Optional<Currency> currency,
        Optional<Duration> duration,
        Optional<Period> period,
        Optional<@Past LocalDate> past,
        Optional<@Future LocalDate> future,
        Optional<byte @Size(max = 3_002) []> few,
        Optional<byte @Size(max = 3_005) []> bytes,
        Optional<Double> real,
        Optional<Float> single,
        Set<Instant> instants,
        Set<Item> items,
        @LlmField(codec = Even.class) Optional<StringBuilder> coded) {
    public record Item(Optional<String> name) {}

    /** Texts of an even length. */
    public static class Even implements JsonCodec.OfString<StringBuilder> {
        @Override
        public StringBuilder read(String text) {
            if (text.length() % 2 != 0) {
                throw new IllegalArgumentException("odd");
            }
            return new StringBuilder(text);
        }

        @Override
        public String write(StringBuilder value) {
            return value.toString();
        }
    }
}
