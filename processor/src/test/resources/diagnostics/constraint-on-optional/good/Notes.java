package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Size;
import java.util.Optional;

@LlmOutput
record Notes(Optional<@Size(max = 10) String> note, Optional<String @Size(max = 2) [][]> names) {}
