package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmOutput;
import java.util.List;

/** One note counts as an array of just that. */
@LlmOutput
public record Notes(@JsonValue List<Note> notes) {
    public record Note(String value) {}
}
