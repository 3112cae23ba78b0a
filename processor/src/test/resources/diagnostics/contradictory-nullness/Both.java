package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

@LlmOutput
record Both(
        String plain,
        @NotNull @Nullable String both) {}
