package com.example;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.llmoutput.LlmOutput;

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes(@JsonSubTypes.Type(value = Event.Click.class, name = "click"))
@LlmOutput
sealed interface Event {
    record Click(int x) implements Event {}

    record Key(String name) implements Event {}
}
