package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput(
        name = "patient",
        retries = 11)
record Patient(String text) {}

@LlmOutput(retries = 10)
record Calm(String text) {}
