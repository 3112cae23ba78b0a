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
import dev.llmoutput.runtime.typed.IdFormats;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.Optionals;
import dev.llmoutput.runtime.typed.Primitives;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TextShape;
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Boolean;
import java.lang.Character;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Iterable;
import java.lang.Long;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.Short;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Collections}, reads its reply, checks it and writes it.
 *
 * <p>Every array, and the optionals of numbers.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Collections":{"description":"Every array, and the optionals of numbers.",\
        "components":{"texts":{"minSize":1},"numbers":{},"exact":{},"parts":{},"named":{"items":{"notBlank":true}},\
        "colors":{},"sorted":{},"days":{},"some":{},"counts":{"items":{"minimum":0}},"names":{"maxSize":3},"ints":{},\
        "longs":{"absence":"nullable"},"doubles":{},"flags":{},"letters":{},"shorts":{},"floats":{},"boxed":{},\
        "holes":{"items":{"absence":"nullable"}},"grid":{},"lists":{},"deep":{},"array":{},"whole":{"absence":"optional_number",\
        "minimum":1},"large":{"absence":"optional_number"},"real":{"absence":"optional_number"},"wholes":{"items":{"absence":"optional_number"}},\
        "maybe":{"absence":"optional"},"blobs":{"minSize":1}}},"com.example.Collections$Part":{"components":{"name":{},\
        "size":{}}}},"enums":{"com.example.Collections$Color":{"constants":{"RED":{},"GREEN":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class CollectionsOutput implements OutputType<Collections> {
    /**
     * The contract as its annotation declares it.
     */
    public static final CollectionsOutput TYPE = new CollectionsOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"collections","type":"object","description":"Every array, and the optionals of numbers.",\
    "properties":{"texts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"}},"numbers":{"type":"array",\
    "uniqueItems":true,"items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"exact":{"type":"array",\
    "uniqueItems":true,"items":{"type":"number"}},"parts":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/Part"}},\
    "named":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"\\\\S"}},"colors":{"type":"array",\
    "uniqueItems":true,"items":{"$ref":"#/$defs/Color"}},"sorted":{"type":"array","uniqueItems":true,"items":{"type":"string"}},\
    "days":{"type":"array","uniqueItems":true,"items":{"type":"string","format":"date"}},"some":{"type":"array",\
    "items":{"$ref":"#/$defs/Part"}},"counts":{"type":"array","items":{"type":"integer","minimum":0,"maximum":2147483647}},\
    "names":{"type":"array","maxItems":3,"items":{"type":"string"}},"ints":{"type":"array","items":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"longs":{"type":["array","null"],"items":{"type":"integer",\
    "minimum":-9223372036854775808,"maximum":9223372036854775807}},"doubles":{"type":"array","items":{"type":"number"}},\
    "flags":{"type":"array","items":{"type":"boolean"}},"letters":{"type":"array","items":{"type":"string",\
    "minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"}},"shorts":{"type":"array","items":{"type":"integer",\
    "minimum":-32768,"maximum":32767}},"floats":{"type":"array","items":{"type":"number"}},"boxed":{"type":"array",\
    "items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"holes":{"type":"array","items":{"type":["string",\
    "null"]}},"grid":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647}}},"lists":{"type":"array","items":{"type":"array","items":{"type":"string"}}},\
    "deep":{"type":"array","items":{"type":"array","items":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/Color"}}}},\
    "array":{"type":"array","items":{"$ref":"#/$defs/Part"}},"whole":{"type":["integer","null"],"minimum":1,\
    "maximum":2147483647},"large":{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807},\
    "real":{"type":["number","null"]},"wholes":{"type":"array","items":{"type":["integer","null"],"minimum":-2147483648,\
    "maximum":2147483647}},"maybe":{"type":["array","null"],"uniqueItems":true,"items":{"$ref":"#/$defs/Part"}},\
    "blobs":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"}}},\
    "required":["texts","numbers","exact","parts","named","colors","sorted","days","some","counts","names",\
    "ints","doubles","flags","letters","shorts","floats","boxed","holes","grid","lists","deep","array","wholes",\
    "blobs"],"additionalProperties":false,"$defs":{"Part":{"type":"object","properties":{"name":{"type":"string"},\
    "size":{"type":"number"}},"required":["name","size"],"additionalProperties":false},"Color":{"type":"string",\
    "enum":["RED","GREEN"]}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Every array, and the optionals of numbers.
     texts: string[], // no duplicates, not empty
     numbers: integer[], // no duplicates
     exact: number[], // no duplicates
     parts: Part[], // no duplicates
     named: string[], // no duplicates, each not blank
     colors: Color[], // no duplicates
     sorted: string[], // no duplicates
     days: string[], // no duplicates, each YYYY-MM-DD
     some: Part[],
     counts: integer[], // each >=0
     names: string[], // <=3 items
     ints: integer[],
     longs?: integer[],
     doubles: number[],
     flags: boolean[],
     letters: string[], // each 1 character
     shorts: integer[], // each -32768..32767
     floats: number[],
     boxed: integer[],
     holes: (string|null)[],
     grid: integer[][],
     lists: string[][],
     deep: Color[][][], // each (each no duplicates)
     array: Part[],
     whole?: integer, // >=1
     large?: integer,
     real?: number,
     wholes: (integer|null)[],
     maybe?: Part[], // no duplicates
     blobs: string[] // not empty, each base64
    }
    Part = {name: string, size: number}
    Color = "RED"|"GREEN\"""");

    private static final EnumNames<Collections.Color> COLOR = EnumNames.of(new Collections.Color[] {Collections.Color.RED,
            Collections.Color.GREEN}, "RED", "GREEN");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("collections", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"collections","type":"object","description":"Every array, and the optionals of numbers.",\
    "properties":{"texts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"}},"numbers":{"type":"array",\
    "uniqueItems":true,"items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"exact":{"type":"array",\
    "uniqueItems":true,"items":{"type":"number"}},"parts":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/Part"}},\
    "named":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"\\\\S"}},"colors":{"type":"array",\
    "uniqueItems":true,"items":{"$ref":"#/$defs/Color"}},"sorted":{"type":"array","uniqueItems":true,"items":{"type":"string"}},\
    "days":{"type":"array","uniqueItems":true,"items":{"type":"string","format":"date"}},"some":{"type":"array",\
    "items":{"$ref":"#/$defs/Part"}},"counts":{"type":"array","items":{"type":"integer","minimum":0,"maximum":2147483647}},\
    "names":{"type":"array","maxItems":3,"items":{"type":"string"}},"ints":{"type":"array","items":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"longs":{"type":["array","null"],"items":{"type":"integer",\
    "minimum":-9223372036854775808,"maximum":9223372036854775807}},"doubles":{"type":"array","items":{"type":"number"}},\
    "flags":{"type":"array","items":{"type":"boolean"}},"letters":{"type":"array","items":{"type":"string",\
    "minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"}},"shorts":{"type":"array","items":{"type":"integer",\
    "minimum":-32768,"maximum":32767}},"floats":{"type":"array","items":{"type":"number"}},"boxed":{"type":"array",\
    "items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"holes":{"type":"array","items":{"type":["string",\
    "null"]}},"grid":{"type":"array","items":{"type":"array","items":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647}}},"lists":{"type":"array","items":{"type":"array","items":{"type":"string"}}},\
    "deep":{"type":"array","items":{"type":"array","items":{"type":"array","uniqueItems":true,"items":{"$ref":"#/$defs/Color"}}}},\
    "array":{"type":"array","items":{"$ref":"#/$defs/Part"}},"whole":{"type":["integer","null"],"minimum":1,\
    "maximum":2147483647},"large":{"type":["integer","null"],"minimum":-9223372036854775808,"maximum":9223372036854775807},\
    "real":{"type":["number","null"]},"wholes":{"type":"array","items":{"type":["integer","null"],"minimum":-2147483648,\
    "maximum":2147483647}},"maybe":{"type":["array","null"],"uniqueItems":true,"items":{"$ref":"#/$defs/Part"}},\
    "blobs":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"}}},\
    "required":["texts","numbers","exact","parts","named","colors","sorted","days","some","counts","names",\
    "ints","longs","doubles","flags","letters","shorts","floats","boxed","holes","grid","lists","deep","array",\
    "whole","large","real","wholes","maybe","blobs"],"additionalProperties":false,"$defs":{"Part":{"type":"object",\
    "properties":{"name":{"type":"string"},"size":{"type":"number"}},"required":["name","size"],"additionalProperties":false},\
    "Color":{"type":"string","enum":["RED","GREEN"]}}}""");

    private final ReadOptions options;

    private CollectionsOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static CollectionsOutput type(ReadOptions options) {
        return new CollectionsOutput(options);
    }

    @Override
    public String name() {
        return "collections";
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
    public Parsed<Collections> parse(String raw) {
        return CollectionsShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Collections> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Collections> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Collections> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Collections>> acceptAsync(String raw,
            AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Collections>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Collections> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Collections> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Collections> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Collections> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Collections>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Collections>> askAsync(AsyncModelCall model,
            String prompt, AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Collections>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Collections>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Collections> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Collections> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(CollectionsShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Collections value) {
        return CollectionsShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Collections value) {
        return CollectionsShape.SHAPE.toJson(value);
    }

    /**
     * {@code Collections} as a JSON object.
     */
    private static final class CollectionsShape extends RecordShape<Collections> {
        static final CollectionsShape SHAPE = new CollectionsShape();

        private CollectionsShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 30)
                    .required("texts", "an array")
                    .required("numbers", "an array")
                    .required("exact", "an array")
                    .required("parts", "an array")
                    .required("named", "an array")
                    .required("colors", "an array")
                    .required("sorted", "an array")
                    .required("days", "an array")
                    .required("some", "an array")
                    .required("counts", "an array")
                    .required("names", "an array")
                    .required("ints", "an array")
                    .optional("longs")
                    .required("doubles", "an array")
                    .required("flags", "an array")
                    .required("letters", "an array")
                    .required("shorts", "an array")
                    .required("floats", "an array")
                    .required("boxed", "an array")
                    .required("holes", "an array")
                    .required("grid", "an array")
                    .required("lists", "an array")
                    .required("deep", "an array")
                    .required("array", "an array")
                    .optional("whole")
                    .optional("large")
                    .optional("real")
                    .required("wholes", "an array")
                    .optional("maybe")
                    .required("blobs", "an array"));
        }

        @Override
        public Collections read(TypedReader in) {
            Set<String> texts = null;
            Set<Integer> numbers = null;
            Set<BigDecimal> exact = null;
            Set<Collections.Part> parts2 = null;
            Set<String> named = null;
            Set<Collections.Color> colors = null;
            SortedSet<String> sorted = null;
            SortedSet<LocalDate> days = null;
            Collection<Collections.Part> some = null;
            Iterable<Integer> counts = null;
            String[] names = null;
            int[] ints = null;
            long[] longs = null;
            double[] doubles = null;
            boolean[] flags = null;
            char[] letters = null;
            short[] shorts = null;
            float[] floats = null;
            Integer[] boxed = null;
            String[] holes = null;
            int[][] grid = null;
            List<String>[] lists = null;
            List<List<Set<Collections.Color>>> deep = null;
            Collections.Part[] array = null;
            Integer whole = null;
            Long large = null;
            Double real = null;
            List<OptionalInt> wholes = null;
            Set<Collections.Part> maybe = null;
            byte[][] blobs = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        texts = in.set(TextShape.SHAPE.readList(in));
                        in.minItems(texts, 1);
                    }
                    case 1 -> numbers = readNumbers(in);
                    case 2 -> exact = readExact(in);
                    case 3 -> parts2 = in.set(PartShape.SHAPE.readList(in), PartShape.SHAPE);
                    case 4 -> named = readNamed(in);
                    case 5 -> colors = in.set(COLOR.readList(in));
                    case 6 -> sorted = in.sortedSet(TextShape.SHAPE.readList(in));
                    case 7 -> days = in.sortedSet(DateFormats.LOCAL_DATE.readList(in));
                    case 8 -> some = PartShape.SHAPE.readList(in);
                    case 9 -> counts = readCounts(in);
                    case 10 -> {
                        names = TextShape.SHAPE.readArray(in, new String[0]);
                        if (names != null) {
                            in.maxItems(names.length, 3);
                        }
                    }
                    case 11 -> ints = readInts(in);
                    case 12 -> longs = in.readNull() ? null : readLongs(in);
                    case 13 -> doubles = readDoubles(in);
                    case 14 -> flags = readFlags(in);
                    case 15 -> letters = readLetters(in);
                    case 16 -> shorts = readShorts(in);
                    case 17 -> floats = readFloats(in);
                    case 18 -> boxed = readBoxed(in);
                    case 19 -> holes = readHoles(in);
                    case 20 -> grid = readGrid(in);
                    case 21 -> lists = readLists(in);
                    case 22 -> deep = readDeep(in);
                    case 23 -> array = PartShape.SHAPE.readArray(in, new Collections.Part[0]);
                    case 24 -> {
                        whole = in.readNull() ? null : in.readInt(1, 2147483647);
                        if (whole != null) {
                            in.minimum(whole.longValue(), 1);
                        }
                    }
                    case 25 -> large = in.readNull() ? null : in.readLong();
                    case 26 -> real = in.readNull() ? null : in.readDouble();
                    case 27 -> wholes = readWholes(in);
                    case 28 -> maybe = in.readNull() ? null : in.set(PartShape.SHAPE.readList(in), PartShape.SHAPE);
                    default -> {
                        blobs = IdFormats.BASE64.readArray(in, new byte[0][]);
                        if (blobs != null) {
                            in.minItems(blobs.length, 1);
                        }
                    }
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Collections(texts, numbers, exact, parts2, named, colors, sorted, days,
                        some, counts, names, ints, longs, doubles, flags, letters, shorts, floats,
                        boxed, holes, grid, lists, deep, array, Optionals.ofNullable(whole),
                        Optionals.ofNullable(large), Optionals.ofNullable(real), wholes,
                        Optional.ofNullable(maybe), blobs);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static Set<Integer> readNumbers(TypedReader in) {
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

        private static Set<BigDecimal> readExact(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<BigDecimal> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readBigDecimal());
            }
            in.endArray();
            return in.set(items);
        }

        private static Set<String> readNamed(TypedReader in) {
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
            return in.set(items);
        }

        private static Iterable<Integer> readCounts(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                int item = in.readInt(0, 2147483647);
                in.minimum(item, 0);
                items.add(item);
            }
            in.endArray();
            return java.util.Collections.unmodifiableList(items);
        }

        private static int[] readInts(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readInt());
            }
            in.endArray();
            return Primitives.ints(items);
        }

        private static long[] readLongs(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Long> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readLong());
            }
            in.endArray();
            return Primitives.longs(items);
        }

        private static double[] readDoubles(TypedReader in) {
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

        private static boolean[] readFlags(TypedReader in) {
            if (!in.beginArray(JsonType.BOOLEAN)) {
                return null;
            }
            List<Boolean> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readBoolean());
            }
            in.endArray();
            return Primitives.booleans(items);
        }

        private static char[] readLetters(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<Character> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readChar());
            }
            in.endArray();
            return Primitives.chars(items);
        }

        private static short[] readShorts(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Short> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readShort());
            }
            in.endArray();
            return Primitives.shorts(items);
        }

        private static float[] readFloats(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Float> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readFloat());
            }
            in.endArray();
            return Primitives.floats(items);
        }

        private static Integer[] readBoxed(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readInt());
            }
            in.endArray();
            return items.toArray(new Integer[0]);
        }

        private static String[] readHoles(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<String> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readNullItem() ? null : in.readString());
            }
            in.endArray();
            return items.toArray(new String[0]);
        }

        private static int[][] readGrid(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<int[]> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readGridItems(in));
            }
            in.endArray();
            return items.toArray(new int[0][]);
        }

        private static int[] readGridItems(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readInt());
            }
            in.endArray();
            return Primitives.ints(items);
        }

        @SuppressWarnings("unchecked")
        private static List<String>[] readLists(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<String>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(TextShape.SHAPE.readList(in));
            }
            in.endArray();
            return (List<String>[]) items.toArray(new List<?>[0]);
        }

        private static List<List<Set<Collections.Color>>> readDeep(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Set<Collections.Color>>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readDeepItems(in));
            }
            in.endArray();
            return java.util.Collections.unmodifiableList(items);
        }

        private static List<Set<Collections.Color>> readDeepItems(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<Set<Collections.Color>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.set(COLOR.readList(in)));
            }
            in.endArray();
            return java.util.Collections.unmodifiableList(items);
        }

        private static List<OptionalInt> readWholes(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<OptionalInt> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(Optionals.ofNullable(in.readNullItem() ? null : in.readInt()));
            }
            in.endArray();
            return java.util.Collections.unmodifiableList(items);
        }

        @Override
        public void check(Collections value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.texts());
            TextShape.SHAPE.checkList(value.texts(), checks);
            checks.minItems(value.texts(), 1);
            if (checks.present(1, value.numbers())) {
                checks.beginArray();
                for (Integer item : value.numbers()) {
                    checks.nextElement();
                    checks.present(item, "an integer");
                }
                checks.endArray();
            }
            if (checks.present(2, value.exact())) {
                checks.beginArray();
                for (BigDecimal item : value.exact()) {
                    checks.nextElement();
                    checks.present(item, "a number");
                }
                checks.endArray();
                checks.distinct(value.exact());
            }
            checks.present(3, value.parts());
            PartShape.SHAPE.checkList(value.parts(), checks);
            checks.distinct(value.parts(), PartShape.SHAPE);
            if (checks.present(4, value.named())) {
                checks.beginArray();
                for (String item : value.named()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                    checks.notBlank(item);
                }
                checks.endArray();
            }
            checks.present(5, value.colors());
            COLOR.checkList(value.colors(), checks);
            checks.present(6, value.sorted());
            TextShape.SHAPE.checkList(value.sorted(), checks);
            checks.present(7, value.days());
            DateFormats.LOCAL_DATE.checkList(value.days(), checks);
            checks.present(8, value.some());
            PartShape.SHAPE.checkList(value.some(), checks);
            if (checks.present(9, value.counts())) {
                checks.beginArray();
                for (Integer item : value.counts()) {
                    checks.nextElement();
                    if (checks.present(item, "an integer")) {
                        checks.minimum(item.longValue(), 0);
                    }
                }
                checks.endArray();
            }
            if (checks.present(10, value.names())) {
                TextShape.SHAPE.checkList(Arrays.asList(value.names()), checks);
                checks.maxItems(value.names().length, 3);
            }
            checks.present(11, value.ints());
            if (checks.present(13, value.doubles())) {
                checks.beginArray();
                for (double item : value.doubles()) {
                    checks.nextElement();
                    checks.finite(item);
                }
                checks.endArray();
            }
            checks.present(14, value.flags());
            checks.present(15, value.letters());
            checks.present(16, value.shorts());
            if (checks.present(17, value.floats())) {
                checks.beginArray();
                for (float item : value.floats()) {
                    checks.nextElement();
                    checks.finite(item);
                }
                checks.endArray();
            }
            if (checks.present(18, value.boxed())) {
                checks.beginArray();
                for (Integer item : value.boxed()) {
                    checks.nextElement();
                    checks.present(item, "an integer");
                }
                checks.endArray();
            }
            checks.present(19, value.holes());
            if (checks.present(20, value.grid())) {
                checks.beginArray();
                for (int[] item : value.grid()) {
                    checks.nextElement();
                    checks.present(item, "an array");
                }
                checks.endArray();
            }
            if (checks.present(21, value.lists())) {
                checks.beginArray();
                for (List<String> item : value.lists()) {
                    checks.nextElement();
                    checks.present(item, "an array");
                    TextShape.SHAPE.checkList(item, checks);
                }
                checks.endArray();
            }
            if (checks.present(22, value.deep())) {
                checks.beginArray();
                for (List<Set<Collections.Color>> item : value.deep()) {
                    checks.nextElement();
                    if (checks.present(item, "an array")) {
                        checks.beginArray();
                        for (Set<Collections.Color> item2 : item) {
                            checks.nextElement();
                            checks.present(item2, "an array");
                            COLOR.checkList(item2, checks);
                        }
                        checks.endArray();
                    }
                }
                checks.endArray();
            }
            if (checks.present(23, value.array())) {
                PartShape.SHAPE.checkList(Arrays.asList(value.array()), checks);
            }
            if (checks.present(24, value.whole()) && value.whole().isPresent()) {
                checks.minimum(value.whole().getAsInt(), 1);
            }
            checks.present(25, value.large());
            if (checks.present(26, value.real()) && value.real().isPresent()) {
                checks.finite(value.real().getAsDouble());
            }
            if (checks.present(27, value.wholes())) {
                checks.beginArray();
                for (OptionalInt item : value.wholes()) {
                    checks.nextElement();
                    checks.present(item, "an integer");
                }
                checks.endArray();
            }
            if (checks.present(28, value.maybe()) && value.maybe().isPresent()) {
                PartShape.SHAPE.checkList(value.maybe().get(), checks);
                checks.distinct(value.maybe().get(), PartShape.SHAPE);
            }
            if (checks.present(29, value.blobs())) {
                IdFormats.BASE64.checkList(Arrays.asList(value.blobs()), checks);
                checks.minItems(value.blobs().length, 1);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Collections value, JsonAppender out) {
            TextShape.SHAPE.writeList(value.texts(), out.plainName("texts"));
            out.plainName("numbers").beginArray();
            for (Integer item : value.numbers()) {
                out.number(item);
            }
            out.endArray();
            out.plainName("exact").beginArray();
            for (BigDecimal item : value.exact()) {
                out.number(item);
            }
            out.endArray();
            PartShape.SHAPE.writeList(value.parts(), out.plainName("parts"));
            out.plainName("named").beginArray();
            for (String item : value.named()) {
                out.string(item);
            }
            out.endArray();
            COLOR.writeList(value.colors(), out.plainName("colors"));
            TextShape.SHAPE.writeList(value.sorted(), out.plainName("sorted"));
            DateFormats.LOCAL_DATE.writeList(value.days(), out.plainName("days"));
            PartShape.SHAPE.writeList(value.some(), out.plainName("some"));
            out.plainName("counts").beginArray();
            for (Integer item : value.counts()) {
                out.number(item);
            }
            out.endArray();
            TextShape.SHAPE.writeList(Arrays.asList(value.names()), out.plainName("names"));
            out.plainName("ints").beginArray();
            for (int item : value.ints()) {
                out.number(item);
            }
            out.endArray();
            if (value.longs() != null) {
                out.plainName("longs").beginArray();
                for (long item : value.longs()) {
                    out.number(item);
                }
                out.endArray();
            }
            out.plainName("doubles").beginArray();
            for (double item : value.doubles()) {
                out.number(item);
            }
            out.endArray();
            out.plainName("flags").beginArray();
            for (boolean item : value.flags()) {
                out.bool(item);
            }
            out.endArray();
            out.plainName("letters").beginArray();
            for (char item : value.letters()) {
                out.string(item);
            }
            out.endArray();
            out.plainName("shorts").beginArray();
            for (short item : value.shorts()) {
                out.number(item);
            }
            out.endArray();
            out.plainName("floats").beginArray();
            for (float item : value.floats()) {
                out.number(item);
            }
            out.endArray();
            out.plainName("boxed").beginArray();
            for (Integer item : value.boxed()) {
                out.number(item);
            }
            out.endArray();
            out.plainName("holes").beginArray();
            for (String item : value.holes()) {
                if (item != null) {
                    out.string(item);
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
            out.plainName("grid").beginArray();
            for (int[] item : value.grid()) {
                out.beginArray();
                for (int item2 : item) {
                    out.number(item2);
                }
                out.endArray();
            }
            out.endArray();
            out.plainName("lists").beginArray();
            for (List<String> item : value.lists()) {
                TextShape.SHAPE.writeList(item, out);
            }
            out.endArray();
            out.plainName("deep").beginArray();
            for (List<Set<Collections.Color>> item : value.deep()) {
                out.beginArray();
                for (Set<Collections.Color> item2 : item) {
                    COLOR.writeList(item2, out);
                }
                out.endArray();
            }
            out.endArray();
            PartShape.SHAPE.writeList(Arrays.asList(value.array()), out.plainName("array"));
            if (value.whole().isPresent()) {
                out.plainName("whole").number(value.whole().getAsInt());
            }
            if (value.large().isPresent()) {
                out.plainName("large").number(value.large().getAsLong());
            }
            if (value.real().isPresent()) {
                out.plainName("real").number(value.real().getAsDouble());
            }
            out.plainName("wholes").beginArray();
            for (OptionalInt item : value.wholes()) {
                if (item.isPresent()) {
                    out.number(item.getAsInt());
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
            if (value.maybe().isPresent()) {
                PartShape.SHAPE.writeList(value.maybe().get(), out.plainName("maybe"));
            }
            IdFormats.BASE64.writeList(Arrays.asList(value.blobs()), out.plainName("blobs"));
        }
    }

    /**
     * {@code Collections.Part} as a JSON object.
     */
    private static final class PartShape extends RecordShape<Collections.Part> {
        static final PartShape SHAPE = new PartShape();

        private PartShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("name", "a string")
                    .required("size", "a number"));
        }

        @Override
        public Collections.Part read(TypedReader in) {
            String name = null;
            double size = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> name = in.readString();
                    default -> size = in.readDouble();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Collections.Part(name, size);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Collections.Part value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.atField(1);
            checks.finite(value.size());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Collections.Part value, JsonAppender out) {
            out.plainName("name").string(value.name());
            out.plainName("size").number(value.size());
        }
    }
}
