package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Size;
import java.util.List;

@LlmOutput
record City(
        @LlmField(example = "Bonn") @Size(min = 2) String name,
        @LlmField(example = "330000") int people,
        @LlmField(example = "mayor@bonn.example") @Email String mail,
        @LlmField(example = "[1, 2]") List<Integer> ranks,
        @LlmField(example = "[\"a\", \"b\"]") List<String> parts,
        @LlmField(example = "WEST") Side side) {
    enum Side {
        EAST,
        WEST
    }
}
