/** Facts for a memory out of what a run said; start at {@link dev.llmoutput.samples.reflection.Reflection}. */
package dev.llmoutput.samples.reflection;
