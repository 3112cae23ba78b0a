/**
 * The one place where a run's final answer becomes its canonical text, before anybody sees it; start at
 * {@link dev.llmoutput.runtime.answer.AnswerBoundary}.
 */
@NullMarked
package dev.llmoutput.runtime.answer;

import org.jspecify.annotations.NullMarked;
