package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The schema of a contract for providers that hold a reply to it themselves; read and checked on first use. */
public final class NativeSchema {
    private final String name;
    private final @Nullable String member;
    private final String[] parts;
    private volatile @Nullable StructuredOutputOptions options;

    private NativeSchema(String name, @Nullable String member, String[] parts) {
        this.name = Objects.requireNonNull(name, "name");
        this.member = member;
        this.parts = parts;
    }

    /**
     * The schema that {@code parts} are in a row.
     *
     * @param name what the provider calls the shape
     */
    public static NativeSchema of(String name, String... parts) {
        return new NativeSchema(name, null, parts.clone());
    }

    /**
     * The same of an object that has what {@code parts} describe as its only member: providers want an object at the root.
     *
     * @param name what the provider calls the shape
     */
    public static NativeSchema inMember(String name, String member, String... parts) {
        return new NativeSchema(name, Objects.requireNonNull(member, "member"), parts.clone());
    }

    /** The schema of one value, whether it is sent in an object or not. */
    String text() {
        return ContractText.of(parts);
    }

    private String sent() {
        return member == null ? text() : WrappedSchema.member(name, member, text());
    }

    /**
     * The schema with strictness asked for; made when it is first needed.
     *
     * @throws StructuredOutputException each time, if the schema is one that must not be sent
     */
    public StructuredOutputOptions options() {
        StructuredOutputOptions known = options;
        if (known == null) {
            known = StructuredOutputOptions.of(name, sent()).withStrict(true);
            options = known;
        }
        return known;
    }
}
