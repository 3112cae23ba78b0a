package dev.llmoutput.agent.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.agent.session.AgentSession;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** The extra subscribers of a scenario. */
final class Subscribers {
    private final List<String> kinds = new ArrayList<>();
    private final List<List<String>> seen = new ArrayList<>();

    Subscribers(JsonNode subscribers) {
        subscribers.forEach(kind -> kinds.add(kind.asText()));
    }

    void subscribeTo(AgentSession session) {
        for (String kind : kinds) {
            List<String> types = new ArrayList<>();
            seen.add(types);
            session.subscribe(event -> {
                if (kind.equals("throws")) {
                    throw new IllegalStateException("a failing subscriber");
                }
                if (kind.equals("slow")) {
                    LockSupport.parkNanos(2_000_000);
                }
                types.add(event.type());
            });
        }
    }

    void addTo(ObjectNode result, List<String> allTypes) {
        if (kinds.isEmpty()) {
            return;
        }
        ArrayNode subscribers = result.putArray("subscribers");
        for (int i = 0; i < kinds.size(); i++) {
            ObjectNode subscriber = subscribers.addObject().put("kind", kinds.get(i));
            if (kinds.get(i).equals("throws")) {
                subscriber.putNull("sawEverything");
            } else {
                subscriber.put("sawEverything", seen.get(i).equals(allTypes));
            }
        }
    }
}
