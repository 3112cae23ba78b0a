/** What a model and its host say to each other; start at {@link dev.llmoutput.agent.message.Message}. */
@NullMarked
package dev.llmoutput.agent.message;

import org.jspecify.annotations.NullMarked;
