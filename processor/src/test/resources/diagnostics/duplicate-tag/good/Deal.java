package com.example;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Deal(Party party) {
    sealed interface Party {}

    interface Sellers {
        @JsonTypeName("seller")
        record Person(String name) implements Party {}
    }

    interface Buyers {
        @JsonTypeName("buyer")
        record Person(String address) implements Party {}
    }
}
