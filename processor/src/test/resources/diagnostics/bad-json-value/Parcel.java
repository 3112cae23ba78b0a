package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmOutput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@LlmOutput
record Parcel(Size size, Label label, Note note, Memo memo, Crate<String> crate, Step step, Level level, Shade shade) {
    record Size(@JsonValue int width, int height) {}

    record Label(String text) {
        @JsonValue String shout() {
            return text.toUpperCase();
        }
    }

    record Note(@JsonValue Optional<String> text) {}

    record Crate<T>(@JsonValue Optional<T> content) {}

    record Memo(@Nullable String memo) {
        @Override
        @JsonValue public String memo() {
            return memo;
        }
    }

    sealed interface Step {
        @JsonValue(true)
        String name();

        record Go(String name) implements Step {}

        record Wait(@JsonValue String name) implements Step {}
    }

    enum Level {
        LOW,
        HIGH;

        @JsonValue String code() {
            return name().substring(1);
        }
    }

    enum Shade {
        @JsonValue RED,
        BLUE
    }
}
