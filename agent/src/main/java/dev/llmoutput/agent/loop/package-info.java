/** The strategies of a run, and all that they may touch; start at {@link dev.llmoutput.agent.loop.AgentLoop}. */
@NullMarked
package dev.llmoutput.agent.loop;

import org.jspecify.annotations.NullMarked;
