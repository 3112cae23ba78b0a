/** A real model at once, over HTTP; start at {@link dev.llmoutput.samples.live.ChatCompletions}. */
package dev.llmoutput.samples.live;
