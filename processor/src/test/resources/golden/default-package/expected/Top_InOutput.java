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
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Top.In}, reads its reply, checks it and writes it.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"Top$In":{"components":{"list":{},"dep":{},"shape":{},"text":{"absence":"optional"},\
        "mood":{"absence":"optional"}}},"List":{"components":{"strings":{},"parsed":{}}},"Top$Dep":{"components":{"s":{}}},\
        "Top$DepShape":{"components":{"s":{}}},"Parsed":{"components":{"n":{}}}},"enums":{"MOOD":{"constants":{"MOOD":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
final class Top_InOutput implements OutputType<Top.In> {
    /**
     * The contract as its annotation declares it.
     */
    public static final Top_InOutput TYPE = new Top_InOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"in","type":"object","properties":{"list":{"type":"object",\
    "properties":{"strings":{"type":"array","items":{"type":"string"}},"parsed":{"type":"object","properties":{"n":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"required":["n"],"additionalProperties":false}},"required":["strings",\
    "parsed"],"additionalProperties":false},"dep":{"type":"object","properties":{"s":{"type":"string"}},\
    "required":["s"],"additionalProperties":false},"shape":{"type":"object","properties":{"s":{"type":"string"}},\
    "required":["s"],"additionalProperties":false},"text":{"type":["string","null"]},"mood":{"type":["string",\
    "null"],"enum":["MOOD",null]}},"required":["list","dep","shape"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    {
     list: {strings: string[], parsed: {n: integer}},
     dep: {s: string},
     shape: {s: string},
     text?: string,
     mood?: "MOOD"
    }""");

    private static final EnumNames<MOOD> MOOD2 = EnumNames.of(new MOOD[] {MOOD.MOOD}, "MOOD");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("in", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"in","type":"object","properties":{"list":{"type":"object",\
    "properties":{"strings":{"type":"array","items":{"type":"string"}},"parsed":{"type":"object","properties":{"n":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"required":["n"],"additionalProperties":false}},"required":["strings",\
    "parsed"],"additionalProperties":false},"dep":{"type":"object","properties":{"s":{"type":"string"}},\
    "required":["s"],"additionalProperties":false},"shape":{"type":"object","properties":{"s":{"type":"string"}},\
    "required":["s"],"additionalProperties":false},"text":{"type":["string","null"]},"mood":{"type":["string",\
    "null"],"enum":["MOOD",null]}},"required":["list","dep","shape","text","mood"],"additionalProperties":false}""");

    private final ReadOptions options;

    private Top_InOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static Top_InOutput type(ReadOptions options) {
        return new Top_InOutput(options);
    }

    @Override
    public String name() {
        return "in";
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
    public dev.llmoutput.runtime.contract.Parsed<Top.In> parse(String raw) {
        return InShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Top.In> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Top.In> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Top.In> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Top.In>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Top.In>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Top.In> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Top.In> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Top.In> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Top.In> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Top.In>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Top.In>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Top.In>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Top.In>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Top.In> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Top.In> list(ReadOptions options) {
        return ListOutput.of(type(options), dev.llmoutput.runtime.typed.ListShape.of(InShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static java.util.List<Issue> validate(Top.In value) {
        return InShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Top.In value) {
        return InShape.SHAPE.toJson(value);
    }

    /**
     * {@code Top.In} as a JSON object.
     */
    private static final class InShape extends RecordShape<Top.In> {
        static final InShape SHAPE = new InShape();

        private InShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 5)
                    .required("list", "an object")
                    .required("dep", "an object")
                    .required("shape", "an object")
                    .optional("text")
                    .optional("mood"));
        }

        @Override
        public Top.In read(TypedReader in) {
            List list = null;
            Top.Dep dep = null;
            Top.DepShape shape = null;
            String text = null;
            MOOD mood = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> list = ListShape.SHAPE.read(in);
                    case 1 -> dep = DepShape2.SHAPE.read(in);
                    case 2 -> shape = DepShapeShape.SHAPE.read(in);
                    case 3 -> text = in.readNull() ? null : in.readString();
                    default -> mood = in.readNull() ? null : in.readEnum(MOOD2);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Top.In(list, dep, shape, Optional.ofNullable(text),
                        Optional.ofNullable(mood));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Top.In value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.list())) {
                ListShape.SHAPE.check(value.list(), checks);
            }
            if (checks.present(1, value.dep())) {
                DepShape2.SHAPE.check(value.dep(), checks);
            }
            if (checks.present(2, value.shape())) {
                DepShapeShape.SHAPE.check(value.shape(), checks);
            }
            checks.present(3, value.text());
            checks.present(4, value.mood());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Top.In value, JsonAppender out) {
            ListShape.SHAPE.write(value.list(), out.plainName("list"));
            DepShape2.SHAPE.write(value.dep(), out.plainName("dep"));
            DepShapeShape.SHAPE.write(value.shape(), out.plainName("shape"));
            if (value.text().isPresent()) {
                out.plainName("text").string(value.text().get());
            }
            if (value.mood().isPresent()) {
                out.plainName("mood").string(MOOD2.nameOf(value.mood().get()));
            }
        }
    }

    /**
     * {@code List} as a JSON object.
     */
    private static final class ListShape extends RecordShape<List> {
        static final ListShape SHAPE = new ListShape();

        private ListShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("strings", "an array")
                    .required("parsed", "an object"));
        }

        @Override
        public List read(TypedReader in) {
            java.util.List<String> strings = null;
            Parsed parsed = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> strings = TextShape.SHAPE.readList(in);
                    default -> parsed = ParsedShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new List(strings, parsed);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(List value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.strings());
            TextShape.SHAPE.checkList(value.strings(), checks);
            if (checks.present(1, value.parsed())) {
                ParsedShape.SHAPE.check(value.parsed(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(List value, JsonAppender out) {
            TextShape.SHAPE.writeList(value.strings(), out.plainName("strings"));
            ParsedShape.SHAPE.write(value.parsed(), out.plainName("parsed"));
        }
    }

    /**
     * {@code Top.Dep} as a JSON object.
     */
    private static final class DepShape2 extends RecordShape<Top.Dep> {
        static final DepShape2 SHAPE = new DepShape2();

        private DepShape2() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("s", "a string"));
        }

        @Override
        public Top.Dep read(TypedReader in) {
            String s = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                s = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Top.Dep(s);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Top.Dep value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.s());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Top.Dep value, JsonAppender out) {
            out.plainName("s").string(value.s());
        }
    }

    /**
     * {@code Top.DepShape} as a JSON object.
     */
    private static final class DepShapeShape extends RecordShape<Top.DepShape> {
        static final DepShapeShape SHAPE = new DepShapeShape();

        private DepShapeShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("s", "a string"));
        }

        @Override
        public Top.DepShape read(TypedReader in) {
            String s = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                s = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Top.DepShape(s);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Top.DepShape value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.s());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Top.DepShape value, JsonAppender out) {
            out.plainName("s").string(value.s());
        }
    }

    /**
     * {@code Parsed} as a JSON object.
     */
    private static final class ParsedShape extends RecordShape<Parsed> {
        static final ParsedShape SHAPE = new ParsedShape();

        private ParsedShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("n", "an integer"));
        }

        @Override
        public Parsed read(TypedReader in) {
            int n = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                n = in.readInt();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Parsed(n);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Parsed value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Parsed value, JsonAppender out) {
            out.plainName("n").number(value.n());
        }
    }
}
