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
import dev.llmoutput.runtime.typed.CodedShape;
import dev.llmoutput.runtime.typed.ContractData;
import dev.llmoutput.runtime.typed.ContractText;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.Primitives;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Double;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Deep}, reads its reply, checks it and writes it.
 *
 * <p>Sets whose items are equal in JSON or in Java, however deep what differs stands.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Deep":{"description":"Sets whose items are equal in JSON or in Java, however deep what differs stands.",\
        "components":{"lists":{},"maps":{},"maybe":{"items":{"absence":"optional"}},"numbers":{"items":{"items":{"absence":"optional"}}},\
        "arrays":{},"reals":{},"anything":{},"coded":{},"deepCoded":{},"tags":{},"groups":{}}},"com.example.Deep$Line":{"components":{"amount":{}}},\
        "com.example.Deep$Tag":{"description":"Equal in any letter case.","components":{"name":{}}},"com.example.Deep$Group":{"components":{"lines":{}}}},\
        "enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class DeepOutput implements OutputType<Deep> {
    /**
     * The contract as its annotation declares it.
     */
    public static final DeepOutput TYPE = new DeepOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"deep","type":"object","description":"Sets whose items are equal in JSON or in Java, however deep what differs stands.",\
    "properties":{"lists":{"type":"array","uniqueItems":true,"items":{"type":"array","items":{"$ref":"#/$defs/Line"}}},\
    "maps":{"type":"array","uniqueItems":true,"items":{"type":"object","additionalProperties":{"$ref":"#/$defs/Line"}}},\
    "maybe":{"type":"array","uniqueItems":true,"items":{"anyOf":[{"$ref":"#/$defs/Line"},{"type":"null"}]}},\
    "numbers":{"type":"array","uniqueItems":true,"items":{"type":"array","items":{"type":["number","null"]}}},\
    "arrays":{"type":"array","uniqueItems":true,"items":{"type":"array","items":{"type":"array","items":{"$ref":"#/$defs/Line"}}}},\
    "reals":{"type":"array","uniqueItems":true,"items":{"type":"array","items":{"type":"array","items":{"type":"number"}}}},\
    "anything":{"type":"array","uniqueItems":true,"items":{"type":"array","items":{}}},"coded":{"type":"array",\
    "uniqueItems":true,"items":{"type":"string"}},"deepCoded":{"type":"array","uniqueItems":true,"items":{"type":"array",\
    "items":{"type":"string"}}},"tags":{"type":"array","uniqueItems":true,"items":{"type":"object","description":"Equal in any letter case.",\
    "properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}},"groups":{"type":"array",\
    "items":{"type":"object","properties":{"lines":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/Line"}}},\
    "required":["lines"],"additionalProperties":false}}},"required":["lists","maps","maybe","numbers","arrays",\
    "reals","anything","coded","deepCoded","tags","groups"],"additionalProperties":false,"$defs":{"Line":{"type":"object",\
    "properties":{"amount":{"type":"number"}},"required":["amount"],"additionalProperties":false}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Sets whose items are equal in JSON or in Java, however deep what differs stands.
     lists: Line[][], // no duplicates
     maps: {[key: string]: Line}[], // no duplicates
     maybe: (Line|null)[], // no duplicates
     numbers: (number|null)[][], // no duplicates
     arrays: Line[][][], // no duplicates
     reals: number[][][], // no duplicates
     anything: any[][], // no duplicates
     coded: string[], // no duplicates
     deepCoded: string[][], // no duplicates
     tags: [{name: string}], // no duplicates; Equal in any letter case.
     groups: [{
      lines: Line[] // no duplicates
     }]
    }
    Line = {amount: number}""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("deep", JSON_SCHEMA);

    private static final Deep.Builders BUILDERS_CODEC = new Deep.Builders();

    private final ReadOptions options;

    private DeepOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static DeepOutput type(ReadOptions options) {
        return new DeepOutput(options);
    }

    @Override
    public String name() {
        return "deep";
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
    public Parsed<Deep> parse(String raw) {
        return DeepShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Deep> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Deep> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Deep> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Deep>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Deep>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Deep> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Deep> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Deep> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Deep> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Deep>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Deep>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Deep>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Deep>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Deep> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Deep> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(DeepShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Deep value) {
        return DeepShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Deep value) {
        return DeepShape.SHAPE.toJson(value);
    }

    /**
     * {@code Deep} as a JSON object.
     */
    private static final class DeepShape extends RecordShape<Deep> {
        static final DeepShape SHAPE = new DeepShape();

        private DeepShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 11)
                    .required("lists", "an array")
                    .required("maps", "an array")
                    .required("maybe", "an array")
                    .required("numbers", "an array")
                    .required("arrays", "an array")
                    .required("reals", "an array")
                    .required("anything", "an array")
                    .required("coded", "an array")
                    .required("deepCoded", "an array")
                    .required("tags", "an array")
                    .required("groups", "an array"));
        }

        @Override
        public Deep read(TypedReader in) {
            Set<List<Deep.Line>> lists = null;
            Set<Map<String, Deep.Line>> maps = null;
            Set<Optional<Deep.Line>> maybe = null;
            Set<List<Optional<BigDecimal>>> numbers = null;
            Set<List<Deep.Line[]>> arrays = null;
            Set<List<double[]>> reals = null;
            Set<List<Object>> anything = null;
            Set<StringBuilder> coded = null;
            Set<List<StringBuilder>> deepCoded = null;
            Set<Deep.Tag> tags = null;
            List<Deep.Group> groups = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> lists = readLists(in);
                    case 1 -> maps = readMaps(in);
                    case 2 -> maybe = readMaybe(in);
                    case 3 -> numbers = readNumbers(in);
                    case 4 -> arrays = readArrays(in);
                    case 5 -> reals = readReals(in);
                    case 6 -> anything = readAnything(in);
                    case 7 -> coded = readCoded(in);
                    case 8 -> deepCoded = readDeepCoded(in);
                    case 9 -> tags = in.set(TagShape.SHAPE.readList(in), TagShape.SHAPE);
                    default -> groups = GroupShape.SHAPE.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Deep(lists, maps, maybe, numbers, arrays, reals, anything, coded,
                        deepCoded, tags, groups);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static Set<List<Deep.Line>> readLists(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Deep.Line>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(LineShape.SHAPE.readList(in));
            }
            in.endArray();
            return in.set(items, LineShape.SHAPE, 1);
        }

        private static Set<Map<String, Deep.Line>> readMaps(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<Map<String, Deep.Line>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(LineShape.SHAPE.readMap(in));
            }
            in.endArray();
            return in.set(items, LineShape.SHAPE, 1);
        }

        private static Set<Optional<Deep.Line>> readMaybe(TypedReader in) {
            if (!in.beginArray(JsonType.OBJECT)) {
                return null;
            }
            List<Optional<Deep.Line>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(Optional.ofNullable(in.readNullItem() ? null : LineShape.SHAPE.read(in)));
            }
            in.endArray();
            return in.set(items, LineShape.SHAPE);
        }

        private static Set<List<Optional<BigDecimal>>> readNumbers(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Optional<BigDecimal>>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readNumbersItems(in));
            }
            in.endArray();
            return in.set(items);
        }

        private static List<Optional<BigDecimal>> readNumbersItems(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Optional<BigDecimal>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(Optional.ofNullable(in.readNullItem() ? null : in.readBigDecimal()));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static Set<List<Deep.Line[]>> readArrays(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Deep.Line[]>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readArraysItems(in));
            }
            in.endArray();
            return in.set(items, LineShape.SHAPE, 2);
        }

        private static List<Deep.Line[]> readArraysItems(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<Deep.Line[]> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(LineShape.SHAPE.readArray(in, new Deep.Line[0]));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static Set<List<double[]>> readReals(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<double[]>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readRealsItems(in));
            }
            in.endArray();
            return in.set(items);
        }

        private static List<double[]> readRealsItems(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<double[]> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readRealsItemsItems(in));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static double[] readRealsItemsItems(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Double> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readDouble());
            }
            in.endArray();
            return Primitives.doubles(items);
        }

        private static Set<List<Object>> readAnything(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Object>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(AnyShape.SHAPE.readList(in));
            }
            in.endArray();
            return in.set(items, AnyShape.SHAPE, 1);
        }

        private static Set<StringBuilder> readCoded(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<StringBuilder> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readCoded(BUILDERS_CODEC));
            }
            in.endArray();
            return in.set(items, CodedShape.of(BUILDERS_CODEC));
        }

        private static Set<List<StringBuilder>> readDeepCoded(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<StringBuilder>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readDeepCodedItems(in));
            }
            in.endArray();
            return in.set(items, CodedShape.of(BUILDERS_CODEC), 1);
        }

        private static List<StringBuilder> readDeepCodedItems(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<StringBuilder> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readCoded(BUILDERS_CODEC));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Deep value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.lists())) {
                checks.beginArray();
                for (List<Deep.Line> item : value.lists()) {
                    checks.nextElement();
                    checks.present(item, "an array");
                    LineShape.SHAPE.checkList(item, checks);
                }
                checks.endArray();
                checks.distinct(value.lists(), LineShape.SHAPE, 1);
            }
            if (checks.present(1, value.maps())) {
                checks.beginArray();
                for (Map<String, Deep.Line> item : value.maps()) {
                    checks.nextElement();
                    checks.present(item, "an object");
                    LineShape.SHAPE.checkMap(item, checks);
                }
                checks.endArray();
                checks.distinct(value.maps(), LineShape.SHAPE, 1);
            }
            if (checks.present(2, value.maybe())) {
                checks.beginArray();
                for (Optional<Deep.Line> item : value.maybe()) {
                    checks.nextElement();
                    if (checks.present(item, "an object") && item.isPresent()) {
                        LineShape.SHAPE.check(item.get(), checks);
                    }
                }
                checks.endArray();
                checks.distinct(value.maybe(), LineShape.SHAPE);
            }
            if (checks.present(3, value.numbers())) {
                checks.beginArray();
                for (List<Optional<BigDecimal>> item : value.numbers()) {
                    checks.nextElement();
                    if (checks.present(item, "an array")) {
                        checks.beginArray();
                        for (Optional<BigDecimal> item2 : item) {
                            checks.nextElement();
                            checks.present(item2, "a number");
                        }
                        checks.endArray();
                    }
                }
                checks.endArray();
                checks.distinct(value.numbers());
            }
            if (checks.present(4, value.arrays())) {
                checks.beginArray();
                for (List<Deep.Line[]> item : value.arrays()) {
                    checks.nextElement();
                    if (checks.present(item, "an array")) {
                        checks.beginArray();
                        for (Deep.Line[] item2 : item) {
                            checks.nextElement();
                            if (checks.present(item2, "an array")) {
                                LineShape.SHAPE.checkList(Arrays.asList(item2), checks);
                            }
                        }
                        checks.endArray();
                    }
                }
                checks.endArray();
                checks.distinct(value.arrays(), LineShape.SHAPE, 2);
            }
            if (checks.present(5, value.reals())) {
                checks.beginArray();
                for (List<double[]> item : value.reals()) {
                    checks.nextElement();
                    if (checks.present(item, "an array")) {
                        checks.beginArray();
                        for (double[] item2 : item) {
                            checks.nextElement();
                            if (checks.present(item2, "an array")) {
                                checks.beginArray();
                                for (double item3 : item2) {
                                    checks.nextElement();
                                    checks.finite(item3);
                                }
                                checks.endArray();
                            }
                        }
                        checks.endArray();
                    }
                }
                checks.endArray();
                checks.distinct(value.reals());
            }
            if (checks.present(6, value.anything())) {
                checks.beginArray();
                for (List<Object> item : value.anything()) {
                    checks.nextElement();
                    checks.present(item, "an array");
                    AnyShape.SHAPE.checkList(item, checks);
                }
                checks.endArray();
                checks.distinct(value.anything(), AnyShape.SHAPE, 1);
            }
            if (checks.present(7, value.coded())) {
                checks.beginArray();
                for (StringBuilder item : value.coded()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                }
                checks.endArray();
                checks.distinct(value.coded(), CodedShape.of(BUILDERS_CODEC));
            }
            if (checks.present(8, value.deepCoded())) {
                checks.beginArray();
                for (List<StringBuilder> item : value.deepCoded()) {
                    checks.nextElement();
                    if (checks.present(item, "an array")) {
                        checks.beginArray();
                        for (StringBuilder item2 : item) {
                            checks.nextElement();
                            checks.present(item2, "a string");
                        }
                        checks.endArray();
                    }
                }
                checks.endArray();
                checks.distinct(value.deepCoded(), CodedShape.of(BUILDERS_CODEC), 1);
            }
            checks.present(9, value.tags());
            TagShape.SHAPE.checkList(value.tags(), checks);
            checks.distinct(value.tags(), TagShape.SHAPE);
            checks.present(10, value.groups());
            GroupShape.SHAPE.checkList(value.groups(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Deep value, JsonAppender out) {
            out.plainName("lists").beginArray();
            for (List<Deep.Line> item : value.lists()) {
                LineShape.SHAPE.writeList(item, out);
            }
            out.endArray();
            out.plainName("maps").beginArray();
            for (Map<String, Deep.Line> item : value.maps()) {
                LineShape.SHAPE.writeMap(item, out);
            }
            out.endArray();
            out.plainName("maybe").beginArray();
            for (Optional<Deep.Line> item : value.maybe()) {
                if (item.isPresent()) {
                    LineShape.SHAPE.write(item.get(), out);
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
            out.plainName("numbers").beginArray();
            for (List<Optional<BigDecimal>> item : value.numbers()) {
                out.beginArray();
                for (Optional<BigDecimal> item2 : item) {
                    if (item2.isPresent()) {
                        out.number(item2.get());
                    } else {
                        out.nullValue();
                    }
                }
                out.endArray();
            }
            out.endArray();
            out.plainName("arrays").beginArray();
            for (List<Deep.Line[]> item : value.arrays()) {
                out.beginArray();
                for (Deep.Line[] item2 : item) {
                    LineShape.SHAPE.writeList(Arrays.asList(item2), out);
                }
                out.endArray();
            }
            out.endArray();
            out.plainName("reals").beginArray();
            for (List<double[]> item : value.reals()) {
                out.beginArray();
                for (double[] item2 : item) {
                    out.beginArray();
                    for (double item3 : item2) {
                        out.number(item3);
                    }
                    out.endArray();
                }
                out.endArray();
            }
            out.endArray();
            out.plainName("anything").beginArray();
            for (List<Object> item : value.anything()) {
                AnyShape.SHAPE.writeList(item, out);
            }
            out.endArray();
            out.plainName("coded").beginArray();
            for (StringBuilder item : value.coded()) {
                out.string(BUILDERS_CODEC.write(item));
            }
            out.endArray();
            out.plainName("deepCoded").beginArray();
            for (List<StringBuilder> item : value.deepCoded()) {
                out.beginArray();
                for (StringBuilder item2 : item) {
                    out.string(BUILDERS_CODEC.write(item2));
                }
                out.endArray();
            }
            out.endArray();
            TagShape.SHAPE.writeList(value.tags(), out.plainName("tags"));
            GroupShape.SHAPE.writeList(value.groups(), out.plainName("groups"));
        }
    }

    /**
     * {@code Deep.Line} as a JSON object.
     */
    private static final class LineShape extends RecordShape<Deep.Line> {
        static final LineShape SHAPE = new LineShape();

        private LineShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("amount", "a number"));
        }

        @Override
        public Deep.Line read(TypedReader in) {
            BigDecimal amount = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                amount = in.readBigDecimal();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Deep.Line(amount);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Deep.Line value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.amount());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Deep.Line value, JsonAppender out) {
            out.plainName("amount").number(value.amount());
        }
    }

    /**
     * {@code Deep.Tag} as a JSON object.
     */
    private static final class TagShape extends RecordShape<Deep.Tag> {
        static final TagShape SHAPE = new TagShape();

        private TagShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("name", "a string"));
        }

        @Override
        public Deep.Tag read(TypedReader in) {
            String name = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                name = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Deep.Tag(name);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Deep.Tag value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Deep.Tag value, JsonAppender out) {
            out.plainName("name").string(value.name());
        }
    }

    /**
     * {@code Deep.Group} as a JSON object.
     */
    private static final class GroupShape extends RecordShape<Deep.Group> {
        static final GroupShape SHAPE = new GroupShape();

        private GroupShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("lines", "an array"));
        }

        @Override
        public Deep.Group read(TypedReader in) {
            Set<Deep.Line> lines = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                lines = in.set(LineShape.SHAPE.readList(in), LineShape.SHAPE);
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Deep.Group(lines);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Deep.Group value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.lines());
            LineShape.SHAPE.checkList(value.lines(), checks);
            checks.distinct(value.lines(), LineShape.SHAPE);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Deep.Group value, JsonAppender out) {
            LineShape.SHAPE.writeList(value.lines(), out.plainName("lines"));
        }
    }
}
