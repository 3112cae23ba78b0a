/** Where a system prompt comes from; start at {@link dev.llmoutput.agent.prompt.PromptFiles}. */
@NullMarked
package dev.llmoutput.agent.prompt;

import org.jspecify.annotations.NullMarked;
