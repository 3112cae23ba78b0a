package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;

@LlmOutput(retries = 2)
record Person(String name, int age) {}
