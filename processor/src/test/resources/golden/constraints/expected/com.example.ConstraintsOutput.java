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
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.PatternCheck;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Double;
import java.lang.Integer;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Constraints}, reads its reply, checks it and writes it.
 *
 * <p>Every constraint on every kind of value.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Constraints":{"description":"Every constraint on every kind of value.",\
        "components":{"notBlank":{"notBlank":true},"notEmpty":{"minSize":1},"sized":{"minSize":2,"maxSize":4},\
        "patterns":{"notBlank":true,"patterns":[{"regex":"[a-z]+","schema":"^(?:[a-z]+)$"},{"regex":"x.*","schema":"^(?:x[^\\\\n\\\\r\\\\u0085\\\\u2028\\\\u2029]*)$"}]},\
        "tiny":{"exclusiveMinimum":0},"small":{"minimum":0},"whole":{"minimum":-3,"maximum":3},"large":{"minimum":5000000000,\
        "exclusiveMaximum":6000000000.5},"real":{"minimum":0.1,"maximum":0.7},"precise":{"minimum":0.1,"exclusiveMaximum":1},\
        "huge":{"exclusiveMinimum":0},"exact":{"minimum":0.5,"maximum":99999999999999999999.99},"boxed":{"maximum":10},\
        "maybeWhole":{"absence":"optional","minimum":0},"maybeReal":{"absence":"optional","maximum":0.5},"maybeText":{"absence":"optional",\
        "notBlank":true,"maxSize":3},"numbers":{"minSize":1,"maxSize":3,"items":{"exclusiveMinimum":0}},"nested":{"minSize":1,\
        "maxSize":2,"items":{"minSize":1,"items":{"patterns":[{"regex":"[0-9]+","schema":"^(?:[0-9]+)$"}]}}},\
        "maybeList":{"absence":"optional","maxSize":2,"items":{"notBlank":true}}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class ConstraintsOutput implements OutputType<Constraints> {
    /**
     * The contract as its annotation declares it.
     */
    public static final ConstraintsOutput TYPE = new ConstraintsOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"constraints","type":"object","description":"Every constraint on every kind of value.",\
    "properties":{"notBlank":{"type":"string","pattern":"\\\\S"},"notEmpty":{"type":"string","minLength":1},\
    "sized":{"type":"string","minLength":2,"maxLength":4},"patterns":{"type":"string","allOf":[{"pattern":"\\\\S"},\
    {"pattern":"^(?:[a-z]+)$"},{"pattern":"^(?:x[^\\\\n\\\\r\\\\u0085\\\\u2028\\\\u2029]*)$"}]},"tiny":{"type":"integer",\
    "exclusiveMinimum":0,"maximum":127},"small":{"type":"integer","minimum":0,"maximum":32767},"whole":{"type":"integer",\
    "minimum":-3,"maximum":3},"large":{"type":"integer","minimum":5000000000,"exclusiveMaximum":6000000000.5},\
    "real":{"type":"number","minimum":0.1,"maximum":0.7},"precise":{"type":"number","minimum":0.1,"exclusiveMaximum":1},\
    "huge":{"type":"integer","exclusiveMinimum":0},"exact":{"type":"number","minimum":0.5,"maximum":99999999999999999999.99},\
    "boxed":{"type":"integer","minimum":-2147483648,"maximum":10},"maybeWhole":{"type":["integer","null"],\
    "minimum":0,"maximum":2147483647},"maybeReal":{"type":["number","null"],"maximum":0.5},"maybeText":{"type":["string",\
    "null"],"maxLength":3,"pattern":"\\\\S"},"numbers":{"type":"array","minItems":1,"maxItems":3,"items":{"type":"integer",\
    "exclusiveMinimum":0,"maximum":2147483647}},"nested":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"array",\
    "minItems":1,"items":{"type":"string","pattern":"^(?:[0-9]+)$"}}},"maybeList":{"type":["array","null"],\
    "maxItems":2,"items":{"type":"string","pattern":"\\\\S"}}},"required":["notBlank","notEmpty","sized","patterns",\
    "tiny","small","whole","large","real","precise","huge","exact","boxed","numbers","nested"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Every constraint on every kind of value.
     notBlank: string, // not blank
     notEmpty: string, // not empty
     sized: string, // 2..4 characters
     patterns: string, // not blank, matches [a-z]+, matches x.*
     tiny: integer, // >0, <=127
     small: integer, // 0..32767
     whole: integer, // -3..3
     large: integer, // >=5000000000, <6000000000.5
     real: number, // 0.1..0.7
     precise: number, // >=0.1, <1
     huge: integer, // >0
     exact: number, // 0.5..99999999999999999999.99
     boxed: integer, // <=10
     maybeWhole?: integer, // >=0
     maybeReal?: number, // <=0.5
     maybeText?: string, // not blank, <=3 characters
     numbers: integer[], // 1..3 items, each >0
     nested: string[][], // 1..2 items, each (not empty, each matches [0-9]+)
     maybeList?: string[] // <=2 items, each not blank
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("constraints", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"constraints","type":"object","description":"Every constraint on every kind of value.",\
    "properties":{"notBlank":{"type":"string","pattern":"\\\\S"},"notEmpty":{"type":"string","minLength":1},\
    "sized":{"type":"string","minLength":2,"maxLength":4},"patterns":{"type":"string","allOf":[{"pattern":"\\\\S"},\
    {"pattern":"^(?:[a-z]+)$"},{"pattern":"^(?:x[^\\\\n\\\\r\\\\u0085\\\\u2028\\\\u2029]*)$"}]},"tiny":{"type":"integer",\
    "exclusiveMinimum":0,"maximum":127},"small":{"type":"integer","minimum":0,"maximum":32767},"whole":{"type":"integer",\
    "minimum":-3,"maximum":3},"large":{"type":"integer","minimum":5000000000,"exclusiveMaximum":6000000000.5},\
    "real":{"type":"number","minimum":0.1,"maximum":0.7},"precise":{"type":"number","minimum":0.1,"exclusiveMaximum":1},\
    "huge":{"type":"integer","exclusiveMinimum":0},"exact":{"type":"number","minimum":0.5,"maximum":99999999999999999999.99},\
    "boxed":{"type":"integer","minimum":-2147483648,"maximum":10},"maybeWhole":{"type":["integer","null"],\
    "minimum":0,"maximum":2147483647},"maybeReal":{"type":["number","null"],"maximum":0.5},"maybeText":{"type":["string",\
    "null"],"maxLength":3,"pattern":"\\\\S"},"numbers":{"type":"array","minItems":1,"maxItems":3,"items":{"type":"integer",\
    "exclusiveMinimum":0,"maximum":2147483647}},"nested":{"type":"array","minItems":1,"maxItems":2,"items":{"type":"array",\
    "minItems":1,"items":{"type":"string","pattern":"^(?:[0-9]+)$"}}},"maybeList":{"type":["array","null"],\
    "maxItems":2,"items":{"type":"string","pattern":"\\\\S"}}},"required":["notBlank","notEmpty","sized","patterns",\
    "tiny","small","whole","large","real","precise","huge","exact","boxed","maybeWhole","maybeReal","maybeText",\
    "numbers","nested","maybeList"],"additionalProperties":false}""");

    private final ReadOptions options;

    private ConstraintsOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static ConstraintsOutput type(ReadOptions options) {
        return new ConstraintsOutput(options);
    }

    @Override
    public String name() {
        return "constraints";
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
    public Parsed<Constraints> parse(String raw) {
        return ConstraintsShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Constraints> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Constraints> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Constraints> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Constraints>> acceptAsync(String raw,
            AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Constraints>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Constraints> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Constraints> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Constraints> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Constraints> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Constraints>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Constraints>> askAsync(AsyncModelCall model,
            String prompt, AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Constraints>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Constraints>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Constraints> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Constraints> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(ConstraintsShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Constraints value) {
        return ConstraintsShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Constraints value) {
        return ConstraintsShape.SHAPE.toJson(value);
    }

    /**
     * {@code Constraints} as a JSON object.
     */
    private static final class ConstraintsShape extends RecordShape<Constraints> {
        static final ConstraintsShape SHAPE = new ConstraintsShape();

        private static final PatternCheck PATTERNS_PATTERN = PatternCheck.of("[a-z]+");

        private static final PatternCheck PATTERNS_PATTERN2 = PatternCheck.of("x.*");

        private static final BigDecimal LARGE_MAXIMUM = new BigDecimal("6000000000.5");

        private static final BigDecimal REAL_MINIMUM = new BigDecimal("0.1");

        private static final BigDecimal REAL_MAXIMUM = new BigDecimal("0.7");

        private static final BigInteger HUGE_MINIMUM = new BigInteger("0");

        private static final BigDecimal EXACT_MINIMUM = new BigDecimal("0.5");

        private static final BigDecimal EXACT_MAXIMUM = new BigDecimal("99999999999999999999.99");

        private static final PatternCheck NESTED_ITEMS_ITEMS_PATTERN = PatternCheck.of("[0-9]+");

        private ConstraintsShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 19)
                    .required("notBlank", "a string")
                    .required("notEmpty", "a string")
                    .required("sized", "a string")
                    .required("patterns", "a string")
                    .required("tiny", "an integer")
                    .required("small", "an integer")
                    .required("whole", "an integer")
                    .required("large", "an integer")
                    .required("real", "a number")
                    .required("precise", "a number")
                    .required("huge", "an integer")
                    .required("exact", "a number")
                    .required("boxed", "an integer")
                    .optional("maybeWhole")
                    .optional("maybeReal")
                    .optional("maybeText")
                    .required("numbers", "an array")
                    .required("nested", "an array")
                    .optional("maybeList"));
        }

        @Override
        public Constraints read(TypedReader in) {
            String notBlank = null;
            String notEmpty = null;
            String sized = null;
            String patterns = null;
            byte tiny = 0;
            short small = 0;
            int whole = 0;
            long large = 0;
            float real = 0;
            double precise = 0;
            BigInteger huge = null;
            BigDecimal exact = null;
            int boxed = 0;
            Integer maybeWhole = null;
            Double maybeReal = null;
            String maybeText = null;
            List<Integer> numbers = null;
            List<List<String>> nested = null;
            List<String> maybeList = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        notBlank = in.readString();
                        in.notBlank(notBlank);
                    }
                    case 1 -> {
                        notEmpty = in.readString();
                        in.minLength(notEmpty, 1);
                    }
                    case 2 -> {
                        sized = in.readString();
                        in.minLength(sized, 2);
                        in.maxLength(sized, 4);
                    }
                    case 3 -> {
                        patterns = in.readString();
                        in.notBlank(patterns);
                        in.pattern(patterns, PATTERNS_PATTERN);
                        in.pattern(patterns, PATTERNS_PATTERN2);
                    }
                    case 4 -> {
                        tiny = in.readByte(1, 127);
                        in.exclusiveMinimum(tiny, 0);
                    }
                    case 5 -> {
                        small = in.readShort(0, 32767);
                        in.minimum(small, 0);
                    }
                    case 6 -> {
                        whole = in.readInt(-3, 3);
                        in.minimum(whole, -3);
                        in.maximum(whole, 3);
                    }
                    case 7 -> {
                        large = in.readLong(5000000000L, 6000000000L);
                        in.minimum(large, 5000000000L);
                        in.exclusiveMaximum(large, LARGE_MAXIMUM);
                    }
                    case 8 -> {
                        real = in.readFloat();
                        in.minimum(real, REAL_MINIMUM);
                        in.maximum(real, REAL_MAXIMUM);
                    }
                    case 9 -> {
                        precise = in.readDouble();
                        in.minimum(precise, 0.1);
                        in.exclusiveMaximum(precise, 1);
                    }
                    case 10 -> {
                        huge = in.readBigInteger();
                        in.exclusiveMinimum(huge, HUGE_MINIMUM);
                    }
                    case 11 -> {
                        exact = in.readBigDecimal();
                        in.minimum(exact, EXACT_MINIMUM);
                        in.maximum(exact, EXACT_MAXIMUM);
                    }
                    case 12 -> {
                        boxed = in.readInt(-2147483648L, 10);
                        in.maximum(boxed, 10);
                    }
                    case 13 -> {
                        maybeWhole = in.readNull() ? null : in.readInt(0, 2147483647);
                        if (maybeWhole != null) {
                            in.minimum(maybeWhole.longValue(), 0);
                        }
                    }
                    case 14 -> {
                        maybeReal = in.readNull() ? null : in.readDouble();
                        if (maybeReal != null) {
                            in.maximum(maybeReal.doubleValue(), 0.5);
                        }
                    }
                    case 15 -> {
                        maybeText = in.readNull() ? null : in.readString();
                        in.notBlank(maybeText);
                        in.maxLength(maybeText, 3);
                    }
                    case 16 -> {
                        numbers = readNumbers(in);
                        in.minItems(numbers, 1);
                        in.maxItems(numbers, 3);
                    }
                    case 17 -> {
                        nested = readNested(in);
                        in.minItems(nested, 1);
                        in.maxItems(nested, 2);
                    }
                    default -> {
                        maybeList = in.readNull() ? null : readMaybeList(in);
                        in.maxItems(maybeList, 2);
                    }
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Constraints(notBlank, notEmpty, sized, patterns, tiny, small, whole,
                        large, real, precise, huge, exact, boxed, Optional.ofNullable(maybeWhole),
                        Optional.ofNullable(maybeReal), Optional.ofNullable(maybeText), numbers,
                        nested, Optional.ofNullable(maybeList));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<Integer> readNumbers(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                int item = in.readInt(1, 2147483647);
                in.exclusiveMinimum(item, 0);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static List<List<String>> readNested(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<String>> items = new ArrayList<>();
            while (in.nextElement()) {
                List<String> item = readNestedItems(in);
                in.minItems(item, 1);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static List<String> readNestedItems(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<String> items = new ArrayList<>();
            while (in.nextElement()) {
                String item = in.readString();
                in.pattern(item, NESTED_ITEMS_ITEMS_PATTERN);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static List<String> readMaybeList(TypedReader in) {
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
        public void check(Constraints value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.notBlank());
            checks.notBlank(value.notBlank());
            checks.present(1, value.notEmpty());
            checks.minLength(value.notEmpty(), 1);
            checks.present(2, value.sized());
            checks.minLength(value.sized(), 2);
            checks.maxLength(value.sized(), 4);
            checks.present(3, value.patterns());
            checks.notBlank(value.patterns());
            checks.pattern(value.patterns(), PATTERNS_PATTERN);
            checks.pattern(value.patterns(), PATTERNS_PATTERN2);
            checks.atField(4);
            checks.exclusiveMinimum(value.tiny(), 0);
            checks.atField(5);
            checks.minimum(value.small(), 0);
            checks.atField(6);
            checks.minimum(value.whole(), -3);
            checks.maximum(value.whole(), 3);
            checks.atField(7);
            checks.minimum(value.large(), 5000000000L);
            checks.exclusiveMaximum(value.large(), LARGE_MAXIMUM);
            checks.atField(8);
            if (checks.finite(value.real())) {
                checks.minimum(value.real(), REAL_MINIMUM);
                checks.maximum(value.real(), REAL_MAXIMUM);
            }
            checks.atField(9);
            if (checks.finite(value.precise())) {
                checks.minimum(value.precise(), 0.1);
                checks.exclusiveMaximum(value.precise(), 1);
            }
            checks.present(10, value.huge());
            checks.exclusiveMinimum(value.huge(), HUGE_MINIMUM);
            checks.present(11, value.exact());
            checks.minimum(value.exact(), EXACT_MINIMUM);
            checks.maximum(value.exact(), EXACT_MAXIMUM);
            if (checks.present(12, value.boxed())) {
                checks.maximum(value.boxed().longValue(), 10);
            }
            if (checks.present(13, value.maybeWhole()) && value.maybeWhole().isPresent()) {
                checks.minimum(value.maybeWhole().get().longValue(), 0);
            }
            if (checks.present(14, value.maybeReal()) && value.maybeReal().isPresent()) {
                if (checks.finite(value.maybeReal().get())) {
                    checks.maximum(value.maybeReal().get().doubleValue(), 0.5);
                }
            }
            if (checks.present(15, value.maybeText()) && value.maybeText().isPresent()) {
                checks.notBlank(value.maybeText().get());
                checks.maxLength(value.maybeText().get(), 3);
            }
            if (checks.present(16, value.numbers())) {
                checks.beginArray();
                for (Integer item : value.numbers()) {
                    checks.nextElement();
                    if (checks.present(item, "an integer")) {
                        checks.exclusiveMinimum(item.longValue(), 0);
                    }
                }
                checks.endArray();
                checks.minItems(value.numbers(), 1);
                checks.maxItems(value.numbers(), 3);
            }
            if (checks.present(17, value.nested())) {
                checks.beginArray();
                for (List<String> item : value.nested()) {
                    checks.nextElement();
                    if (checks.present(item, "an array")) {
                        checks.beginArray();
                        for (String item2 : item) {
                            checks.nextElement();
                            checks.present(item2, "a string");
                            checks.pattern(item2, NESTED_ITEMS_ITEMS_PATTERN);
                        }
                        checks.endArray();
                        checks.minItems(item, 1);
                    }
                }
                checks.endArray();
                checks.minItems(value.nested(), 1);
                checks.maxItems(value.nested(), 2);
            }
            if (checks.present(18, value.maybeList()) && value.maybeList().isPresent()) {
                checks.beginArray();
                for (String item : value.maybeList().get()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                    checks.notBlank(item);
                }
                checks.endArray();
                checks.maxItems(value.maybeList().get(), 2);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Constraints value, JsonAppender out) {
            out.plainName("notBlank").string(value.notBlank());
            out.plainName("notEmpty").string(value.notEmpty());
            out.plainName("sized").string(value.sized());
            out.plainName("patterns").string(value.patterns());
            out.plainName("tiny").number(value.tiny());
            out.plainName("small").number(value.small());
            out.plainName("whole").number(value.whole());
            out.plainName("large").number(value.large());
            out.plainName("real").number(value.real());
            out.plainName("precise").number(value.precise());
            out.plainName("huge").number(value.huge());
            out.plainName("exact").number(value.exact());
            out.plainName("boxed").number(value.boxed());
            if (value.maybeWhole().isPresent()) {
                out.plainName("maybeWhole").number(value.maybeWhole().get());
            }
            if (value.maybeReal().isPresent()) {
                out.plainName("maybeReal").number(value.maybeReal().get());
            }
            if (value.maybeText().isPresent()) {
                out.plainName("maybeText").string(value.maybeText().get());
            }
            out.plainName("numbers").beginArray();
            for (Integer item : value.numbers()) {
                out.number(item);
            }
            out.endArray();
            out.plainName("nested").beginArray();
            for (List<String> item : value.nested()) {
                out.beginArray();
                for (String item2 : item) {
                    out.string(item2);
                }
                out.endArray();
            }
            out.endArray();
            if (value.maybeList().isPresent()) {
                out.plainName("maybeList").beginArray();
                for (String item : value.maybeList().get()) {
                    out.string(item);
                }
                out.endArray();
            }
        }
    }
}
