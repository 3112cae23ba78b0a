package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Optional;

@LlmOutput
record Notes(
        @Size(max = 10) Optional<String> note,
        @NotNull Optional<@Size(max = 10) String> fine) {}
