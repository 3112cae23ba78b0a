package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;
import java.util.List;

@LlmOutput
record Words(
        @Pattern(regexp = "\\p{L}+") String letters,
        @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.CASE_INSENSITIVE) String folded,
        @Pattern(regexp = "[a-z]+") String fine,
        List<@Pattern(regexp = "\\bword\\b") String> items) {}
