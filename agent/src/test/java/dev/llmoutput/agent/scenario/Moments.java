package dev.llmoutput.agent.scenario;

import java.util.HashMap;
import java.util.Map;

/** What is to happen at which moment of a scenario. */
final class Moments {
    private final Map<String, Runnable> actions = new HashMap<>();

    void at(String moment, Runnable action) {
        actions.put(moment, action);
    }

    void reached(String moment) {
        Runnable action = actions.get(moment);
        if (action != null) {
            action.run();
        }
    }
}
