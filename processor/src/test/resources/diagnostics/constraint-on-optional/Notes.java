package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Optional;

@LlmOutput
record Notes(
        @Size(max = 10) Optional<String> note,
        @NotBlank Optional<String> blank,
        @Size(max = 2) Optional<String[][]> names,
        @Size(max = 2) Optional<byte[]> bytes,
        @NotNull Optional<@Size(max = 10) String> fine) {}
