/** The seam to a model, and how one is chosen; start at {@link dev.llmoutput.agent.provider.ModelProvider}. */
@NullMarked
package dev.llmoutput.agent.provider;

import org.jspecify.annotations.NullMarked;
