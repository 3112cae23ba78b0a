/** Everything that a run tells its subscribers; start at {@link dev.llmoutput.agent.event.AgentEvent}. */
@NullMarked
package dev.llmoutput.agent.event;

import org.jspecify.annotations.NullMarked;
