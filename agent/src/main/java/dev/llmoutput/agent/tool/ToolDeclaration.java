package dev.llmoutput.agent.tool;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a model is told of a tool.
 *
 * @param name what the model calls it by; not blank, {@code /} is allowed
 * @param description what it is good for
 * @param parameters the JSON Schema of its arguments as a JSON-like tree; empty if it has none
 */
public record ToolDeclaration(String name, String description, Map<String, @Nullable Object> parameters) {
    /** Refuses a blank name; copies the top level of the parameters. */
    public ToolDeclaration {
        Objects.requireNonNull(description, "description");
        if (name.isBlank()) {
            throw new IllegalArgumentException("a tool needs a name");
        }
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }
}
