package com.example;

import dev.llmoutput.LlmOutput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@LlmOutput
record Nulls(@Nullable Integer count, Optional<String> note) {}
