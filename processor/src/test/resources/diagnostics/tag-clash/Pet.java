package com.example;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
sealed interface Pet {
    record Cat(String type, int lives) implements Pet {}

    record Dog(@LlmField(name = "type") String breed) implements Pet {}

    @LlmOutput
    record Home(Place place) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    sealed interface Place {}

    record Garden(String kind) implements Place {}
}
