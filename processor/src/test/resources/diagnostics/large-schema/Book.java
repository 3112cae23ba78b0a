package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Book(
        @LlmField(description = Words.MANY) String one,
        @LlmField(description = Words.MANY) String two,
        @LlmField(description = Words.MANY) String three,
        @LlmField(description = Words.MANY) String four) {}

@LlmOutput(name = "chapter")
record Chapter(
        @LlmField(description = Words.MANY) String first,
        @LlmField(description = Words.MANY) String second,
        @LlmField(description = Words.MANY) String third) {}

interface Words {
    String SOME = "a word, one more word, and yet another one which says nothing at all about anything. ";
    String MORE = SOME + SOME + SOME + SOME + SOME + SOME + SOME + SOME + SOME + SOME + SOME + SOME;
    String MANY = MORE + MORE + MORE + MORE + MORE + MORE + MORE + MORE + MORE + MORE + MORE + MORE + MORE
            + MORE + MORE + MORE + MORE + MORE + MORE;
}
