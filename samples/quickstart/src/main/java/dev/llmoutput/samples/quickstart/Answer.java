package dev.llmoutput.samples.quickstart;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotBlank;

/**
 * An answer with the way that led to it. The reasoning comes first, so that a model thinks before it answers.
 *
 * @param reasoning the steps, one after the other
 * @param answer the answer alone, without a sentence round it
 */
@LlmOutput
public record Answer(String reasoning, @NotBlank String answer) {}
