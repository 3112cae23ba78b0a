package dev.llmoutput.agent.skill;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The skills of one run. Immutable. */
public final class ActiveSkills {
    private final List<Skill> skills;
    private final Set<String> withheldTools;

    ActiveSkills(List<Skill> skills, Set<String> withheldTools) {
        this.skills = List.copyOf(skills);
        this.withheldTools = Set.copyOf(withheldTools);
    }

    /** Whether the run may use this tool: no skill claims it, or an active one does. */
    public boolean offers(String toolName) {
        return !withheldTools.contains(toolName);
    }

    /** Instructions and background of the active skills, in the order of activation. */
    public List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Skill skill : skills) {
            texts.add(skill.instructions());
            texts.addAll(skill.context());
        }
        return List.copyOf(texts);
    }
}
