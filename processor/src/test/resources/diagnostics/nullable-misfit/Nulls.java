package com.example;

import dev.llmoutput.LlmOutput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@LlmOutput
record Nulls(
        @Marks.Nullable int count,
        @Marks.Nullable Optional<String> note,
        Optional<@Nullable String> inner,
        @Nullable byte[] bytes,
        byte @Nullable [] fineBytes,
        @Nullable String fine) {}

class Marks {
    @interface Nullable {}
}
