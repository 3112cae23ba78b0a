/**
 * What is wrong with an author's source, as values, and the one place that prints it; start at {@link
 * dev.llmoutput.processor.report.Problems}.
 */
@NullMarked
package dev.llmoutput.processor.report;

import org.jspecify.annotations.NullMarked;
