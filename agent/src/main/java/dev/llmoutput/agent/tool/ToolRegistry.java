package dev.llmoutput.agent.tool;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Tools by their exact names, in the order in which they were given. Immutable. */
public final class ToolRegistry {
    private final Map<String, Tool> tools;

    private ToolRegistry(Map<String, Tool> tools) {
        this.tools = tools;
    }

    /** The tools given; none is allowed too. */
    public static ToolRegistry of(Tool... tools) {
        return of(Arrays.asList(tools));
    }

    /**
     * The tools given.
     *
     * @throws IllegalArgumentException if two have the same name
     */
    public static ToolRegistry of(Collection<Tool> tools) {
        Map<String, Tool> byName = new LinkedHashMap<>();
        for (Tool tool : tools) {
            String name = tool.declaration().name();
            if (byName.put(name, tool) != null) {
                throw new IllegalArgumentException("two tools are named " + name);
            }
        }
        return new ToolRegistry(Collections.unmodifiableMap(byName));
    }

    /** The tool of exactly this name. */
    public Optional<Tool> find(String name) {
        return Optional.ofNullable(tools.get(name));
    }

    /** What a model is told of the tools, in order; unmodifiable. */
    public List<ToolDeclaration> declarations() {
        return tools.values().stream().map(Tool::declaration).toList();
    }

    /** The tools whose names pass, in the same order. */
    public ToolRegistry only(Predicate<String> names) {
        return of(tools.values().stream()
                .filter(tool -> names.test(tool.declaration().name()))
                .toList());
    }
}
