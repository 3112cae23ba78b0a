package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Parcel(Content content) {
    sealed interface Content {}

    record Letter(String text) implements Content {}

    record Thing(Size size) implements Content {}

    enum Size {
        SMALL
    }
}
