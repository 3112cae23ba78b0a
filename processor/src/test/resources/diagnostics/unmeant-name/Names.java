package com.example;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Names(
        @LlmField(name = " ") String blank,
        @LlmField(name = "a\tb") String tabbed,
        @LlmField(aliases = "") String empty,
        @JsonAlias(" x ") String edged,
        @LlmField(name = "two words", aliases = "2 words") int words,
        Size size,
        Part part) {
    enum Size {
        @LlmField(aliases = "") SMALL,
        @LlmField(name = "\u00a0L") LARGE
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind ")
    sealed interface Part {}

    @LlmOutput(name = "nut")
    record Nut(int n) implements Part {}
}
