package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A list of what one contract describes, as a whole reply: an array, or {@code {"items": [..]}}, which the schema for
 * providers asks for. The canonical text is the array in either case. Immutable.
 *
 * @param <T> an item
 */
public final class ListOutput<T> implements OutputType<List<T>> {
    /** Providers take names up to this length. */
    private static final int MAX_NAME_LENGTH = 64;

    private static final String SUFFIX = "_list";

    private final OutputType<T> item;
    private final ListShape<T> shape;
    private final ReadOptions options;
    private final String jsonSchema;
    private final NativeSchema nativeSchema;
    private final String hint;

    private ListOutput(
            OutputType<T> item,
            ListShape<T> shape,
            ReadOptions options,
            String jsonSchema,
            NativeSchema nativeSchema,
            String hint) {
        this.item = Objects.requireNonNull(item, "item");
        this.shape = shape;
        this.options = Objects.requireNonNull(options, "options");
        this.jsonSchema = jsonSchema;
        this.nativeSchema = nativeSchema;
        this.hint = hint;
    }

    /**
     * A list of {@code item}; called by generated code.
     *
     * @param jsonSchema of an item
     * @param nativeSchema of an item
     * @param hint of the list
     */
    public static <T> ListOutput<T> of(
            OutputType<T> item,
            ListShape<T> shape,
            ReadOptions options,
            String jsonSchema,
            NativeSchema nativeSchema,
            String hint) {
        return new ListOutput<>(item, shape, options, jsonSchema, nativeSchema, hint);
    }

    /** The name of the items' contract and {@code _list}. */
    @Override
    public String name() {
        String name = item.name();
        return name.substring(0, Math.min(name.length(), MAX_NAME_LENGTH - SUFFIX.length())) + SUFFIX;
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.of(hint);
    }

    @Override
    public Parsed<List<T>> parse(String raw) {
        return shape.parse(raw, options);
    }

    @Override
    public boolean retryable(Failure failure) {
        return item.retryable(failure);
    }

    @Override
    public int maxRetries() {
        return item.maxRetries();
    }

    /** The JSON Schema (2020-12) of the array; made anew each time. */
    public String jsonSchema() {
        return ListSchema.array(name(), jsonSchema);
    }

    /**
     * The schema as strict provider modes want it, of the object with {@code items}; made anew each time.
     *
     * @throws StructuredOutputException if it is too large to be sent
     */
    public StructuredOutputOptions structuredOutput() {
        return NativeSchema.of(name(), ListSchema.wrapper(name(), nativeSchema.text()))
                .options();
    }

    /** What is wrong with values that were not read from a reply; empty if they keep the contract. */
    public List<Issue> validate(List<T> values) {
        return shape.validate(values);
    }

    /**
     * The canonical JSON text, an array.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public String toJson(List<T> values) {
        return shape.toJson(values);
    }
}
