package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;

@LlmOutput
record Words(@Pattern(regexp = "[A-Za-z]+") String letters) {}
