package com.example;

import dev.llmoutput.LlmOutput;

class Targets {
    @LlmOutput(retries = 2) // on a class
    static class NotARecord {
        String s;
    }

    @LlmOutput(name = "open") // on an interface
    interface Open {
        String s();
    }

    @LlmOutput() // on an annotation
    @interface Mark {}
}
