package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput(retries = 2)
record Targets(String text) {}
