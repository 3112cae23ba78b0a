package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Size;
import java.util.List;

@LlmOutput
record City(
        @LlmField(example = "B") @Size(min = 2) String name,
        @LlmField(example = "many") int people,
        @LlmField(example = "mayor") @Email String mail,
        @LlmField(example = "[1, 2") List<Integer> ranks,
        @LlmField(example = "[\"a\", 2]") List<String> parts,
        @LlmField(example = "NORTH") Side side) {
    enum Side {
        EAST,
        WEST
    }
}
