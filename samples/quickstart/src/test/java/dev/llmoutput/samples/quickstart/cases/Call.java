package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;
import java.util.Map;

@LlmOutput(retries = 2)
record Call(String agentName, Map<String, String> args) {
    Call {
        if (agentName.equals("nobody")) {
            throw new IllegalArgumentException("there is no such agent");
        }
    }
}
