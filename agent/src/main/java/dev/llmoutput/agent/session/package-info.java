/** The host: an agent, its sessions and their runs; start at {@link dev.llmoutput.agent.session.Agent}. */
@NullMarked
package dev.llmoutput.agent.session;

import org.jspecify.annotations.NullMarked;
