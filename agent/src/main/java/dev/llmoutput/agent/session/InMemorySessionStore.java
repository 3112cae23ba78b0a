package dev.llmoutput.agent.session;

import dev.llmoutput.agent.message.Message;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** A store that forgets everything with the process. Thread-safe. */
public final class InMemorySessionStore implements SessionStore {
    private final Map<String, List<Message>> messages = new ConcurrentHashMap<>();

    /** An empty store. */
    public InMemorySessionStore() {}

    @Override
    public CompletionStage<Void> append(String sessionId, String runId, Message message) {
        messages.computeIfAbsent(sessionId, id -> new CopyOnWriteArrayList<>()).add(message);
        return CompletableFuture.completedFuture(null);
    }

    /** The messages of a session in order; empty if it is unknown. */
    public List<Message> messages(String sessionId) {
        return List.copyOf(messages.getOrDefault(sessionId, List.of()));
    }
}
