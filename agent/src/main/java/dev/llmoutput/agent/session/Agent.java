package dev.llmoutput.agent.session;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A model with instructions, tools and a way of working. Thread-safe; its sessions know nothing of each other. */
public final class Agent {
    private final AgentConfig config;

    private Agent(AgentConfig config) {
        this.config = config;
    }

    /** The agent of a configuration. */
    public static Agent of(AgentConfig config) {
        return new Agent(Objects.requireNonNull(config, "config"));
    }

    /** A new session. */
    public AgentSession newSession() {
        return newSession(Map.of());
    }

    /** A new session with metadata of its own, merged over the agent's. */
    public AgentSession newSession(Map<String, @Nullable Object> metadata) {
        return new AgentSession(UUID.randomUUID().toString(), config, new LinkedHashMap<>(metadata));
    }
}
