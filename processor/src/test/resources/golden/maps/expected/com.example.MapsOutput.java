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
import java.lang.Boolean;
import java.lang.Double;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Maps}, reads its reply, checks it and writes it.
 *
 * <p>Every map.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Maps":{"description":"Every map.","components":{"labels":{"description":"what is known",\
        "minSize":1,"maxSize":3},"counts":{"values":{"minimum":0}},"keyed":{"keys":{"maxSize":5,"patterns":[{"regex":"[a-z]+",\
        "schema":"^(?:[a-z]+)$"}]},"values":{"notBlank":true}},"shares":{},"parts":{},"nullable":{"values":{"absence":"nullable"}},\
        "optional":{"values":{"absence":"optional"}},"groups":{},"nested":{},"list":{},"maybe":{"absence":"optional"}}},\
        "com.example.Maps$Part":{"components":{"name":{}}}},"enums":{"com.example.Maps$Color":{"constants":{"RED":{},\
        "BLUE":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class MapsOutput implements OutputType<Maps> {
    /**
     * The contract as its annotation declares it.
     */
    public static final MapsOutput TYPE = new MapsOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"maps","type":"object","description":"Every map.",\
    "properties":{"labels":{"type":"object","minProperties":1,"maxProperties":3,"description":"what is known",\
    "additionalProperties":{"type":"string"}},"counts":{"type":"object","additionalProperties":{"type":"integer",\
    "minimum":0,"maximum":2147483647}},"keyed":{"type":"object","propertyNames":{"type":"string","maxLength":5,\
    "pattern":"^(?:[a-z]+)$"},"additionalProperties":{"type":"string","pattern":"\\\\S"}},"shares":{"type":"object",\
    "propertyNames":{"$ref":"#/$defs/Color"},"additionalProperties":{"type":"number"}},"parts":{"type":"object",\
    "additionalProperties":{"$ref":"#/$defs/Part"}},"nullable":{"type":"object","propertyNames":{"$ref":"#/$defs/Color"},\
    "additionalProperties":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]}},"optional":{"type":"object",\
    "additionalProperties":{"type":["boolean","null"]}},"groups":{"type":"object","additionalProperties":{"type":"array",\
    "items":{"type":"array","items":{"$ref":"#/$defs/Color"}}}},"nested":{"type":"object","additionalProperties":{"type":"object",\
    "propertyNames":{"$ref":"#/$defs/Color"},"additionalProperties":{"type":"array","uniqueItems":true,"items":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}}}},"list":{"type":"array","items":{"type":"object","additionalProperties":{"type":"string",\
    "format":"date"}}},"maybe":{"type":["object","null"],"additionalProperties":{"type":"integer","minimum":-9223372036854775808,\
    "maximum":9223372036854775807}}},"required":["labels","counts","keyed","shares","parts","nullable","optional",\
    "groups","nested","list"],"additionalProperties":false,"$defs":{"Part":{"type":"object","properties":{"name":{"type":"string"}},\
    "required":["name"],"additionalProperties":false},"Color":{"type":"string","enum":["RED","deep-blue"]}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Every map.
     labels: {[key: string]: string}, // 1..3 keys; what is known
     counts: {[key: string]: integer}, // each value >=0
     keyed: {[key: string]: string}, // each key <=5 characters, matches [a-z]+, each value not blank
     shares: {[key in Color]?: number},
     parts: {[key: string]: Part},
     nullable: {[key in Color]?: Part|null},
     optional: {[key: string]: boolean|null},
     groups: {[key: string]: Color[][]},
     nested: {[key: string]: {[key in Color]?: integer[]}}, // each value (each value no duplicates)
     list: {[key: string]: string}[], // each (each value YYYY-MM-DD)
     maybe?: {[key: string]: integer}
    }
    Part = {name: string}
    Color = "RED"|"deep-blue\"""");

    private static final EnumNames<Maps.Color> COLOR = EnumNames.of(new Maps.Color[] {Maps.Color.RED,
            Maps.Color.BLUE}, "RED", "deep-blue");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("maps", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"maps","type":"object","description":"Every map.",\
    "properties":{"labels":{"type":"object","minProperties":1,"maxProperties":3,"description":"what is known",\
    "additionalProperties":{"type":"string"}},"counts":{"type":"object","additionalProperties":{"type":"integer",\
    "minimum":0,"maximum":2147483647}},"keyed":{"type":"object","propertyNames":{"type":"string","maxLength":5,\
    "pattern":"^(?:[a-z]+)$"},"additionalProperties":{"type":"string","pattern":"\\\\S"}},"shares":{"type":"object",\
    "propertyNames":{"$ref":"#/$defs/Color"},"additionalProperties":{"type":"number"}},"parts":{"type":"object",\
    "additionalProperties":{"$ref":"#/$defs/Part"}},"nullable":{"type":"object","propertyNames":{"$ref":"#/$defs/Color"},\
    "additionalProperties":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]}},"optional":{"type":"object",\
    "additionalProperties":{"type":["boolean","null"]}},"groups":{"type":"object","additionalProperties":{"type":"array",\
    "items":{"type":"array","items":{"$ref":"#/$defs/Color"}}}},"nested":{"type":"object","additionalProperties":{"type":"object",\
    "propertyNames":{"$ref":"#/$defs/Color"},"additionalProperties":{"type":"array","uniqueItems":true,"items":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}}}},"list":{"type":"array","items":{"type":"object","additionalProperties":{"type":"string",\
    "format":"date"}}},"maybe":{"type":["object","null"],"additionalProperties":{"type":"integer","minimum":-9223372036854775808,\
    "maximum":9223372036854775807}}},"required":["labels","counts","keyed","shares","parts","nullable","optional",\
    "groups","nested","list","maybe"],"additionalProperties":false,"$defs":{"Part":{"type":"object","properties":{"name":{"type":"string"}},\
    "required":["name"],"additionalProperties":false},"Color":{"type":"string","enum":["RED","deep-blue"]}}}""");

    private final ReadOptions options;

    private MapsOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static MapsOutput type(ReadOptions options) {
        return new MapsOutput(options);
    }

    @Override
    public String name() {
        return "maps";
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
    public Parsed<Maps> parse(String raw) {
        return MapsShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Maps> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Maps> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Maps> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Maps>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Maps>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Maps> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Maps> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Maps> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Maps> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Maps>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Maps>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Maps>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Maps>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Maps> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Maps> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(MapsShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Maps value) {
        return MapsShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Maps value) {
        return MapsShape.SHAPE.toJson(value);
    }

    /**
     * {@code Maps} as a JSON object.
     */
    private static final class MapsShape extends RecordShape<Maps> {
        static final MapsShape SHAPE = new MapsShape();

        private static final PatternCheck KEYED_KEYS_PATTERN = PatternCheck.of("[a-z]+");

        private MapsShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 11)
                    .required("labels", "an object")
                    .required("counts", "an object")
                    .required("keyed", "an object")
                    .required("shares", "an object")
                    .required("parts", "an object")
                    .required("nullable", "an object")
                    .required("optional", "an object")
                    .required("groups", "an object")
                    .required("nested", "an object")
                    .required("list", "an array")
                    .optional("maybe"));
        }

        @Override
        public Maps read(TypedReader in) {
            Map<String, String> labels = null;
            Map<String, Integer> counts = null;
            Map<String, String> keyed = null;
            Map<Maps.Color, Double> shares = null;
            Map<String, Maps.Part> parts2 = null;
            Map<Maps.Color, Maps.Part> nullable = null;
            Map<String, Optional<Boolean>> optional = null;
            Map<String, List<List<Maps.Color>>> groups = null;
            Map<String, Map<Maps.Color, Set<Integer>>> nested = null;
            List<Map<String, LocalDate>> list = null;
            Map<String, Long> maybe = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        labels = TextShape.SHAPE.readMap(in);
                        in.minKeys(labels, 1);
                        in.maxKeys(labels, 3);
                    }
                    case 1 -> counts = readCounts(in);
                    case 2 -> keyed = readKeyed(in);
                    case 3 -> shares = readShares(in);
                    case 4 -> parts2 = PartShape.SHAPE.readMap(in);
                    case 5 -> nullable = readNullable(in);
                    case 6 -> optional = readOptional(in);
                    case 7 -> groups = readGroups(in);
                    case 8 -> nested = readNested(in);
                    case 9 -> list = readList2(in);
                    default -> maybe = in.readNull() ? null : readMaybe(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Maps(labels, counts, keyed, shares, parts2, nullable, optional, groups,
                        nested, list, Optional.ofNullable(maybe));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static Map<String, Integer> readCounts(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<String, Integer> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                String key = in.readKey();
                int value = in.readInt(0, 2147483647);
                in.minimum(value, 0);
                entries.put(key, value);
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static Map<String, String> readKeyed(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<String, String> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                String key = in.readKey();
                in.atKey(true);
                in.maxLength(key, 5);
                in.pattern(key, KEYED_KEYS_PATTERN);
                in.atKey(false);
                String value = in.readString();
                in.notBlank(value);
                entries.put(key, value);
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static Map<Maps.Color, Double> readShares(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<Maps.Color, Double> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                Maps.Color key = in.readKey(COLOR);
                entries.put(key, in.readDouble());
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static Map<Maps.Color, Maps.Part> readNullable(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<Maps.Color, Maps.Part> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                Maps.Color key = in.readKey(COLOR);
                entries.put(key, in.readNullItem() ? null : PartShape.SHAPE.read(in));
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static Map<String, Optional<Boolean>> readOptional(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<String, Optional<Boolean>> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                String key = in.readKey();
                entries.put(key, Optional.ofNullable(in.readNullItem() ? null : in.readBoolean()));
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static Map<String, List<List<Maps.Color>>> readGroups(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<String, List<List<Maps.Color>>> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                String key = in.readKey();
                entries.put(key, readGroupsValues(in));
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static List<List<Maps.Color>> readGroupsValues(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Maps.Color>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(COLOR.readList(in));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static Map<String, Map<Maps.Color, Set<Integer>>> readNested(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<String, Map<Maps.Color, Set<Integer>>> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                String key = in.readKey();
                entries.put(key, readNestedValues(in));
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static Map<Maps.Color, Set<Integer>> readNestedValues(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<Maps.Color, Set<Integer>> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                Maps.Color key = in.readKey(COLOR);
                entries.put(key, readNestedValuesValues(in));
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        private static Set<Integer> readNestedValuesValues(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readInt());
            }
            in.endArray();
            return in.set(items);
        }

        private static List<Map<String, LocalDate>> readList2(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<Map<String, LocalDate>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(DateFormats.LOCAL_DATE.readMap(in));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static Map<String, Long> readMaybe(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<String, Long> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                String key = in.readKey();
                entries.put(key, in.readLong());
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        @Override
        public void check(Maps value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.labels());
            TextShape.SHAPE.checkMap(value.labels(), checks);
            checks.minKeys(value.labels(), 1);
            checks.maxKeys(value.labels(), 3);
            if (checks.present(1, value.counts())) {
                checks.beginMap();
                for (Map.Entry<String, Integer> entry : value.counts().entrySet()) {
                    checks.atEntry(entry.getKey());
                    if (checks.present(entry.getValue(), "an integer")) {
                        checks.minimum(entry.getValue().longValue(), 0);
                    }
                }
                checks.endMap();
            }
            if (checks.present(2, value.keyed())) {
                checks.beginMap();
                for (Map.Entry<String, String> entry : value.keyed().entrySet()) {
                    checks.atEntry(entry.getKey());
                    checks.atKey(true);
                    checks.maxLength(entry.getKey(), 5);
                    checks.pattern(entry.getKey(), KEYED_KEYS_PATTERN);
                    checks.atKey(false);
                    checks.present(entry.getValue(), "a string");
                    checks.notBlank(entry.getValue());
                }
                checks.endMap();
            }
            if (checks.present(3, value.shares())) {
                checks.beginMap();
                for (Map.Entry<Maps.Color, Double> entry : value.shares().entrySet()) {
                    checks.atEntry(COLOR.nameOf(entry.getKey()));
                    if (checks.present(entry.getValue(), "a number")) {
                        checks.finite(entry.getValue());
                    }
                }
                checks.endMap();
            }
            checks.present(4, value.parts());
            PartShape.SHAPE.checkMap(value.parts(), checks);
            if (checks.present(5, value.nullable())) {
                checks.beginMap();
                for (Map.Entry<Maps.Color, Maps.Part> entry : value.nullable().entrySet()) {
                    checks.atEntry(COLOR.nameOf(entry.getKey()));
                    if (entry.getValue() != null) {
                        PartShape.SHAPE.check(entry.getValue(), checks);
                    }
                }
                checks.endMap();
            }
            if (checks.present(6, value.optional())) {
                checks.beginMap();
                for (Map.Entry<String, Optional<Boolean>> entry : value.optional().entrySet()) {
                    checks.atEntry(entry.getKey());
                    checks.present(entry.getValue(), "a boolean");
                }
                checks.endMap();
            }
            if (checks.present(7, value.groups())) {
                checks.beginMap();
                for (Map.Entry<String, List<List<Maps.Color>>> entry : value.groups().entrySet()) {
                    checks.atEntry(entry.getKey());
                    if (checks.present(entry.getValue(), "an array")) {
                        checks.beginArray();
                        for (List<Maps.Color> item2 : entry.getValue()) {
                            checks.nextElement();
                            checks.present(item2, "an array");
                            COLOR.checkList(item2, checks);
                        }
                        checks.endArray();
                    }
                }
                checks.endMap();
            }
            if (checks.present(8, value.nested())) {
                checks.beginMap();
                for (Map.Entry<String, Map<Maps.Color, Set<Integer>>> entry : value.nested().entrySet()) {
                    checks.atEntry(entry.getKey());
                    if (checks.present(entry.getValue(), "an object")) {
                        checks.beginMap();
                        for (Map.Entry<Maps.Color, Set<Integer>> entry2 : entry.getValue().entrySet()) {
                            checks.atEntry(COLOR.nameOf(entry2.getKey()));
                            if (checks.present(entry2.getValue(), "an array")) {
                                checks.beginArray();
                                for (Integer item3 : entry2.getValue()) {
                                    checks.nextElement();
                                    checks.present(item3, "an integer");
                                }
                                checks.endArray();
                            }
                        }
                        checks.endMap();
                    }
                }
                checks.endMap();
            }
            if (checks.present(9, value.list())) {
                checks.beginArray();
                for (Map<String, LocalDate> item : value.list()) {
                    checks.nextElement();
                    checks.present(item, "an object");
                    DateFormats.LOCAL_DATE.checkMap(item, checks);
                }
                checks.endArray();
            }
            if (checks.present(10, value.maybe()) && value.maybe().isPresent()) {
                checks.beginMap();
                for (Map.Entry<String, Long> entry : value.maybe().get().entrySet()) {
                    checks.atEntry(entry.getKey());
                    checks.present(entry.getValue(), "an integer");
                }
                checks.endMap();
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Maps value, JsonAppender out) {
            TextShape.SHAPE.writeMap(value.labels(), out.plainName("labels"));
            out.plainName("counts").beginObject();
            for (Map.Entry<String, Integer> entry : value.counts().entrySet()) {
                out.name(entry.getKey()).number(entry.getValue());
            }
            out.endObject();
            out.plainName("keyed").beginObject();
            for (Map.Entry<String, String> entry : value.keyed().entrySet()) {
                out.name(entry.getKey()).string(entry.getValue());
            }
            out.endObject();
            out.plainName("shares").beginObject();
            for (Map.Entry<Maps.Color, Double> entry : value.shares().entrySet()) {
                out.name(COLOR.nameOf(entry.getKey())).number(entry.getValue());
            }
            out.endObject();
            PartShape.SHAPE.writeMap(value.parts(), out.plainName("parts"));
            out.plainName("nullable").beginObject();
            for (Map.Entry<Maps.Color, Maps.Part> entry : value.nullable().entrySet()) {
                if (entry.getValue() != null) {
                    PartShape.SHAPE.write(entry.getValue(), out.name(COLOR.nameOf(entry.getKey())));
                } else {
                    out.name(COLOR.nameOf(entry.getKey())).nullValue();
                }
            }
            out.endObject();
            out.plainName("optional").beginObject();
            for (Map.Entry<String, Optional<Boolean>> entry : value.optional().entrySet()) {
                if (entry.getValue().isPresent()) {
                    out.name(entry.getKey()).bool(entry.getValue().get());
                } else {
                    out.name(entry.getKey()).nullValue();
                }
            }
            out.endObject();
            out.plainName("groups").beginObject();
            for (Map.Entry<String, List<List<Maps.Color>>> entry : value.groups().entrySet()) {
                out.name(entry.getKey()).beginArray();
                for (List<Maps.Color> item2 : entry.getValue()) {
                    COLOR.writeList(item2, out);
                }
                out.endArray();
            }
            out.endObject();
            out.plainName("nested").beginObject();
            for (Map.Entry<String, Map<Maps.Color, Set<Integer>>> entry : value.nested().entrySet()) {
                out.name(entry.getKey()).beginObject();
                for (Map.Entry<Maps.Color, Set<Integer>> entry2 : entry.getValue().entrySet()) {
                    out.name(COLOR.nameOf(entry2.getKey())).beginArray();
                    for (Integer item3 : entry2.getValue()) {
                        out.number(item3);
                    }
                    out.endArray();
                }
                out.endObject();
            }
            out.endObject();
            out.plainName("list").beginArray();
            for (Map<String, LocalDate> item : value.list()) {
                DateFormats.LOCAL_DATE.writeMap(item, out);
            }
            out.endArray();
            if (value.maybe().isPresent()) {
                out.plainName("maybe").beginObject();
                for (Map.Entry<String, Long> entry : value.maybe().get().entrySet()) {
                    out.name(entry.getKey()).number(entry.getValue());
                }
                out.endObject();
            }
        }
    }

    /**
     * {@code Maps.Part} as a JSON object.
     */
    private static final class PartShape extends RecordShape<Maps.Part> {
        static final PartShape SHAPE = new PartShape();

        private PartShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("name", "a string"));
        }

        @Override
        public Maps.Part read(TypedReader in) {
            String name = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                name = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Maps.Part(name);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Maps.Part value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Maps.Part value, JsonAppender out) {
            out.plainName("name").string(value.name());
        }
    }
}
