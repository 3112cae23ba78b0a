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
import dev.llmoutput.runtime.typed.UnionArms;
import dev.llmoutput.runtime.typed.UnionShape;
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
 * Asks a model for {@link Reaction}, reads its reply, checks it and writes it.
 *
 * <p>A record that is a sealed interface.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Reaction":{"description":"A record that is a sealed interface.",\
        "components":{"kind":{}}},"com.example.Reaction$Word":{"components":{"value":{}}},"com.example.Reaction$Number":{"components":{"answer":{}}}},\
        "unions":{"com.example.Reaction$Kind":{"arms":["com.example.Reaction$Word","com.example.Reaction$Number"]}},\
        "enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class ReactionOutput implements OutputType<Reaction> {
    /**
     * The contract as its annotation declares it.
     */
    public static final ReactionOutput TYPE = new ReactionOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"reaction","description":"A record that is a sealed interface.",\
    "anyOf":[{"type":"object","properties":{"type":{"type":"string","const":"Word"},"value":{"type":"string"}},\
    "required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string",\
    "const":"Number"},"answer":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["type",\
    "answer"],"additionalProperties":false}]}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    {type: "Word", value: string}|{type: "Number", answer: integer} // A record that is a sealed interface.""");

    private static final RootShape<Reaction> ROOT = RootShape.of(ReactionShape.SHAPE, "result", UnknownKeys.STRIP);

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.inMember("reaction", "result", JSON_SCHEMA);

    private final ReadOptions options;

    private ReactionOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static ReactionOutput type(ReadOptions options) {
        return new ReactionOutput(options);
    }

    @Override
    public String name() {
        return "reaction";
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
    public Parsed<Reaction> parse(String raw) {
        return ROOT.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Reaction> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Reaction> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Reaction> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Reaction>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Reaction>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Reaction> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Reaction> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Reaction> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Reaction> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Reaction>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Reaction>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Reaction>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Reaction>> askAsync(AsyncModelCall model,
            ModelRequest request, AcceptOptions options) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * The schema as strict provider modes want it: each key required, what may be left out null instead.
     * The value is the member {@code result} of the object that they want.
     *
     * @throws StructuredOutputException if it is too large to be sent
     */
    public static StructuredOutputOptions structuredOutput() {
        return NATIVE_SCHEMA.options();
    }

    /**
     * A list of such values as a whole reply: an array, or {@code {"items": [..]}}.
     */
    public static ListOutput<Reaction> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Reaction> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(ReactionShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like these:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Reaction value) {
        return ReactionShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Reaction value) {
        return ReactionShape.SHAPE.toJson(value);
    }

    /**
     * {@code Reaction} as what its only component is.
     */
    private static final class ReactionShape extends WrapperShape<Reaction> {
        static final ReactionShape SHAPE = new ReactionShape();

        private ReactionShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("kind", "an object"), KindShape.SHAPE);
        }

        @Override
        public Reaction read(TypedReader in) {
            in.beginValue(this);
            Reaction.Kind kind = KindShape.SHAPE.read(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Reaction(kind);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Reaction value, Checks checks) {
            checks.beginValue(this);
            if (checks.present(0, value.kind())) {
                KindShape.SHAPE.check(value.kind(), checks);
            }
            checks.endValue();
        }

        @Override
        public void write(Reaction value, JsonAppender out) {
            KindShape.SHAPE.write(value.kind(), out);
        }
    }

    /**
     * {@code Reaction.Word} as a JSON object.
     */
    private static final class WordShape extends RecordShape<Reaction.Word> {
        static final WordShape SHAPE = new WordShape();

        private WordShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("value", "a string"));
        }

        @Override
        public Reaction.Word read(TypedReader in) {
            String value = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                value = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Reaction.Word(value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Reaction.Word value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.value());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Reaction.Word value, JsonAppender out) {
            out.plainName("value").string(value.value());
        }
    }

    /**
     * {@code Reaction.Number} as a JSON object.
     */
    private static final class NumberShape extends RecordShape<Reaction.Number> {
        static final NumberShape SHAPE = new NumberShape();

        private NumberShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("answer", "an integer"));
        }

        @Override
        public Reaction.Number read(TypedReader in) {
            int answer = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                answer = in.readInt();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Reaction.Number(answer);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Reaction.Number value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Reaction.Number value, JsonAppender out) {
            out.plainName("answer").number(value.answer());
        }
    }

    /**
     * {@code Reaction.Kind} as one of several JSON objects.
     */
    private static final class KindShape extends UnionShape<Reaction.Kind> {
        static final KindShape SHAPE = new KindShape();

        private KindShape() {
            super(UnionArms.<Reaction.Kind>of("type", 2)
                    .arm("Word", Reaction.Word.class, WordShape.SHAPE)
                    .arm("Number", Reaction.Number.class, NumberShape.SHAPE));
        }
    }
}
