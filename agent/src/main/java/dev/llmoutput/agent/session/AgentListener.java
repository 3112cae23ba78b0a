package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.AgentEvent;

/**
 * Hears every event of a session's runs, in order and one at a time, on the thread that runs the agent: a slow listener
 * slows the run down but changes nothing in it, and what a listener throws is dropped.
 */
@FunctionalInterface
public interface AgentListener {
    /** Takes one event, without secrets. */
    void onEvent(AgentEvent event);
}
