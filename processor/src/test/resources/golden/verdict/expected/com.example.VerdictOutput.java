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
import dev.llmoutput.runtime.typed.EnumNames;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TextShape;
import dev.llmoutput.runtime.typed.TypedReader;
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
 * Asks a model for {@link Verdict}, reads its reply, checks it and writes it.
 *
 * <p>A code review verdict.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Verdict":{"description":"A code review verdict.","components":{"decision":{"description":"what should happen to the change"},\
        "score":{"description":"confidence, 0 is a guess and 100 is certain","minimum":0,"maximum":100},"reasons":{"description":"one sentence each",\
        "minSize":1},"note":{"absence":"optional"}}}},"enums":{"com.example.Verdict$Decision":{"description":"What to do with a change.",\
        "constants":{"APPROVE":{"description":"it can go in as it is"},"REQUEST_CHANGES":{"description":"it needs work"},\
        "COMMENT":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class VerdictOutput implements OutputType<Verdict> {
    /**
     * The contract as its annotation declares it.
     */
    public static final VerdictOutput TYPE = new VerdictOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"verdict","type":"object","description":"A code review verdict.",\
    "properties":{"decision":{"type":"string","enum":["APPROVE","REQUEST_CHANGES","COMMENT"],"description":"what should happen to the change; APPROVE: it can go in as it is; REQUEST_CHANGES: it needs work"},\
    "score":{"type":"integer","minimum":0,"maximum":100,"description":"confidence, 0 is a guess and 100 is certain"},\
    "reasons":{"type":"array","minItems":1,"description":"one sentence each","items":{"type":"string"}},\
    "note":{"type":["string","null"]}},"required":["decision","score","reasons"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // A code review verdict.
     decision: "APPROVE"|"REQUEST_CHANGES"|"COMMENT", // what should happen to the change; APPROVE: it can go in as it is; REQUEST_CHANGES: it needs work
     score: integer, // 0..100; confidence, 0 is a guess and 100 is certain
     reasons: string[], // not empty; one sentence each
     note?: string
    }""");

    private static final EnumNames<Verdict.Decision> DECISION = EnumNames.of(new Verdict.Decision[] {Verdict.Decision.APPROVE,
            Verdict.Decision.REQUEST_CHANGES, Verdict.Decision.COMMENT}, "APPROVE",
            "REQUEST_CHANGES", "COMMENT");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("verdict", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"verdict","type":"object","description":"A code review verdict.",\
    "properties":{"decision":{"type":"string","enum":["APPROVE","REQUEST_CHANGES","COMMENT"],"description":"what should happen to the change; APPROVE: it can go in as it is; REQUEST_CHANGES: it needs work"},\
    "score":{"type":"integer","minimum":0,"maximum":100,"description":"confidence, 0 is a guess and 100 is certain"},\
    "reasons":{"type":"array","minItems":1,"description":"one sentence each","items":{"type":"string"}},\
    "note":{"type":["string","null"]}},"required":["decision","score","reasons","note"],"additionalProperties":false}""");

    private final ReadOptions options;

    private VerdictOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static VerdictOutput type(ReadOptions options) {
        return new VerdictOutput(options);
    }

    @Override
    public String name() {
        return "verdict";
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
    public Parsed<Verdict> parse(String raw) {
        return VerdictShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Verdict> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Verdict> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Verdict> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Verdict>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Verdict>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Verdict> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Verdict> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Verdict> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Verdict> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Verdict>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Verdict>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Verdict>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Verdict>> askAsync(AsyncModelCall model,
            ModelRequest request, AcceptOptions options) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * The schema as strict provider modes want it: each key required, what may be left out null instead.
     *
     * @throws StructuredOutputException if it is too large to be sent
     */
    public static StructuredOutputOptions structuredOutput() {
        return NATIVE_SCHEMA.options();
    }

    /**
     * A list of such values as a whole reply: an array, or {@code {"items": [..]}}.
     */
    public static ListOutput<Verdict> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Verdict> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(VerdictShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Verdict value) {
        return VerdictShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Verdict value) {
        return VerdictShape.SHAPE.toJson(value);
    }

    /**
     * {@code Verdict} as a JSON object.
     */
    private static final class VerdictShape extends RecordShape<Verdict> {
        static final VerdictShape SHAPE = new VerdictShape();

        private VerdictShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 4)
                    .required("decision", DECISION.expected())
                    .required("score", "an integer")
                    .required("reasons", "an array")
                    .optional("note"));
        }

        @Override
        public Verdict read(TypedReader in) {
            Verdict.Decision decision = null;
            int score = 0;
            List<String> reasons = null;
            String note = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> decision = in.readEnum(DECISION);
                    case 1 -> {
                        score = in.readInt(0, 100);
                        in.minimum(score, 0);
                        in.maximum(score, 100);
                    }
                    case 2 -> {
                        reasons = TextShape.SHAPE.readList(in);
                        in.minItems(reasons, 1);
                    }
                    default -> note = in.readNull() ? null : in.readString();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Verdict(decision, score, reasons, Optional.ofNullable(note));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Verdict value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.decision());
            checks.atField(1);
            checks.minimum(value.score(), 0);
            checks.maximum(value.score(), 100);
            checks.present(2, value.reasons());
            TextShape.SHAPE.checkList(value.reasons(), checks);
            checks.minItems(value.reasons(), 1);
            checks.present(3, value.note());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Verdict value, JsonAppender out) {
            out.plainName("decision").string(DECISION.nameOf(value.decision()));
            out.plainName("score").number(value.score());
            TextShape.SHAPE.writeList(value.reasons(), out.plainName("reasons"));
            if (value.note().isPresent()) {
                out.plainName("note").string(value.note().get());
            }
        }
    }
}
