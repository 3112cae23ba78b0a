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
 * Asks a model for {@link Period}, reads its reply, checks it and writes it.
 *
 * <p>Rules over several components, on several levels.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Period":{"description":"Rules over several components, on several levels.",\
        "components":{"from":{},"to":{},"parts":{},"last":{"absence":"optional"}}},"com.example.Period$Part":{"components":{"share":{}}}},\
        "enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class PeriodOutput implements OutputType<Period> {
    /**
     * The contract as its annotation declares it.
     */
    public static final PeriodOutput TYPE = new PeriodOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"period","type":"object","description":"Rules over several components, on several levels.",\
    "properties":{"from":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"to":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"parts":{"type":"array","items":{"$ref":"#/$defs/Part"}},\
    "last":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]}},"required":["from","to","parts"],"additionalProperties":false,\
    "$defs":{"Part":{"type":"object","properties":{"share":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},\
    "required":["share"],"additionalProperties":false}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    {from: integer, to: integer, parts: Part[], last?: Part} // Rules over several components, on several levels.
    Part = {share: integer}""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("period", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"period","type":"object","description":"Rules over several components, on several levels.",\
    "properties":{"from":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"to":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"parts":{"type":"array","items":{"$ref":"#/$defs/Part"}},\
    "last":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]}},"required":["from","to","parts","last"],\
    "additionalProperties":false,"$defs":{"Part":{"type":"object","properties":{"share":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"required":["share"],"additionalProperties":false}}}""");

    private final ReadOptions options;

    private PeriodOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static PeriodOutput type(ReadOptions options) {
        return new PeriodOutput(options);
    }

    @Override
    public String name() {
        return "period";
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
    public Parsed<Period> parse(String raw) {
        return PeriodShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Period> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Period> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Period> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Period>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Period>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Period> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Period> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Period> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Period> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Period>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Period>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Period>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Period>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Period> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Period> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(PeriodShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Period value) {
        return PeriodShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Period value) {
        return PeriodShape.SHAPE.toJson(value);
    }

    /**
     * {@code Period} as a JSON object.
     */
    private static final class PeriodShape extends RecordShape<Period> {
        static final PeriodShape SHAPE = new PeriodShape();

        private PeriodShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 4)
                    .required("from", "an integer")
                    .required("to", "an integer")
                    .required("parts", "an array")
                    .optional("last"));
        }

        @Override
        public Period read(TypedReader in) {
            int from = 0;
            int to = 0;
            List<Period.Part> parts2 = null;
            Period.Part last = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> from = in.readInt();
                    case 1 -> to = in.readInt();
                    case 2 -> parts2 = PartShape.SHAPE.readList(in);
                    default -> last = in.readNull() ? null : PartShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                Period value = new Period(from, to, parts2, Optional.ofNullable(last));
                checkRules(value, in);
                return value;
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Period value, Checks checks) {
            checks.beginRecord(this);
            checks.present(2, value.parts());
            PartShape.SHAPE.checkList(value.parts(), checks);
            if (checks.present(3, value.last()) && value.last().isPresent()) {
                PartShape.SHAPE.check(value.last().get(), checks);
            }
            if (checks.endRecord()) {
                checkRules(value, checks);
            }
        }

        private static void checkRules(Period value, Checks checks) {
            try {
                checks.rule(value.ordered(), "must not be before from", "to");
                checks.rule(value.shortEnough(), "too long", "");
            } catch (RuntimeException | StackOverflowError e) {
                checks.constructorFailed(e);
            }
        }

        @Override
        public void writeMembers(Period value, JsonAppender out) {
            out.plainName("from").number(value.from());
            out.plainName("to").number(value.to());
            PartShape.SHAPE.writeList(value.parts(), out.plainName("parts"));
            if (value.last().isPresent()) {
                PartShape.SHAPE.write(value.last().get(), out.plainName("last"));
            }
        }
    }

    /**
     * {@code Period.Part} as a JSON object.
     */
    private static final class PartShape extends RecordShape<Period.Part> {
        static final PartShape SHAPE = new PartShape();

        private PartShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("share", "an integer"));
        }

        @Override
        public Period.Part read(TypedReader in) {
            int share = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                share = in.readInt();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                Period.Part value = new Period.Part(share);
                checkRules(value, in);
                return value;
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Period.Part value, Checks checks) {
            checks.beginRecord(this);
            if (checks.endRecord()) {
                checkRules(value, checks);
            }
        }

        private static void checkRules(Period.Part value, Checks checks) {
            try {
                checks.rule(value.even(), "must be even", "share");
            } catch (RuntimeException | StackOverflowError e) {
                checks.constructorFailed(e);
            }
        }

        @Override
        public void writeMembers(Period.Part value, JsonAppender out) {
            out.plainName("share").number(value.share());
        }
    }
}
