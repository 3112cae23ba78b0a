package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Cart(String owner, com.example.lib.Item item) {}
