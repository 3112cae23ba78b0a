package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput(retries = 2)
record Call(String agentName, List<String> args) {
    Call {
        if (agentName.equals("nobody")) {
            throw new IllegalArgumentException("there is no such agent");
        }
    }
}
