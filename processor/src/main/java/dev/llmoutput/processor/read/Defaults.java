package dev.llmoutput.processor.read;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;

/**
 * What holds where {@code @LlmOutput} says nothing.
 *
 * @param retries how often a failed reply is asked for again
 * @param reading how much a reader forgives
 * @param unknownKeys what a reader does with keys that no component claims
 * @param naming how components are named
 */
public record Defaults(int retries, Reading reading, UnknownKeys unknownKeys, Naming naming) {}
