package dev.llmoutput.samples.quickstart;

import dev.llmoutput.LlmOutput;
import dev.llmoutput.Reading;

/**
 * One line of a file of real replies; other keys are skipped.
 *
 * @param raw the reply as the model wrote it
 */
@LlmOutput(reading = Reading.STRICT)
record ReplyLine(String raw) {}
