package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Building(@LlmField(name = "builder") String constructor) {}
