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
import dev.llmoutput.runtime.typed.EnumNames;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
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
 * Asks a model for {@link Types}, reads its reply, checks it and writes it.
 *
 * <p>Every type.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Types":{"description":"Every type.","components":{"text":{},"flag":{},\
        "tiny":{},"small":{},"whole":{},"large":{},"real":{},"precise":{},"boxedFlag":{},"boxedTiny":{},"boxedSmall":{},\
        "boxedWhole":{},"boxedLarge":{},"boxedReal":{},"boxedPrecise":{},"huge":{},"exact":{},"color":{},"numbers":{},\
        "matrix":{},"inner":{}}},"com.example.Types$Inner":{"components":{"last":{}}}},"enums":{"com.example.Types$Color":{"constants":{"RED":{},\
        "GREEN":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class TypesOutput implements OutputType<Types> {
    /**
     * The contract as its annotation declares it.
     */
    public static final TypesOutput TYPE = new TypesOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"types","type":"object","description":"Every type.",\
    "properties":{"text":{"type":"string"},"flag":{"type":"boolean"},"tiny":{"type":"integer","minimum":-128,\
    "maximum":127},"small":{"type":"integer","minimum":-32768,"maximum":32767},"whole":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"large":{"type":"integer","minimum":-9223372036854775808,\
    "maximum":9223372036854775807},"real":{"type":"number"},"precise":{"type":"number"},"boxedFlag":{"type":"boolean"},\
    "boxedTiny":{"type":"integer","minimum":-128,"maximum":127},"boxedSmall":{"type":"integer","minimum":-32768,\
    "maximum":32767},"boxedWhole":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"boxedLarge":{"type":"integer",\
    "minimum":-9223372036854775808,"maximum":9223372036854775807},"boxedReal":{"type":"number"},"boxedPrecise":{"type":"number"},\
    "huge":{"type":"integer"},"exact":{"type":"number"},"color":{"type":"string","enum":["RED","GREEN"]},\
    "numbers":{"type":"array","items":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"matrix":{"type":"array",\
    "items":{"type":"array","items":{"type":"number"}}},"inner":{"type":"object","properties":{"last":{"type":"boolean"}},\
    "required":["last"],"additionalProperties":false}},"required":["text","flag","tiny","small","whole",\
    "large","real","precise","boxedFlag","boxedTiny","boxedSmall","boxedWhole","boxedLarge","boxedReal",\
    "boxedPrecise","huge","exact","color","numbers","matrix","inner"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Every type.
     text: string,
     flag: boolean,
     tiny: integer, // -128..127
     small: integer, // -32768..32767
     whole: integer,
     large: integer,
     real: number,
     precise: number,
     boxedFlag: boolean,
     boxedTiny: integer, // -128..127
     boxedSmall: integer, // -32768..32767
     boxedWhole: integer,
     boxedLarge: integer,
     boxedReal: number,
     boxedPrecise: number,
     huge: integer,
     exact: number,
     color: "RED"|"GREEN",
     numbers: integer[],
     matrix: number[][],
     inner: {last: boolean}
    }""");

    private static final EnumNames<Types.Color> COLOR = EnumNames.of(new Types.Color[] {Types.Color.RED,
            Types.Color.GREEN}, "RED", "GREEN");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("types", JSON_SCHEMA);

    private final ReadOptions options;

    private TypesOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static TypesOutput type(ReadOptions options) {
        return new TypesOutput(options);
    }

    @Override
    public String name() {
        return "types";
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
    public Parsed<Types> parse(String raw) {
        return TypesShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Types> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Types> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Types> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Types>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Types>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Types> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Types> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Types> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Types> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Types>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Types>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Types>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Types>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Types> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Types> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(TypesShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Types value) {
        return TypesShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Types value) {
        return TypesShape.SHAPE.toJson(value);
    }

    /**
     * {@code Types} as a JSON object.
     */
    private static final class TypesShape extends RecordShape<Types> {
        static final TypesShape SHAPE = new TypesShape();

        private TypesShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 21)
                    .required("text", "a string")
                    .required("flag", "a boolean")
                    .required("tiny", "an integer")
                    .required("small", "an integer")
                    .required("whole", "an integer")
                    .required("large", "an integer")
                    .required("real", "a number")
                    .required("precise", "a number")
                    .required("boxedFlag", "a boolean")
                    .required("boxedTiny", "an integer")
                    .required("boxedSmall", "an integer")
                    .required("boxedWhole", "an integer")
                    .required("boxedLarge", "an integer")
                    .required("boxedReal", "a number")
                    .required("boxedPrecise", "a number")
                    .required("huge", "an integer")
                    .required("exact", "a number")
                    .required("color", COLOR.expected())
                    .required("numbers", "an array")
                    .required("matrix", "an array")
                    .required("inner", "an object"));
        }

        @Override
        public Types read(TypedReader in) {
            String text = null;
            boolean flag = false;
            byte tiny = 0;
            short small = 0;
            int whole = 0;
            long large = 0;
            float real = 0;
            double precise = 0;
            boolean boxedFlag = false;
            byte boxedTiny = 0;
            short boxedSmall = 0;
            int boxedWhole = 0;
            long boxedLarge = 0;
            float boxedReal = 0;
            double boxedPrecise = 0;
            BigInteger huge = null;
            BigDecimal exact = null;
            Types.Color color = null;
            List<Integer> numbers = null;
            List<List<Double>> matrix = null;
            Types.Inner inner = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> text = in.readString();
                    case 1 -> flag = in.readBoolean();
                    case 2 -> tiny = in.readByte();
                    case 3 -> small = in.readShort();
                    case 4 -> whole = in.readInt();
                    case 5 -> large = in.readLong();
                    case 6 -> real = in.readFloat();
                    case 7 -> precise = in.readDouble();
                    case 8 -> boxedFlag = in.readBoolean();
                    case 9 -> boxedTiny = in.readByte();
                    case 10 -> boxedSmall = in.readShort();
                    case 11 -> boxedWhole = in.readInt();
                    case 12 -> boxedLarge = in.readLong();
                    case 13 -> boxedReal = in.readFloat();
                    case 14 -> boxedPrecise = in.readDouble();
                    case 15 -> huge = in.readBigInteger();
                    case 16 -> exact = in.readBigDecimal();
                    case 17 -> color = in.readEnum(COLOR);
                    case 18 -> numbers = readNumbers(in);
                    case 19 -> matrix = readMatrix(in);
                    default -> inner = InnerShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Types(text, flag, tiny, small, whole, large, real, precise, boxedFlag,
                        boxedTiny, boxedSmall, boxedWhole, boxedLarge, boxedReal, boxedPrecise,
                        huge, exact, color, numbers, matrix, inner);
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
                items.add(in.readInt());
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static List<List<Double>> readMatrix(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Double>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(readMatrixItems(in));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static List<Double> readMatrixItems(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Double> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readDouble());
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Types value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.text());
            checks.atField(6);
            checks.finite(value.real());
            checks.atField(7);
            checks.finite(value.precise());
            checks.present(8, value.boxedFlag());
            checks.present(9, value.boxedTiny());
            checks.present(10, value.boxedSmall());
            checks.present(11, value.boxedWhole());
            checks.present(12, value.boxedLarge());
            if (checks.present(13, value.boxedReal())) {
                checks.finite(value.boxedReal());
            }
            if (checks.present(14, value.boxedPrecise())) {
                checks.finite(value.boxedPrecise());
            }
            checks.present(15, value.huge());
            checks.present(16, value.exact());
            checks.present(17, value.color());
            if (checks.present(18, value.numbers())) {
                checks.beginArray();
                for (Integer item : value.numbers()) {
                    checks.nextElement();
                    checks.present(item, "an integer");
                }
                checks.endArray();
            }
            if (checks.present(19, value.matrix())) {
                checks.beginArray();
                for (List<Double> item : value.matrix()) {
                    checks.nextElement();
                    if (checks.present(item, "an array")) {
                        checks.beginArray();
                        for (Double item2 : item) {
                            checks.nextElement();
                            if (checks.present(item2, "a number")) {
                                checks.finite(item2);
                            }
                        }
                        checks.endArray();
                    }
                }
                checks.endArray();
            }
            if (checks.present(20, value.inner())) {
                InnerShape.SHAPE.check(value.inner(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Types value, JsonAppender out) {
            out.plainName("text").string(value.text());
            out.plainName("flag").bool(value.flag());
            out.plainName("tiny").number(value.tiny());
            out.plainName("small").number(value.small());
            out.plainName("whole").number(value.whole());
            out.plainName("large").number(value.large());
            out.plainName("real").number(value.real());
            out.plainName("precise").number(value.precise());
            out.plainName("boxedFlag").bool(value.boxedFlag());
            out.plainName("boxedTiny").number(value.boxedTiny());
            out.plainName("boxedSmall").number(value.boxedSmall());
            out.plainName("boxedWhole").number(value.boxedWhole());
            out.plainName("boxedLarge").number(value.boxedLarge());
            out.plainName("boxedReal").number(value.boxedReal());
            out.plainName("boxedPrecise").number(value.boxedPrecise());
            out.plainName("huge").number(value.huge());
            out.plainName("exact").number(value.exact());
            out.plainName("color").string(COLOR.nameOf(value.color()));
            out.plainName("numbers").beginArray();
            for (Integer item : value.numbers()) {
                out.number(item);
            }
            out.endArray();
            out.plainName("matrix").beginArray();
            for (List<Double> item : value.matrix()) {
                out.beginArray();
                for (Double item2 : item) {
                    out.number(item2);
                }
                out.endArray();
            }
            out.endArray();
            InnerShape.SHAPE.write(value.inner(), out.plainName("inner"));
        }
    }

    /**
     * {@code Types.Inner} as a JSON object.
     */
    private static final class InnerShape extends RecordShape<Types.Inner> {
        static final InnerShape SHAPE = new InnerShape();

        private InnerShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("last", "a boolean"));
        }

        @Override
        public Types.Inner read(TypedReader in) {
            boolean last = false;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                last = in.readBoolean();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Types.Inner(last);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Types.Inner value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Types.Inner value, JsonAppender out) {
            out.plainName("last").bool(value.last());
        }
    }
}
