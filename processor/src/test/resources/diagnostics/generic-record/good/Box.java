package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput(retries = 2)
record Box(String item, int other, String tag) {}
