/** What one canonical answer looks like on several surfaces; start at {@link dev.llmoutput.samples.answer.AnswerSurfaces}. */
package dev.llmoutput.samples.answer;
