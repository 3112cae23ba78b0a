package com.example;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
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
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonType;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import dev.llmoutput.runtime.typed.Abi1;
import dev.llmoutput.runtime.typed.Checks;
import dev.llmoutput.runtime.typed.ContractData;
import dev.llmoutput.runtime.typed.ContractText;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.RootShape;
import dev.llmoutput.runtime.typed.TypedReader;
import dev.llmoutput.runtime.typed.WrapperShape;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Notes}, reads its reply, checks it and writes it.
 *
 * <p>One note counts as an array of just that.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Notes":{"description":"One note counts as an array of just that.",\
        "components":{"notes":{}}},"com.example.Notes$Note":{"components":{"value":{}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class NotesOutput implements OutputType<Notes> {
    /**
     * The contract as its annotation declares it.
     */
    public static final NotesOutput TYPE = new NotesOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"notes","type":"array","description":"One note counts as an array of just that.",\
    "items":{"type":"object","properties":{"value":{"type":"string"}},"required":["value"],"additionalProperties":false}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    [{value: string}] // One note counts as an array of just that.""");

    private static final RootShape<Notes> ROOT = RootShape.of(NotesShape.SHAPE, "answer", UnknownKeys.STRIP);

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.inMember("notes", "answer", JSON_SCHEMA);

    private final ReadOptions options;

    private NotesOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static NotesOutput type(ReadOptions options) {
        return new NotesOutput(options);
    }

    @Override
    public String name() {
        return "notes";
    }

    @Override
    public boolean retryable(Failure failure) {
        Objects.requireNonNull(failure, "failure");
        return true;
    }

    @Override
    public int maxRetries() {
        return 2;
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.of(REQUEST_HINT);
    }

    @Override
    public Parsed<Notes> parse(String raw) {
        return ROOT.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Notes> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Notes> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Notes> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Notes>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Notes>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Notes> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Notes> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Notes> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Notes> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Notes>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Notes>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Notes>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Notes>> askAsync(AsyncModelCall model,
            ModelRequest request, AcceptOptions options) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * The schema as strict provider modes want it: each key required, what may be left out null instead.
     * The value is the member {@code answer} of the object that they want.
     *
     * @throws StructuredOutputException if it is too large to be sent
     */
    public static StructuredOutputOptions structuredOutput() {
        return NATIVE_SCHEMA.options();
    }

    /**
     * A list of such values as a whole reply: an array, or {@code {"items": [..]}}.
     */
    public static ListOutput<Notes> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Notes> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(NotesShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of arrays like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Notes value) {
        return NotesShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Notes value) {
        return NotesShape.SHAPE.toJson(value);
    }

    /**
     * {@code Notes} as what its only component is.
     */
    private static final class NotesShape extends WrapperShape<Notes> {
        static final NotesShape SHAPE = new NotesShape();

        private NotesShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("notes", "an array"), JsonType.ARRAY);
        }

        @Override
        public Notes read(TypedReader in) {
            in.beginValue(this);
            List<Notes.Note> notes = NoteShape.SHAPE.readList(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Notes(notes);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Notes value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.notes());
            NoteShape.SHAPE.checkList(value.notes(), checks);
            checks.endValue();
        }

        @Override
        public void write(Notes value, JsonAppender out) {
            NoteShape.SHAPE.writeList(value.notes(), out);
        }
    }

    /**
     * {@code Notes.Note} as a JSON object.
     */
    private static final class NoteShape extends RecordShape<Notes.Note> {
        static final NoteShape SHAPE = new NoteShape();

        private NoteShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("value", "a string"));
        }

        @Override
        public Notes.Note read(TypedReader in) {
            String value = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                value = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Notes.Note(value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Notes.Note value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.value());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Notes.Note value, JsonAppender out) {
            out.plainName("value").string(value.value());
        }
    }
}
