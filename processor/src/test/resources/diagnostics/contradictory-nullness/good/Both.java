package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

@LlmOutput
record Both(@NotNull String required, @Nullable String optional) {}
