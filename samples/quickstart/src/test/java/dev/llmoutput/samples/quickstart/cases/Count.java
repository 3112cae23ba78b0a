package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;

/** With the default number of retries. */
@LlmOutput
record Count(int n) {}
