/** One self-contained page out of the records of runs; start at {@link dev.llmoutput.samples.report.RunReport}. */
package dev.llmoutput.samples.report;
