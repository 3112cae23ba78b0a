package com.example;

import dev.llmoutput.LlmOutput;

/** Records nested in every kind of type. */
final class Places<T> {
    @LlmOutput
    record InClass(String s) {}

    interface Door {
        @LlmOutput
        record InInterface(String s) {}
    }

    record Shell(int n) {
        @LlmOutput
        record InRecord(String s, Deeper deeper) {
            record Deeper(Shell shell) {}
        }
    }

    enum Choice {
        ONE;

        @LlmOutput
        record InEnum(Choice choice) {}
    }
}
