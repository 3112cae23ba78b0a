package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Parcel(Content content, Receiver receiver) {
    sealed interface Content permits Letter, Size, Liquid {}

    record Letter(String text) implements Content {}

    enum Size implements Content {
        SMALL
    }

    non-sealed interface Liquid extends Content {}

    sealed interface Receiver permits Person, Company {}

    static final class Person implements Receiver {}

    record Company(String name) implements Receiver {}
}
