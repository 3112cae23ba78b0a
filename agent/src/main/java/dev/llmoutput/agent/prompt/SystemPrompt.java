package dev.llmoutput.agent.prompt;

import java.util.ArrayList;
import java.util.List;

/** Puts the parts of a system prompt together. */
public final class SystemPrompt {
    private SystemPrompt() {}

    /** The parts in order, without the blank ones, with an empty line between two; empty if nothing is left. */
    public static String of(List<String> parts) {
        List<String> kept = new ArrayList<>();
        for (String part : parts) {
            if (!part.isBlank()) {
                kept.add(part.strip());
            }
        }
        return String.join("\n\n", kept);
    }
}
