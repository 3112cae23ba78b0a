/** Replies of models turned into typed values or clear failures; start at {@link dev.llmoutput.samples.quickstart.Quickstart}. */
package dev.llmoutput.samples.quickstart;
