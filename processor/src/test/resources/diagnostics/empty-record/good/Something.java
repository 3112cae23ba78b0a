package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Something(String text) {}
