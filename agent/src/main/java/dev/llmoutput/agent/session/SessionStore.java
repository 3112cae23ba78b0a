package dev.llmoutput.agent.session;

import dev.llmoutput.agent.message.Message;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Keeps what was said. A session itself remembers its conversation; a store is for those who come later. */
@FunctionalInterface
public interface SessionStore {
    /**
     * Appends one message, without secrets. The next one is appended when the stage is complete; a stage that fails, or a
     * throw, fails the run.
     */
    CompletionStage<Void> append(String sessionId, String runId, Message message);

    /** A store that keeps nothing. */
    static SessionStore none() {
        return (sessionId, runId, message) -> CompletableFuture.completedFuture(null);
    }
}
