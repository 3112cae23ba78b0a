package dev.llmoutput.agent.session;

import dev.llmoutput.agent.message.Message;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** What was said in a session: unredacted for its own runs, without secrets in the store. */
final class Conversation {
    private final String sessionId;
    private final SessionStore store;
    private final List<Message> messages = new ArrayList<>();

    Conversation(String sessionId, SessionStore store) {
        this.sessionId = sessionId;
        this.store = store;
    }

    /** Stores a message; it is part of the conversation only once it is stored. */
    CompletionStage<Void> append(String runId, Message message, SecretRedactor redactor) {
        return Callback.call("store", () -> store.append(sessionId, runId, message.redacted(redactor)))
                .thenRun(() -> add(message));
    }

    /** Stores messages in order. */
    CompletionStage<Void> appendAll(String runId, List<Message> all, SecretRedactor redactor) {
        CompletionStage<Void> done = CompletableFuture.completedFuture(null);
        for (Message message : all) {
            done = done.thenCompose(before -> append(runId, message, redactor));
        }
        return done;
    }

    private synchronized void add(Message message) {
        messages.add(message);
    }

    synchronized List<Message> messages() {
        return List.copyOf(messages);
    }
}
