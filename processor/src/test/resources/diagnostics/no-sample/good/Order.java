package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Pattern;

@LlmOutput
public record Order(@LlmField(example = "47") @Pattern(regexp = "[0-9]*7[0-9]*") String number) {}
