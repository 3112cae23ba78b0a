package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.JsonCodec;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.*;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

@LlmOutput
public record Misfits(
        @Size(min = 1) int size,
        @Min(1) String min,
        @NotBlank List<String> blank,
        @Pattern(regexp = "a") long pattern,
        @Max(1) boolean max,
        @NotEmpty Inner inner,
        @NotBlank Level level,
        List<@Positive String> items,
        @Past String past,
        List<@Future Duration> future,
        @NotBlank LocalDate date,
        @Size(max = 3) Id id,
        @LlmField(codec = Upper.class) @Pattern(regexp = "A+") StringBuilder coded,
        List<@Size(max = 3) byte[]> oneByte,
        List<byte @Size(max = 3) []> allBytes,
        @Size(max = 3) byte[] bytes,
        @Future int[] array,
        @Min(2) int[] numbers,
        @Past Map<String, LocalDate> days,
        @Pattern(regexp = "a") Map<String, Integer> keys,
        Box<Integer> box,
        @NotNull Inner fine) {
    record Box<X>(@Size(max = 4) X content) {}

    record Id(@JsonValue String text) {}

    public static final class Upper implements JsonCodec.OfString<StringBuilder> {
        @Override
        public StringBuilder read(String text) {
            return new StringBuilder(text);
        }

        @Override
        public String write(StringBuilder value) {
            return value.toString();
        }
    }

    record Inner(String text) {}

    enum Level {
        LOW
    }
}
