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
import dev.llmoutput.runtime.typed.AnyShape;
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
import dev.llmoutput.runtime.typed.WrapperShape;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Preset}, reads its reply, checks it and writes it.
 *
 * <p>Null is a value of its own where anything may stand, and so is none that a default stands in for.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Preset":{"description":"Null is a value of its own where anything may stand, and so is none that a default stands in for.",\
        "components":{"level":{},"mark":{},"sure":{"notNull":true},"lines":{}}},"com.example.Preset$Mark":{"components":{"content":{}}},\
        "com.example.Preset$Line":{"components":{"name":{},"price":{}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class PresetOutput implements OutputType<Preset> {
    /**
     * The contract as its annotation declares it.
     */
    public static final PresetOutput TYPE = new PresetOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"preset","type":"object","description":"Null is a value of its own where anything may stand, and so is none that a default stands in for.",\
    "properties":{"level":{"default":5},"mark":{"default":6},"sure":{"default":7},"lines":{"type":"array",\
    "uniqueItems":true,"items":{"type":"object","properties":{"name":{"type":"string"},"price":{"type":"number"}},\
    "required":["name","price"],"additionalProperties":false}}},"required":["lines"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Null is a value of its own where anything may stand, and so is none that a default stands in for.
     level?: any, // default 5
     mark?: any, // default 6
     sure?: any, // not null; default 7
     lines: [{name: string, price: number}] // no duplicates
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("preset", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"preset","type":"object","description":"Null is a value of its own where anything may stand, and so is none that a default stands in for.",\
    "properties":{"level":{"default":5},"mark":{"default":6},"sure":{"default":7},"lines":{"type":"array",\
    "uniqueItems":true,"items":{"type":"object","properties":{"name":{"type":"string"},"price":{"type":"number"}},\
    "required":["name","price"],"additionalProperties":false}}},"required":["level","mark","sure","lines"],\
    "additionalProperties":false}""");

    private final ReadOptions options;

    private PresetOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static PresetOutput type(ReadOptions options) {
        return new PresetOutput(options);
    }

    @Override
    public String name() {
        return "preset";
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
    public Parsed<Preset> parse(String raw) {
        return PresetShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Preset> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Preset> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Preset> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Preset>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Preset>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Preset> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Preset> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Preset> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Preset> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Preset>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Preset>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Preset>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Preset>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Preset> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Preset> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(PresetShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Preset value) {
        return PresetShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Preset value) {
        return PresetShape.SHAPE.toJson(value);
    }

    /**
     * {@code Preset} as a JSON object.
     */
    private static final class PresetShape extends RecordShape<Preset> {
        static final PresetShape SHAPE = new PresetShape();

        private PresetShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 4)
                    .optional("level").defaultJson("5")
                    .optional("mark").defaultJson("6")
                    .required("sure", "a value other than null").defaultJson("7")
                    .required("lines", "an array"));
        }

        @Override
        public Preset read(TypedReader in) {
            Object level = null;
            Preset.Mark mark = null;
            Object sure = null;
            Set<Preset.Line> lines = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> level = AnyShape.SHAPE.read(in);
                    case 1 -> mark = MarkShape.SHAPE.read(in);
                    case 2 -> sure = AnyShape.NOT_NULL.read(in);
                    default -> lines = in.set(LineShape.SHAPE.readList(in), LineShape.SHAPE);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Preset(level, mark, sure, lines);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Preset value, Checks checks) {
            checks.beginRecord(this);
            checks.atField(0);
            AnyShape.SHAPE.check(value.level(), checks);
            if (checks.present(1, value.mark())) {
                MarkShape.SHAPE.check(value.mark(), checks);
            }
            if (checks.present(2, value.sure())) {
                AnyShape.NOT_NULL.check(value.sure(), checks);
            }
            checks.present(3, value.lines());
            LineShape.SHAPE.checkList(value.lines(), checks);
            checks.distinct(value.lines(), LineShape.SHAPE);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Preset value, JsonAppender out) {
            AnyShape.SHAPE.write(value.level(), out.plainName("level"));
            MarkShape.SHAPE.write(value.mark(), out.plainName("mark"));
            AnyShape.NOT_NULL.write(value.sure(), out.plainName("sure"));
            LineShape.SHAPE.writeList(value.lines(), out.plainName("lines"));
        }
    }

    /**
     * {@code Preset.Mark} as what its only component is.
     */
    private static final class MarkShape extends WrapperShape<Preset.Mark> {
        static final MarkShape SHAPE = new MarkShape();

        private MarkShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("content", "a value"), AnyShape.SHAPE);
        }

        @Override
        public Preset.Mark read(TypedReader in) {
            in.beginValue(this);
            Object content = AnyShape.SHAPE.read(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Preset.Mark(content);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Preset.Mark value, Checks checks) {
            checks.beginValue(this);
            checks.atField(0);
            AnyShape.SHAPE.check(value.content(), checks);
            checks.endValue();
        }

        @Override
        public void write(Preset.Mark value, JsonAppender out) {
            AnyShape.SHAPE.write(value.content(), out);
        }
    }

    /**
     * {@code Preset.Line} as a JSON object.
     */
    private static final class LineShape extends RecordShape<Preset.Line> {
        static final LineShape SHAPE = new LineShape();

        private LineShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("name", "a string")
                    .required("price", "a number"));
        }

        @Override
        public Preset.Line read(TypedReader in) {
            String name = null;
            double price = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> name = in.readString();
                    default -> price = in.readDouble();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Preset.Line(name, price);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Preset.Line value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.atField(1);
            checks.finite(value.price());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Preset.Line value, JsonAppender out) {
            out.plainName("name").string(value.name());
            out.plainName("price").number(value.price());
        }
    }
}
