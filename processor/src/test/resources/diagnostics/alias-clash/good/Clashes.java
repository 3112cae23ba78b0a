package com.example;

import com.fasterxml.jackson.annotation.JsonAlias;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Clashes(
        String name,
        @LlmField(aliases = "heading") String title,
        @JsonAlias("tag") String label,
        @LlmField(name = "no", aliases = "number") int number,
        @LlmField(aliases = "sum") int total,
        @LlmField(aliases = "cost") @JsonAlias("cost") int price,
        Size size) {
    enum Size {
        SMALL,
        @LlmField(aliases = "mini")
        TINY,
        @LlmField(aliases = {"big", "large"})
        LARGE,
        @LlmField(aliases = "S-")
        SMALLER,
        @LlmField(aliases = "S")
        SHORT,
        @LlmField(aliases = "none")
        EMPTY
    }
}
