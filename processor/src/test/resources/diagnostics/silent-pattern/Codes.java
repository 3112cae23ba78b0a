package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;
import java.util.List;

@LlmOutput
record Codes(
        @Pattern(regexp = "((){9999}){9999}") String code,
        List<@Pattern(regexp = "([A-Z]?){2000}") String> others) {}
