package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;

/** What came of a request. */
@LlmOutput(retries = 1, name = "outcome")
public sealed interface Answer {
    /** It worked. */
    record Found(String text, List<Answer> parts) implements Answer {}

    /** It did not work, and why. */
    record Failed(String reason, Optional<Answer> cause) implements Answer {}

    /** The request must be said in other words. */
    @LlmOutput
    record Unclear(String question) implements Answer {}
}
