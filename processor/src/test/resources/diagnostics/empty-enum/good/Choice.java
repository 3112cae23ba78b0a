package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Choice(Options options) {
    enum Options {
        YES,
        NO
    }
}
