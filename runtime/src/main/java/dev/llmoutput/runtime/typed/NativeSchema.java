package dev.llmoutput.runtime.typed;

import dev.llmoutput.Dialect;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The schema of a contract for providers that hold a reply to it themselves; read and checked on first use. */
public final class NativeSchema {
    private final String name;
    private final @Nullable String member;
    /** Whether what is sent describes a list of what the parts do. */
    private final boolean list;

    private final String[] parts;
    private volatile @Nullable StructuredOutputOptions options;

    private NativeSchema(String name, @Nullable String member, boolean list, String[] parts) {
        this.name = Objects.requireNonNull(name, "name");
        this.member = member;
        this.list = list;
        this.parts = parts;
    }

    /**
     * The schema that {@code parts} are in a row.
     *
     * @param name what the provider calls the shape
     */
    public static NativeSchema of(String name, String... parts) {
        return new NativeSchema(name, null, false, parts.clone());
    }

    /**
     * The same of an object that has what {@code parts} describe as its only member: providers want an object at the root.
     *
     * @param name what the provider calls the shape
     */
    public static NativeSchema inMember(String name, String member, String... parts) {
        return new NativeSchema(name, Objects.requireNonNull(member, "member"), false, parts.clone());
    }

    /** The schema of a list of such values, under another name. */
    NativeSchema ofList(String listName) {
        return new NativeSchema(listName, null, true, parts);
    }

    private String sent() {
        String text = ContractText.of(parts);
        if (list) {
            return WrappedSchema.items(name, text);
        }
        return member == null ? text : WrappedSchema.member(name, member, text);
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

    /**
     * The request with the schema, for a model that takes one, unless the caller sends another.
     *
     * @param dialect what the model takes; absent if it takes none
     */
    public ModelRequest addedTo(ModelRequest request, Optional<Dialect> dialect) {
        return dialect.isPresent() && request.structuredOutput().isEmpty()
                ? request.withStructuredOutput(options())
                : request;
    }
}
