package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
sealed interface Pet {
    record Cat(@LlmField(name = "fur") String type, int lives) implements Pet {}

    record Dog(String breed) implements Pet {}
}
