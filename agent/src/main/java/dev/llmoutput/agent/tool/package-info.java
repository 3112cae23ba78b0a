/** What a model may call, and the guard in front of it; start at {@link dev.llmoutput.agent.tool.Tool}. */
@NullMarked
package dev.llmoutput.agent.tool;

import org.jspecify.annotations.NullMarked;
