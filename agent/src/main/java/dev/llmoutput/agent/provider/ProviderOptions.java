package dev.llmoutput.agent.provider;

import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What goes along with every request of a run: a schema, and options that only the provider understands. Immutable. */
public final class ProviderOptions {
    /** Nothing. */
    public static final ProviderOptions NONE = new ProviderOptions(Map.of(), null);

    private final Map<String, @Nullable Object> values;
    private final @Nullable Supplier<StructuredOutputOptions> structuredOutput;

    private ProviderOptions(
            Map<String, @Nullable Object> values, @Nullable Supplier<StructuredOutputOptions> structuredOutput) {
        this.values = values;
        this.structuredOutput = structuredOutput;
    }

    /** Options that only the provider understands; no credentials, for a loop can see them. */
    public static ProviderOptions of(Map<String, @Nullable Object> values) {
        return new ProviderOptions(copy(values), null);
    }

    /** These options with a schema for the replies. */
    public ProviderOptions withStructuredOutput(StructuredOutputOptions schema) {
        Objects.requireNonNull(schema, "schema");
        return withStructuredOutput(() -> schema);
    }

    /**
     * These options with a schema that is made when a run starts, and only if the run sends it: what it throws fails the
     * run before its first turn.
     */
    public ProviderOptions withStructuredOutput(Supplier<StructuredOutputOptions> schema) {
        return new ProviderOptions(values, Objects.requireNonNull(schema, "schema"));
    }

    /** These options, with {@code other} winning wherever both say something. */
    public ProviderOptions merge(ProviderOptions other) {
        Map<String, @Nullable Object> merged = new LinkedHashMap<>(values);
        merged.putAll(other.values);
        return new ProviderOptions(
                Collections.unmodifiableMap(merged),
                other.structuredOutput == null ? structuredOutput : other.structuredOutput);
    }

    /** What only the provider understands; unmodifiable. */
    public Map<String, @Nullable Object> values() {
        return values;
    }

    /** Where the schema comes from. */
    public Optional<Supplier<StructuredOutputOptions>> structuredOutput() {
        return Optional.ofNullable(structuredOutput);
    }

    private static Map<String, @Nullable Object> copy(Map<String, @Nullable Object> values) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
}
