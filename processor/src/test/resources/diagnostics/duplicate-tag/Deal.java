package com.example;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Deal(Party party, Term term) {
    sealed interface Party {}

    interface Sellers {
        record Person(String name) implements Party {}
    }

    interface Buyers {
        record Person(String address) implements Party {}
    }

    sealed interface Term {}

    @LlmOutput(name = "fixed")
    record Date(String day) implements Term {}

    @JsonTypeName("fixed")
    record Days(int days) implements Term {}
}
