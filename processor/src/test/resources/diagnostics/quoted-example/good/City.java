package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record City(@LlmField(example = "Bonn") String name, @LlmField(example = "\"Freude\", says Bonn") String motto) {}
