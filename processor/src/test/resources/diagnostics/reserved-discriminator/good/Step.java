package com.example;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.llmoutput.LlmOutput;

@LlmOutput
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
public sealed interface Step {
    record Wait(int minutes) implements Step {}

    record Call(String number) implements Step {}
}
