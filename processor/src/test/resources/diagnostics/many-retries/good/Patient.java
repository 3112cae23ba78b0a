package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput(retries = 10)
record Patient(String text) {}
