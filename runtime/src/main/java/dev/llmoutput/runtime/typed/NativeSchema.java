package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The schema of a contract for providers that hold a reply to it themselves; read and checked on first use. */
public final class NativeSchema {
    private final String name;
    private final String[] parts;
    private volatile @Nullable StructuredOutputOptions options;

    private NativeSchema(String name, String[] parts) {
        this.name = name;
        this.parts = parts;
    }

    /**
     * The schema that {@code parts} are in a row.
     *
     * @param name what the provider calls the shape
     */
    public static NativeSchema of(String name, String... parts) {
        return new NativeSchema(Objects.requireNonNull(name, "name"), parts.clone());
    }

    String text() {
        return ContractText.of(parts);
    }

    /**
     * The schema with strictness asked for; the same object each time.
     *
     * @throws StructuredOutputException each time, if the schema is one that must not be sent
     */
    public StructuredOutputOptions options() {
        StructuredOutputOptions known = options;
        if (known == null) {
            known = StructuredOutputOptions.of(name, text()).withStrict(true);
            options = known;
        }
        return known;
    }
}
