/** Events of runs for logs, meters and traces; start at {@link dev.llmoutput.samples.events.WatchedRuns}. */
package dev.llmoutput.samples.events;
