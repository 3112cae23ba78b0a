package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;
import java.util.Map;

@LlmOutput(retries = 2)
record Numbers(Map<String, Integer> m) {}
