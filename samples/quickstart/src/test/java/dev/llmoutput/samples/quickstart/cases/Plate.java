package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;

@LlmOutput(retries = 2)
record Plate(@Pattern(regexp = "[A-Z]+") String code, int seats) {}
