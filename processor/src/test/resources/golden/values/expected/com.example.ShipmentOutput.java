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
import dev.llmoutput.runtime.typed.AnyShape;
import dev.llmoutput.runtime.typed.Checks;
import dev.llmoutput.runtime.typed.ContractData;
import dev.llmoutput.runtime.typed.ContractText;
import dev.llmoutput.runtime.typed.DateFormats;
import dev.llmoutput.runtime.typed.EnumNames;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.PatternCheck;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TextShape;
import dev.llmoutput.runtime.typed.TypedReader;
import dev.llmoutput.runtime.typed.WrapperShape;
import java.lang.Integer;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Shipment}, reads its reply, checks it and writes it.
 *
 * <p>Records that are their only component.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Shipment":{"description":"Records that are their only component.",\
        "components":{"id":{"description":"as printed"},"others":{},"parent":{"absence":"optional"},"weights":{},\
        "samples":{"items":{"absence":"optional"}},"prices":{},"limit":{},"due":{},"grade":{},"line":{},"label":{"arguments":[{"notBlank":true}]},\
        "count":{},"nested":{},"tree":{},"key":{"absence":"optional"},"anything":{}}},"com.example.Shipment$TicketId":{"description":"A ticket.",\
        "components":{"value":{"maxSize":8,"patterns":[{"regex":"T-[0-9]+","schema":"^(?:T-[0-9]+)$"}]}}},"com.example.Shipment$Weight":{"components":{"grams":{"minimum":0,\
        "maximum":100}}},"com.example.Shipment$Price":{"components":{"amount":{}}},"com.example.Shipment$Due":{"description":"When it must be there; a working day",\
        "components":{"day":{}}},"com.example.Shipment$Grade":{"components":{"level":{}}},"com.example.Shipment$Line":{"components":{"item":{}}},\
        "com.example.Shipment$Box<String{notBlank}>":{"components":{"content":{"notBlank":true}}},"com.example.Shipment$Box<Integer>":{"components":{"content":{}}},\
        "com.example.Shipment$Nested":{"components":{"inner":{}}},"com.example.Shipment$Tree":{"description":"Trees of trees.",\
        "components":{"children":{}}},"com.example.Shipment$Key":{"components":{"text":{"minSize":4}}},"com.example.Shipment$Anything":{"components":{"value":{}}},\
        "com.example.Shipment$Line$Item":{"description":"What is sent.","components":{"name":{"notBlank":true},\
        "pieces":{"minimum":1}}},"com.example.Shipment$Nested$Inner":{"components":{"words":{"minSize":1,"items":{"notBlank":true}}}}},\
        "enums":{"com.example.Shipment$Grade$Level":{"constants":{"LOW":{},"HIGH":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class ShipmentOutput implements OutputType<Shipment> {
    /**
     * The contract as its annotation declares it.
     */
    public static final ShipmentOutput TYPE = new ShipmentOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"shipment","type":"object","description":"Records that are their only component.",\
    "properties":{"id":{"$ref":"#/$defs/TicketId","description":"as printed","examples":["T-12"]},"others":{"type":"array",\
    "items":{"$ref":"#/$defs/TicketId"}},"parent":{"anyOf":[{"$ref":"#/$defs/TicketId"},{"type":"null"}]},\
    "weights":{"type":"object","additionalProperties":{"$ref":"#/$defs/Weight"}},"samples":{"type":"array",\
    "items":{"anyOf":[{"$ref":"#/$defs/Weight"},{"type":"null"}]}},"prices":{"type":"array","uniqueItems":true,\
    "items":{"type":"number"}},"limit":{"anyOf":[{"$ref":"#/$defs/Weight"},{"type":"null"}],"default":7},\
    "due":{"type":"string","format":"date","description":"When it must be there; a working day"},"grade":{"type":"string",\
    "enum":["LOW","HIGH"]},"line":{"type":"object","description":"What is sent.","properties":{"name":{"type":"string",\
    "pattern":"\\\\S"},"pieces":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["name","pieces"],\
    "additionalProperties":false},"label":{"type":"string","pattern":"\\\\S"},"count":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647},"nested":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},\
    "tree":{"$ref":"#/$defs/Tree"},"key":{"type":["string","null"],"minLength":4},"anything":{}},"required":["id",\
    "others","weights","samples","prices","due","grade","line","label","count","nested","tree","anything"],\
    "additionalProperties":false,"$defs":{"TicketId":{"type":"string","maxLength":8,"pattern":"^(?:T-[0-9]+)$",\
    "description":"A ticket."},"Weight":{"type":"integer","minimum":0,"maximum":100},"Tree":{"type":"array",\
    "description":"Trees of trees.","items":{"$ref":"#/$defs/Tree"}}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Records that are their only component.
     id: TicketId, // as printed; example "T-12"
     others: TicketId[],
     parent?: TicketId,
     weights: {[key: string]: Weight},
     samples: (Weight|null)[],
     prices: number[], // no duplicates
     limit?: Weight, // default 7
     due: string, // YYYY-MM-DD; When it must be there; a working day
     grade: "LOW"|"HIGH",
     line: { // What is sent.
      name: string, // not blank
      pieces: integer // >=1
     },
     label: string, // not blank
     count: integer,
     nested: string[], // not empty, each not blank
     tree: Tree,
     key?: string, // >=4 characters
     anything: any
    }
    TicketId = string // <=8 characters, matches T-[0-9]+; A ticket.
    Weight = integer // 0..100
    Tree = Tree[] // Trees of trees.""");

    private static final EnumNames<Shipment.Grade.Level> LEVEL = EnumNames.of(new Shipment.Grade.Level[] {Shipment.Grade.Level.LOW,
            Shipment.Grade.Level.HIGH}, "LOW", "HIGH");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("shipment", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"shipment","type":"object","description":"Records that are their only component.",\
    "properties":{"id":{"$ref":"#/$defs/TicketId","description":"as printed","examples":["T-12"]},"others":{"type":"array",\
    "items":{"$ref":"#/$defs/TicketId"}},"parent":{"anyOf":[{"$ref":"#/$defs/TicketId"},{"type":"null"}]},\
    "weights":{"type":"object","additionalProperties":{"$ref":"#/$defs/Weight"}},"samples":{"type":"array",\
    "items":{"anyOf":[{"$ref":"#/$defs/Weight"},{"type":"null"}]}},"prices":{"type":"array","uniqueItems":true,\
    "items":{"type":"number"}},"limit":{"anyOf":[{"$ref":"#/$defs/Weight"},{"type":"null"}],"default":7},\
    "due":{"type":"string","format":"date","description":"When it must be there; a working day"},"grade":{"type":"string",\
    "enum":["LOW","HIGH"]},"line":{"type":"object","description":"What is sent.","properties":{"name":{"type":"string",\
    "pattern":"\\\\S"},"pieces":{"type":"integer","minimum":1,"maximum":2147483647}},"required":["name","pieces"],\
    "additionalProperties":false},"label":{"type":"string","pattern":"\\\\S"},"count":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647},"nested":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\\\S"}},\
    "tree":{"$ref":"#/$defs/Tree"},"key":{"type":["string","null"],"minLength":4},"anything":{}},"required":["id",\
    "others","parent","weights","samples","prices","limit","due","grade","line","label","count","nested",\
    "tree","key","anything"],"additionalProperties":false,"$defs":{"TicketId":{"type":"string","maxLength":8,\
    "pattern":"^(?:T-[0-9]+)$","description":"A ticket."},"Weight":{"type":"integer","minimum":0,"maximum":100},\
    "Tree":{"type":"array","description":"Trees of trees.","items":{"$ref":"#/$defs/Tree"}}}}""");

    private final ReadOptions options;

    private ShipmentOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static ShipmentOutput type(ReadOptions options) {
        return new ShipmentOutput(options);
    }

    @Override
    public String name() {
        return "shipment";
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
    public Parsed<Shipment> parse(String raw) {
        return ShipmentShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Shipment> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Shipment> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Shipment> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shipment>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shipment>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Shipment> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Shipment> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Shipment> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Shipment> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shipment>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shipment>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shipment>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shipment>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Shipment> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Shipment> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(ShipmentShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Shipment value) {
        return ShipmentShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Shipment value) {
        return ShipmentShape.SHAPE.toJson(value);
    }

    /**
     * {@code Shipment} as a JSON object.
     */
    private static final class ShipmentShape extends RecordShape<Shipment> {
        static final ShipmentShape SHAPE = new ShipmentShape();

        private ShipmentShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 16)
                    .required("id", "a string")
                    .required("others", "an array")
                    .optional("parent")
                    .required("weights", "an object")
                    .required("samples", "an array")
                    .required("prices", "an array")
                    .required("limit", "an integer").defaultJson("7")
                    .required("due", DateFormats.LOCAL_DATE.expected())
                    .required("grade", LEVEL.expected())
                    .required("line", "an object")
                    .required("label", "a string")
                    .required("count", "an integer")
                    .required("nested", "an array")
                    .required("tree", "an array")
                    .optional("key")
                    .required("anything", "a value")
                    .holdsSecrets());
        }

        @Override
        public Shipment read(TypedReader in) {
            Shipment.TicketId id = null;
            List<Shipment.TicketId> others = null;
            Shipment.TicketId parent = null;
            Map<String, Shipment.Weight> weights = null;
            List<Optional<Shipment.Weight>> samples = null;
            Set<Shipment.Price> prices = null;
            Shipment.Weight limit = null;
            Shipment.Due due = null;
            Shipment.Grade grade = null;
            Shipment.Line line = null;
            Shipment.Box<String> label = null;
            Shipment.Box<Integer> count = null;
            Shipment.Nested nested = null;
            Shipment.Tree tree = null;
            Shipment.Key key = null;
            Shipment.Anything anything = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> id = TicketIdShape.SHAPE.read(in);
                    case 1 -> others = TicketIdShape.SHAPE.readList(in);
                    case 2 -> parent = in.readNull() ? null : TicketIdShape.SHAPE.read(in);
                    case 3 -> weights = WeightShape.SHAPE.readMap(in);
                    case 4 -> samples = readSamples(in);
                    case 5 -> prices = in.set(PriceShape.SHAPE.readList(in), PriceShape.SHAPE);
                    case 6 -> limit = WeightShape.SHAPE.read(in);
                    case 7 -> due = DueShape.SHAPE.read(in);
                    case 8 -> grade = GradeShape.SHAPE.read(in);
                    case 9 -> line = LineShape.SHAPE.read(in);
                    case 10 -> label = BoxShape.SHAPE.read(in);
                    case 11 -> count = BoxShape2.SHAPE.read(in);
                    case 12 -> nested = NestedShape.SHAPE.read(in);
                    case 13 -> tree = TreeShape.SHAPE.read(in);
                    case 14 -> key = in.readNull() ? null : KeyShape.SHAPE.read(in);
                    default -> anything = AnythingShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shipment(id, others, Optional.ofNullable(parent), weights, samples,
                        prices, limit, due, grade, line, label, count, nested, tree,
                        Optional.ofNullable(key), anything);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed();
            }
        }

        private static List<Optional<Shipment.Weight>> readSamples(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Optional<Shipment.Weight>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(Optional.ofNullable(in.readNullItem() ? null : WeightShape.SHAPE.read(in)));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Shipment value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.id())) {
                TicketIdShape.SHAPE.check(value.id(), checks);
            }
            checks.present(1, value.others());
            TicketIdShape.SHAPE.checkList(value.others(), checks);
            if (checks.present(2, value.parent()) && value.parent().isPresent()) {
                TicketIdShape.SHAPE.check(value.parent().get(), checks);
            }
            checks.present(3, value.weights());
            WeightShape.SHAPE.checkMap(value.weights(), checks);
            if (checks.present(4, value.samples())) {
                checks.beginArray();
                for (Optional<Shipment.Weight> item : value.samples()) {
                    checks.nextElement();
                    if (checks.present(item, "an integer") && item.isPresent()) {
                        WeightShape.SHAPE.check(item.get(), checks);
                    }
                }
                checks.endArray();
            }
            checks.present(5, value.prices());
            PriceShape.SHAPE.checkList(value.prices(), checks);
            checks.distinct(value.prices(), PriceShape.SHAPE);
            if (checks.present(6, value.limit())) {
                WeightShape.SHAPE.check(value.limit(), checks);
            }
            if (checks.present(7, value.due())) {
                DueShape.SHAPE.check(value.due(), checks);
            }
            if (checks.present(8, value.grade())) {
                GradeShape.SHAPE.check(value.grade(), checks);
            }
            if (checks.present(9, value.line())) {
                LineShape.SHAPE.check(value.line(), checks);
            }
            if (checks.present(10, value.label())) {
                BoxShape.SHAPE.check(value.label(), checks);
            }
            if (checks.present(11, value.count())) {
                BoxShape2.SHAPE.check(value.count(), checks);
            }
            if (checks.present(12, value.nested())) {
                NestedShape.SHAPE.check(value.nested(), checks);
            }
            if (checks.present(13, value.tree())) {
                TreeShape.SHAPE.check(value.tree(), checks);
            }
            if (checks.present(14, value.key()) && value.key().isPresent()) {
                KeyShape.SHAPE.check(value.key().get(), checks);
            }
            if (checks.present(15, value.anything())) {
                AnythingShape.SHAPE.check(value.anything(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shipment value, JsonAppender out) {
            TicketIdShape.SHAPE.write(value.id(), out.plainName("id"));
            TicketIdShape.SHAPE.writeList(value.others(), out.plainName("others"));
            if (value.parent().isPresent()) {
                TicketIdShape.SHAPE.write(value.parent().get(), out.plainName("parent"));
            }
            WeightShape.SHAPE.writeMap(value.weights(), out.plainName("weights"));
            out.plainName("samples").beginArray();
            for (Optional<Shipment.Weight> item : value.samples()) {
                if (item.isPresent()) {
                    WeightShape.SHAPE.write(item.get(), out);
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
            PriceShape.SHAPE.writeList(value.prices(), out.plainName("prices"));
            WeightShape.SHAPE.write(value.limit(), out.plainName("limit"));
            DueShape.SHAPE.write(value.due(), out.plainName("due"));
            GradeShape.SHAPE.write(value.grade(), out.plainName("grade"));
            LineShape.SHAPE.write(value.line(), out.plainName("line"));
            BoxShape.SHAPE.write(value.label(), out.plainName("label"));
            BoxShape2.SHAPE.write(value.count(), out.plainName("count"));
            NestedShape.SHAPE.write(value.nested(), out.plainName("nested"));
            TreeShape.SHAPE.write(value.tree(), out.plainName("tree"));
            if (value.key().isPresent()) {
                KeyShape.SHAPE.write(value.key().get(), out.plainName("key"));
            }
            AnythingShape.SHAPE.write(value.anything(), out.plainName("anything"));
        }
    }

    /**
     * {@code Shipment.TicketId} as what its only component is.
     */
    private static final class TicketIdShape extends WrapperShape<Shipment.TicketId> {
        static final TicketIdShape SHAPE = new TicketIdShape();

        private static final PatternCheck VALUE_PATTERN = PatternCheck.of("T-[0-9]+");

        private TicketIdShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("value", "a string"), TextShape.SHAPE);
        }

        @Override
        public Shipment.TicketId read(TypedReader in) {
            in.beginValue(this);
            String value = in.readString();
            in.maxLength(value, 8);
            in.pattern(value, VALUE_PATTERN);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.TicketId(value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.TicketId value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.value());
            checks.maxLength(value.value(), 8);
            checks.pattern(value.value(), VALUE_PATTERN);
            checks.endValue();
        }

        @Override
        public void write(Shipment.TicketId value, JsonAppender out) {
            out.string(value.value());
        }
    }

    /**
     * {@code Shipment.Weight} as what its only component is.
     */
    private static final class WeightShape extends WrapperShape<Shipment.Weight> {
        static final WeightShape SHAPE = new WeightShape();

        private WeightShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("grams", "an integer"), JsonType.NUMBER);
        }

        @Override
        public Shipment.Weight read(TypedReader in) {
            in.beginValue(this);
            int grams = in.readInt(0, 100);
            in.minimum(grams, 0);
            in.maximum(grams, 100);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Weight(grams);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Weight value, Checks checks) {
            checks.beginValue(this);
            checks.atField(0);
            checks.minimum(value.grams(), 0);
            checks.maximum(value.grams(), 100);
            checks.endValue();
        }

        @Override
        public void write(Shipment.Weight value, JsonAppender out) {
            out.number(value.grams());
        }
    }

    /**
     * {@code Shipment.Price} as what its only component is.
     */
    private static final class PriceShape extends WrapperShape<Shipment.Price> {
        static final PriceShape SHAPE = new PriceShape();

        private PriceShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("amount", "a number"), JsonType.NUMBER);
        }

        @Override
        public Shipment.Price read(TypedReader in) {
            in.beginValue(this);
            BigDecimal amount = in.readBigDecimal();
            if (!in.endValue()) {
                return null;
            }
            try {
                Shipment.Price value = new Shipment.Price(amount);
                checkRules(value, in);
                return value;
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Price value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.amount());
            if (checks.endValue()) {
                checkRules(value, checks);
            }
        }

        private static void checkRules(Shipment.Price value, Checks checks) {
            try {
                checks.rule(value.exact(), "must have at most 2 decimal places", "");
            } catch (RuntimeException | StackOverflowError e) {
                checks.constructorFailed(e);
            }
        }

        @Override
        public void write(Shipment.Price value, JsonAppender out) {
            out.number(value.amount());
        }
    }

    /**
     * {@code Shipment.Due} as what its only component is.
     */
    private static final class DueShape extends WrapperShape<Shipment.Due> {
        static final DueShape SHAPE = new DueShape();

        private DueShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("day", DateFormats.LOCAL_DATE.expected()), DateFormats.LOCAL_DATE);
        }

        @Override
        public Shipment.Due read(TypedReader in) {
            in.beginValue(this);
            LocalDate day = DateFormats.LOCAL_DATE.read(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Due(day);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Due value, Checks checks) {
            checks.beginValue(this);
            if (checks.present(0, value.day())) {
                DateFormats.LOCAL_DATE.check(value.day(), checks);
            }
            checks.endValue();
        }

        @Override
        public void write(Shipment.Due value, JsonAppender out) {
            DateFormats.LOCAL_DATE.write(value.day(), out);
        }
    }

    /**
     * {@code Shipment.Grade} as what its only component is.
     */
    private static final class GradeShape extends WrapperShape<Shipment.Grade> {
        static final GradeShape SHAPE = new GradeShape();

        private GradeShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("level", LEVEL.expected()), LEVEL);
        }

        @Override
        public Shipment.Grade read(TypedReader in) {
            in.beginValue(this);
            Shipment.Grade.Level level = in.readEnum(LEVEL);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Grade(level);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Grade value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.level());
            checks.endValue();
        }

        @Override
        public void write(Shipment.Grade value, JsonAppender out) {
            out.string(LEVEL.nameOf(value.level()));
        }
    }

    /**
     * {@code Shipment.Line} as what its only component is.
     */
    private static final class LineShape extends WrapperShape<Shipment.Line> {
        static final LineShape SHAPE = new LineShape();

        private LineShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("item", "an object"), ItemShape.SHAPE);
        }

        @Override
        public Shipment.Line read(TypedReader in) {
            in.beginValue(this);
            Shipment.Line.Item item = ItemShape.SHAPE.read(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Line(item);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Line value, Checks checks) {
            checks.beginValue(this);
            if (checks.present(0, value.item())) {
                ItemShape.SHAPE.check(value.item(), checks);
            }
            checks.endValue();
        }

        @Override
        public void write(Shipment.Line value, JsonAppender out) {
            ItemShape.SHAPE.write(value.item(), out);
        }
    }

    /**
     * {@code Shipment.Box<String>} as what its only component is.
     */
    private static final class BoxShape extends WrapperShape<Shipment.Box<String>> {
        static final BoxShape SHAPE = new BoxShape();

        private BoxShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("content", "a string"), TextShape.SHAPE);
        }

        @Override
        public Shipment.Box<String> read(TypedReader in) {
            in.beginValue(this);
            String content = in.readString();
            in.notBlank(content);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Box<String>(content);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Box<String> value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.content());
            checks.notBlank(value.content());
            checks.endValue();
        }

        @Override
        public void write(Shipment.Box<String> value, JsonAppender out) {
            out.string(value.content());
        }
    }

    /**
     * {@code Shipment.Box<Integer>} as what its only component is.
     */
    private static final class BoxShape2 extends WrapperShape<Shipment.Box<Integer>> {
        static final BoxShape2 SHAPE = new BoxShape2();

        private BoxShape2() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("content", "an integer"), JsonType.NUMBER);
        }

        @Override
        public Shipment.Box<Integer> read(TypedReader in) {
            in.beginValue(this);
            int content = in.readInt();
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Box<Integer>(content);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Box<Integer> value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.content());
            checks.endValue();
        }

        @Override
        public void write(Shipment.Box<Integer> value, JsonAppender out) {
            out.number(value.content());
        }
    }

    /**
     * {@code Shipment.Nested} as what its only component is.
     */
    private static final class NestedShape extends WrapperShape<Shipment.Nested> {
        static final NestedShape SHAPE = new NestedShape();

        private NestedShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("inner", "an array"), InnerShape.SHAPE);
        }

        @Override
        public Shipment.Nested read(TypedReader in) {
            in.beginValue(this);
            Shipment.Nested.Inner inner = InnerShape.SHAPE.read(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Nested(inner);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Nested value, Checks checks) {
            checks.beginValue(this);
            if (checks.present(0, value.inner())) {
                InnerShape.SHAPE.check(value.inner(), checks);
            }
            checks.endValue();
        }

        @Override
        public void write(Shipment.Nested value, JsonAppender out) {
            InnerShape.SHAPE.write(value.inner(), out);
        }
    }

    /**
     * {@code Shipment.Tree} as what its only component is.
     */
    private static final class TreeShape extends WrapperShape<Shipment.Tree> {
        static final TreeShape SHAPE = new TreeShape();

        private TreeShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("children", "an array"), JsonType.ARRAY);
        }

        @Override
        public Shipment.Tree read(TypedReader in) {
            in.beginValue(this);
            List<Shipment.Tree> children = TreeShape.SHAPE.readList(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Tree(children);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Tree value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.children());
            TreeShape.SHAPE.checkList(value.children(), checks);
            checks.endValue();
        }

        @Override
        public void write(Shipment.Tree value, JsonAppender out) {
            TreeShape.SHAPE.writeList(value.children(), out);
        }
    }

    /**
     * {@code Shipment.Key} as what its only component is.
     */
    private static final class KeyShape extends WrapperShape<Shipment.Key> {
        static final KeyShape SHAPE = new KeyShape();

        private KeyShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("text", "a string").secret(), TextShape.SHAPE);
        }

        @Override
        public Shipment.Key read(TypedReader in) {
            in.beginValue(this);
            String text = in.readString();
            in.minLength(text, 4);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Key(text);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed();
            }
        }

        @Override
        public void check(Shipment.Key value, Checks checks) {
            checks.beginValue(this);
            checks.present(0, value.text());
            checks.minLength(value.text(), 4);
            checks.endValue();
        }

        @Override
        public void write(Shipment.Key value, JsonAppender out) {
            out.string(value.text());
        }
    }

    /**
     * {@code Shipment.Anything} as what its only component is.
     */
    private static final class AnythingShape extends WrapperShape<Shipment.Anything> {
        static final AnythingShape SHAPE = new AnythingShape();

        private AnythingShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("value", "a value"), AnyShape.SHAPE);
        }

        @Override
        public Shipment.Anything read(TypedReader in) {
            in.beginValue(this);
            Object value = AnyShape.SHAPE.read(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Anything(value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Anything value, Checks checks) {
            checks.beginValue(this);
            checks.atField(0);
            AnyShape.SHAPE.check(value.value(), checks);
            checks.endValue();
        }

        @Override
        public void write(Shipment.Anything value, JsonAppender out) {
            AnyShape.SHAPE.write(value.value(), out);
        }
    }

    /**
     * {@code Shipment.Line.Item} as a JSON object.
     */
    private static final class ItemShape extends RecordShape<Shipment.Line.Item> {
        static final ItemShape SHAPE = new ItemShape();

        private ItemShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("name", "a string")
                    .required("pieces", "an integer"));
        }

        @Override
        public Shipment.Line.Item read(TypedReader in) {
            String name = null;
            int pieces = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        name = in.readString();
                        in.notBlank(name);
                    }
                    default -> {
                        pieces = in.readInt(1, 2147483647);
                        in.minimum(pieces, 1);
                    }
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shipment.Line.Item(name, pieces);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shipment.Line.Item value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.notBlank(value.name());
            checks.atField(1);
            checks.minimum(value.pieces(), 1);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shipment.Line.Item value, JsonAppender out) {
            out.plainName("name").string(value.name());
            out.plainName("pieces").number(value.pieces());
        }
    }

    /**
     * {@code Shipment.Nested.Inner} as what its only component is.
     */
    private static final class InnerShape extends WrapperShape<Shipment.Nested.Inner> {
        static final InnerShape SHAPE = new InnerShape();

        private InnerShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("words", "an array"), JsonType.ARRAY);
        }

        @Override
        public Shipment.Nested.Inner read(TypedReader in) {
            in.beginValue(this);
            List<String> words = readWords(in);
            in.minItems(words, 1);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Shipment.Nested.Inner(words);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<String> readWords(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<String> items = new ArrayList<>();
            while (in.nextElement()) {
                String item = in.readString();
                in.notBlank(item);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Shipment.Nested.Inner value, Checks checks) {
            checks.beginValue(this);
            if (checks.present(0, value.words())) {
                checks.beginArray();
                for (String item : value.words()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                    checks.notBlank(item);
                }
                checks.endArray();
                checks.minItems(value.words(), 1);
            }
            checks.endValue();
        }

        @Override
        public void write(Shipment.Nested.Inner value, JsonAppender out) {
            out.beginArray();
            for (String item : value.words()) {
                out.string(item);
            }
            out.endArray();
        }
    }
}
