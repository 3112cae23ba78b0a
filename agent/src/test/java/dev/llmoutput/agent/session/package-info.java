/** Tests of the host; start at {@link dev.llmoutput.agent.session.HostTest}. */
package dev.llmoutput.agent.session;
