package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput(retries = 2)
record Numbers(List<Integer> m) {}
