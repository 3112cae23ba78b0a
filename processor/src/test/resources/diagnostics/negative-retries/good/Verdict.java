package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput(name = "verdict", retries = 0)
record Verdict(String text) {}
