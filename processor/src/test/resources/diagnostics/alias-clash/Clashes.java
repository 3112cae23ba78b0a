package com.example;

import com.fasterxml.jackson.annotation.JsonAlias;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Clashes(
        String name,
        @LlmField(aliases = {"name", "tag"}) String title,
        @JsonAlias("tag") String label,
        @LlmField(name = "no", aliases = "no") int number,
        @LlmField(aliases = {"sum", "sum"}) int total,
        @LlmField(aliases = "cost") @JsonAlias("cost") int price,
        Size size) {
    enum Size {
        SMALL,
        @LlmField(aliases = "small") TINY,
        @LlmField(aliases = {"big", "BIG"}) LARGE,
        @LlmField(aliases = {"none", "none"}) EMPTY
    }
}
