package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput(
        name = "verdict",
        retries = -1)
record Verdict(String text) {}
