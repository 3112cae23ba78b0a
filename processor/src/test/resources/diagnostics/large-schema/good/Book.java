package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Book(
        @LlmField(description = "as on the cover") String one,
        @LlmField(description = "the subtitle, if there is one") String two) {}
