package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.accept.AcceptOptions;
import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.AsyncModelCall;
import dev.llmoutput.runtime.accept.AsyncReask;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.Reask;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

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
        this.nativeSchema = nativeSchema.ofList(name());
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
        return WrappedSchema.array(name(), jsonSchema);
    }

    /**
     * The schema as strict provider modes want it, of the object with {@code items}; made when it is first needed.
     *
     * @throws StructuredOutputException if it is too large to be sent
     */
    public StructuredOutputOptions structuredOutput() {
        return nativeSchema.options();
    }

    /** Reads a reply; nobody is asked again. */
    public Outcome<List<T>> accept(String raw) {
        return AcceptOutput.accept(this, raw);
    }

    /** Reads a reply and asks again while it fails and retries remain. */
    public Outcome<List<T>> accept(String raw, Reask reask) {
        return AcceptOutput.accept(this, raw, reask);
    }

    /** Reads a reply and asks again while it fails and {@code acceptOptions} allow it. */
    public Outcome<List<T>> accept(String raw, Reask reask, AcceptOptions acceptOptions) {
        return AcceptOutput.accept(this, raw, reask, acceptOptions);
    }

    /** As {@link #accept(String, Reask)}, without waiting. */
    public CompletableFuture<Outcome<List<T>>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(this, raw, reask);
    }

    /** As {@link #accept(String, Reask, AcceptOptions)}, without waiting. */
    public CompletableFuture<Outcome<List<T>>> acceptAsync(String raw, AsyncReask reask, AcceptOptions acceptOptions) {
        return AcceptOutput.acceptAsync(this, raw, reask, acceptOptions);
    }

    /** Asks a model, and asks again while its reply fails and retries remain. */
    public Outcome<List<T>> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /** Asks a model, and asks again while its reply fails and {@code acceptOptions} allow it. */
    public Outcome<List<T>> ask(ModelCall model, String prompt, AcceptOptions acceptOptions) {
        return ask(model, ModelRequest.of(prompt), acceptOptions);
    }

    /** As {@link #ask(ModelCall, String)}, with history or system prompts. */
    public Outcome<List<T>> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(this, model, nativeSchema.addedTo(request, model.nativeSchema()));
    }

    /** As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts. */
    public Outcome<List<T>> ask(ModelCall model, ModelRequest request, AcceptOptions acceptOptions) {
        return AcceptOutput.ask(this, model, nativeSchema.addedTo(request, model.nativeSchema()), acceptOptions);
    }

    /** As {@link #ask(ModelCall, String)}, without waiting. */
    public CompletableFuture<Outcome<List<T>>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /** As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting. */
    public CompletableFuture<Outcome<List<T>>> askAsync(
            AsyncModelCall model, String prompt, AcceptOptions acceptOptions) {
        return askAsync(model, ModelRequest.of(prompt), acceptOptions);
    }

    /** As {@link #ask(ModelCall, ModelRequest)}, without waiting. */
    public CompletableFuture<Outcome<List<T>>> askAsync(AsyncModelCall model, ModelRequest request) {
        return AcceptOutput.askAsync(this, model, nativeSchema.addedTo(request, model.nativeSchema()));
    }

    /** As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting. */
    public CompletableFuture<Outcome<List<T>>> askAsync(
            AsyncModelCall model, ModelRequest request, AcceptOptions acceptOptions) {
        return AcceptOutput.askAsync(this, model, nativeSchema.addedTo(request, model.nativeSchema()), acceptOptions);
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
