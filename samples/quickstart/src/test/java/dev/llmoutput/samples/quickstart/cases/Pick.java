package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;

@LlmOutput(retries = 2)
record Pick(String size) {}
