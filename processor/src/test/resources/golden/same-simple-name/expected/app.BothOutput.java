package app;

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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import two.Leaf;

/**
 * Asks a model for {@link Both}, reads its reply, checks it and writes it.
 *
 * <p>Types of one simple name, from the JDK's names and from packages.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"app.Both":{"description":"Types of one simple name, from the JDK's names and from packages.",\
        "components":{"left":{},"right":{},"two":{},"list":{},"kind":{},"other":{},"again":{}}},"one.Leaf":{"components":{"s":{}}},\
        "two.Leaf":{"components":{"n":{},"kind":{}}},"app.Both$Optional":{"components":{"it":{}}},"app.Both$List":{"components":{"all":{"items":{"absence":"optional"}}}}},\
        "enums":{"app.Both$Kind":{"constants":{"NEW":{}}},"two.Leaf$Kind":{"constants":{"BIG":{},"SMALL":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class BothOutput implements OutputType<Both> {
    /**
     * The contract as its annotation declares it.
     */
    public static final BothOutput TYPE = new BothOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"both","type":"object","description":"Types of one simple name, from the JDK's names and from packages.",\
    "properties":{"left":{"type":"object","properties":{"s":{"type":"string"}},"required":["s"],"additionalProperties":false},\
    "right":{"type":"array","items":{"$ref":"#/$defs/two.Leaf"}},"two":{"type":"object","properties":{"it":{"type":"string"}},\
    "required":["it"],"additionalProperties":false},"list":{"type":"object","properties":{"all":{"type":"array",\
    "items":{"type":["string","null"]}}},"required":["all"],"additionalProperties":false},"kind":{"type":"string",\
    "enum":["NEW"]},"other":{"$ref":"#/$defs/Leaf_Kind"},"again":{"$ref":"#/$defs/two.Leaf"}},"required":["left",\
    "right","two","list","kind","other","again"],"additionalProperties":false,"$defs":{"two.Leaf":{"type":"object",\
    "properties":{"n":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"kind":{"$ref":"#/$defs/Leaf_Kind"}},\
    "required":["n","kind"],"additionalProperties":false},"Leaf_Kind":{"type":"string","enum":["BIG","SMALL"]}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Types of one simple name, from the JDK's names and from packages.
     left: {s: string},
     right: two.Leaf[],
     two: {it: string},
     list: {all: (string|null)[]},
     kind: "NEW",
     other: Leaf_Kind,
     again: two.Leaf
    }
    two.Leaf = {n: integer, kind: Leaf_Kind}
    Leaf_Kind = "BIG"|"SMALL\"""");

    private static final EnumNames<Both.Kind> KIND = EnumNames.of(new Both.Kind[] {Both.Kind.NEW}, "NEW");

    private static final EnumNames<Leaf.Kind> KIND2 = EnumNames.of(new Leaf.Kind[] {Leaf.Kind.BIG,
            Leaf.Kind.SMALL}, "BIG", "SMALL");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("both", JSON_SCHEMA);

    private final ReadOptions options;

    private BothOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static BothOutput type(ReadOptions options) {
        return new BothOutput(options);
    }

    @Override
    public String name() {
        return "both";
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
    public Parsed<Both> parse(String raw) {
        return BothShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Both> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Both> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Both> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Both>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Both>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Both> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Both> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Both> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Both> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Both>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Both>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Both>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Both>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Both> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Both> list(ReadOptions options) {
        return ListOutput.of(type(options), dev.llmoutput.runtime.typed.ListShape.of(BothShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Both value) {
        return BothShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Both value) {
        return BothShape.SHAPE.toJson(value);
    }

    /**
     * {@code Both} as a JSON object.
     */
    private static final class BothShape extends RecordShape<Both> {
        static final BothShape SHAPE = new BothShape();

        private BothShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 7)
                    .required("left", "an object")
                    .required("right", "an array")
                    .required("two", "an object")
                    .required("list", "an object")
                    .required("kind", KIND.expected())
                    .required("other", KIND2.expected())
                    .required("again", "an object"));
        }

        @Override
        public Both read(TypedReader in) {
            one.Leaf left = null;
            List<Leaf> right = null;
            Both.Optional two2 = null;
            Both.List list = null;
            Both.Kind kind = null;
            Leaf.Kind other = null;
            Leaf again = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> left = LeafShape.SHAPE.read(in);
                    case 1 -> right = LeafShape2.SHAPE.readList(in);
                    case 2 -> two2 = OptionalShape.SHAPE.read(in);
                    case 3 -> list = ListShape.SHAPE.read(in);
                    case 4 -> kind = in.readEnum(KIND);
                    case 5 -> other = in.readEnum(KIND2);
                    default -> again = LeafShape2.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Both(left, right, two2, list, kind, other, again);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Both value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.left())) {
                LeafShape.SHAPE.check(value.left(), checks);
            }
            checks.present(1, value.right());
            LeafShape2.SHAPE.checkList(value.right(), checks);
            if (checks.present(2, value.two())) {
                OptionalShape.SHAPE.check(value.two(), checks);
            }
            if (checks.present(3, value.list())) {
                ListShape.SHAPE.check(value.list(), checks);
            }
            checks.present(4, value.kind());
            checks.present(5, value.other());
            if (checks.present(6, value.again())) {
                LeafShape2.SHAPE.check(value.again(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Both value, JsonAppender out) {
            LeafShape.SHAPE.write(value.left(), out.plainName("left"));
            LeafShape2.SHAPE.writeList(value.right(), out.plainName("right"));
            OptionalShape.SHAPE.write(value.two(), out.plainName("two"));
            ListShape.SHAPE.write(value.list(), out.plainName("list"));
            out.plainName("kind").string(KIND.nameOf(value.kind()));
            out.plainName("other").string(KIND2.nameOf(value.other()));
            LeafShape2.SHAPE.write(value.again(), out.plainName("again"));
        }
    }

    /**
     * {@code Leaf} as a JSON object.
     */
    private static final class LeafShape extends RecordShape<one.Leaf> {
        static final LeafShape SHAPE = new LeafShape();

        private LeafShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("s", "a string"));
        }

        @Override
        public one.Leaf read(TypedReader in) {
            String s = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                s = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new one.Leaf(s);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(one.Leaf value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.s());
            checks.endRecord();
        }

        @Override
        public void writeMembers(one.Leaf value, JsonAppender out) {
            out.plainName("s").string(value.s());
        }
    }

    /**
     * {@code Leaf} as a JSON object.
     */
    private static final class LeafShape2 extends RecordShape<Leaf> {
        static final LeafShape2 SHAPE = new LeafShape2();

        private LeafShape2() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("n", "an integer")
                    .required("kind", KIND2.expected()));
        }

        @Override
        public Leaf read(TypedReader in) {
            int n = 0;
            Leaf.Kind kind = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> n = in.readInt();
                    default -> kind = in.readEnum(KIND2);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Leaf(n, kind);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Leaf value, Checks checks) {
            checks.beginRecord(this);
            checks.present(1, value.kind());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Leaf value, JsonAppender out) {
            out.plainName("n").number(value.n());
            out.plainName("kind").string(KIND2.nameOf(value.kind()));
        }
    }

    /**
     * {@code Both.Optional} as a JSON object.
     */
    private static final class OptionalShape extends RecordShape<Both.Optional> {
        static final OptionalShape SHAPE = new OptionalShape();

        private OptionalShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("it", "a string"));
        }

        @Override
        public Both.Optional read(TypedReader in) {
            String it = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                it = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Both.Optional(it);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Both.Optional value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.it());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Both.Optional value, JsonAppender out) {
            out.plainName("it").string(value.it());
        }
    }

    /**
     * {@code Both.List} as a JSON object.
     */
    private static final class ListShape extends RecordShape<Both.List> {
        static final ListShape SHAPE = new ListShape();

        private ListShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("all", "an array"));
        }

        @Override
        public Both.List read(TypedReader in) {
            List<Optional<String>> all = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                all = readAll(in);
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Both.List(all);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<Optional<String>> readAll(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<Optional<String>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(Optional.ofNullable(in.readNullItem() ? null : in.readString()));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Both.List value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.all())) {
                checks.beginArray();
                for (Optional<String> item : value.all()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                }
                checks.endArray();
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Both.List value, JsonAppender out) {
            out.plainName("all").beginArray();
            for (Optional<String> item : value.all()) {
                if (item.isPresent()) {
                    out.string(item.get());
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
        }
    }
}
