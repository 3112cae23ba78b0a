package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

/** An object that has itself what the object round it would be told by. */
@LlmOutput
public record Account(@JsonValue Owner owner) {
    public record Owner(String value, @LlmField(aliases = "answer") int age) {}
}
