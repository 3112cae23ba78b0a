package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;
import java.util.List;

@LlmOutput
record Codes(
        @Pattern(regexp = "[0-9]{4}") String code, List<@Pattern(regexp = "[A-Z]{0,2000}") String> others) {}
