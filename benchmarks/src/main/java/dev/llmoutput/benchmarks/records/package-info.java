/** How long run records take to write and to replay; start at {@link dev.llmoutput.benchmarks.records.ReplayTime}. */
@NullMarked
package dev.llmoutput.benchmarks.records;

import org.jspecify.annotations.NullMarked;
