package com.example;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.llmoutput.LlmOutput;

@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
@LlmOutput
sealed interface Event {
    record Click(int x, Target target, Source source) implements Event {}

    @JsonTypeInfo(
            use = JsonTypeInfo.Id.NAME,
            include = JsonTypeInfo.As.WRAPPER_OBJECT)
    sealed interface Target {}

    record Button(String name) implements Target {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    sealed interface Source {}

    record Mouse(int buttons) implements Source {}
}
