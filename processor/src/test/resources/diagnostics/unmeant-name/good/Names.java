package com.example;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Names(
        String blank,
        @LlmField(name = "a_b") String tabbed,
        String empty,
        @JsonAlias("x") String edged,
        @LlmField(aliases = "2 words") int words,
        Size size,
        Part part) {
    enum Size {
        @LlmField(aliases = "none") SMALL,
        @LlmField(name = "L") LARGE
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    sealed interface Part {}

    @LlmOutput(name = "nut")
    record Nut(int n) implements Part {}
}
