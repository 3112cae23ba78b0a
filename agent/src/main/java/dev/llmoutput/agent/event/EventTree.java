package dev.llmoutput.agent.event;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JSON form of an event, member by member. */
final class EventTree {
    private final Map<String, @Nullable Object> members = new LinkedHashMap<>();

    private EventTree(AgentEvent event) {
        members.put("type", event.type());
        members.put("sessionId", event.sessionId());
        members.put("runId", event.runId());
    }

    static EventTree of(AgentEvent event) {
        return new EventTree(event);
    }

    EventTree with(String name, Object value) {
        members.put(name, value);
        return this;
    }

    Map<String, @Nullable Object> members() {
        return members;
    }
}
