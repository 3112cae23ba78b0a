package dev.llmoutput.agent.session;

/** Ends what {@link AgentSession#subscribe} began. */
@FunctionalInterface
public interface EventSubscription extends AutoCloseable {
    /** The listener hears nothing any more. */
    @Override
    void close();
}
