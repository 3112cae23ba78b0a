/** Tests of the whole agent; start at {@link dev.llmoutput.agent.EventOrderTest}. */
package dev.llmoutput.agent;
