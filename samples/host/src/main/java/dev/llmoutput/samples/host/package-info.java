/** A small agent host: providers, tools, skills, prompts, redaction; start at {@link dev.llmoutput.samples.host.OrderDesk}. */
package dev.llmoutput.samples.host;
