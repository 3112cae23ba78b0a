package dev.llmoutput.agent.skill;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Skills by name. A registered skill does nothing until a run activates it. Immutable. */
public final class SkillRegistry {
    private final Map<String, Skill> skills;

    private SkillRegistry(Map<String, Skill> skills) {
        this.skills = skills;
    }

    /** The skills given; none is allowed too. */
    public static SkillRegistry of(Skill... skills) {
        return of(Arrays.asList(skills));
    }

    /**
     * The skills given.
     *
     * @throws IllegalArgumentException if two have the same name
     */
    public static SkillRegistry of(Collection<Skill> skills) {
        Map<String, Skill> byName = new LinkedHashMap<>();
        for (Skill skill : skills) {
            if (byName.put(skill.name(), skill) != null) {
                throw new IllegalArgumentException("two skills are named " + skill.name());
            }
        }
        return new SkillRegistry(byName);
    }

    /**
     * What a run with these skills may use.
     *
     * @throws IllegalArgumentException if one is not registered
     */
    public ActiveSkills activate(Collection<String> names) {
        List<Skill> active = new ArrayList<>();
        for (String name : new LinkedHashSet<>(names)) {
            Skill skill = skills.get(name);
            if (skill == null) {
                throw new IllegalArgumentException("unknown skill: " + name);
            }
            active.add(skill);
        }
        Set<String> withheld = new LinkedHashSet<>();
        skills.values().forEach(skill -> withheld.addAll(skill.toolNames()));
        active.forEach(skill -> withheld.removeAll(skill.toolNames()));
        return new ActiveSkills(active, withheld);
    }
}
