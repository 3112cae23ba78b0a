package dev.llmoutput.agent.skill;

import java.util.List;
import java.util.Objects;

/**
 * Something that a run can be good at: instructions, tools that are offered only while it is active, and background.
 *
 * @param name what a run activates it by; not blank
 * @param instructions how to go about it; part of the system message while the skill is active
 * @param toolNames tools that nobody but active skills may offer
 * @param context background texts; part of the system message while the skill is active
 */
public record Skill(String name, String instructions, List<String> toolNames, List<String> context) {
    /** Refuses a blank name; copies the lists. */
    public Skill {
        Objects.requireNonNull(instructions, "instructions");
        if (name.isBlank()) {
            throw new IllegalArgumentException("a skill needs a name");
        }
        toolNames = List.copyOf(toolNames);
        context = List.copyOf(context);
    }

    /** A skill of instructions alone. */
    public static Skill of(String name, String instructions) {
        return new Skill(name, instructions, List.of(), List.of());
    }

    /** This skill with tools. */
    public Skill withTools(String... names) {
        return new Skill(name, instructions, List.of(names), context);
    }

    /** This skill with background texts. */
    public Skill withContext(String... texts) {
        return new Skill(name, instructions, toolNames, List.of(texts));
    }
}
