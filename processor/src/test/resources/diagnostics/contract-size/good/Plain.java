package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Plain(String text) {}
