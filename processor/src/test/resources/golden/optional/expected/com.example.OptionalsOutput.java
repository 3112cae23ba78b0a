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
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Optionals}, reads its reply, checks it and writes it.
 *
 * <p>Everything that may be absent.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Optionals":{"description":"Everything that may be absent.","components":{"text":{"absence":"optional"},\
        "whole":{"absence":"optional"},"flag":{"absence":"optional"},"exact":{"absence":"optional"},"mood":{"absence":"optional"},\
        "list":{"absence":"optional"},"part":{"absence":"optional"},"nullableText":{"absence":"nullable"},"nullableWhole":{"absence":"nullable"},\
        "nullableReal":{"absence":"nullable"},"nullableFlag":{"absence":"nullable"},"nullableMood":{"absence":"nullable"},\
        "nullableList":{"absence":"nullable","items":{"absence":"nullable"}},"nullablePart":{"absence":"nullable"},\
        "optionalItems":{"items":{"absence":"optional"}},"nullableItems":{"items":{"absence":"nullable"}}}},\
        "com.example.Optionals$Part":{"components":{"ok":{"absence":"optional"}}}},"enums":{"com.example.Optionals$Mood":{"constants":{"GOOD":{},\
        "BAD":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class OptionalsOutput implements OutputType<Optionals> {
    /**
     * The contract as its annotation declares it.
     */
    public static final OptionalsOutput TYPE = new OptionalsOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"optionals","type":"object","description":"Everything that may be absent.",\
    "properties":{"text":{"type":["string","null"]},"whole":{"type":["integer","null"],"minimum":-2147483648,\
    "maximum":2147483647},"flag":{"type":["boolean","null"]},"exact":{"type":["number","null"]},"mood":{"anyOf":[{"$ref":"#/$defs/Mood"},\
    {"type":"null"}]},"list":{"type":["array","null"],"items":{"type":"string"}},"part":{"anyOf":[{"$ref":"#/$defs/Part"},\
    {"type":"null"}]},"nullableText":{"type":["string","null"]},"nullableWhole":{"type":["integer","null"],\
    "minimum":-9223372036854775808,"maximum":9223372036854775807},"nullableReal":{"type":["number","null"]},\
    "nullableFlag":{"type":["boolean","null"]},"nullableMood":{"anyOf":[{"$ref":"#/$defs/Mood"},{"type":"null"}]},\
    "nullableList":{"type":["array","null"],"items":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647}},\
    "nullablePart":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]},"optionalItems":{"type":"array","items":{"type":["string",\
    "null"]}},"nullableItems":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]}}},\
    "required":["optionalItems","nullableItems"],"additionalProperties":false,"$defs":{"Part":{"type":"object",\
    "properties":{"ok":{"type":["boolean","null"]}},"additionalProperties":false},"Mood":{"type":"string",\
    "enum":["GOOD","BAD"]}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Everything that may be absent.
     text?: string,
     whole?: integer,
     flag?: boolean,
     exact?: number,
     mood?: Mood,
     list?: string[],
     part?: Part,
     nullableText?: string,
     nullableWhole?: integer,
     nullableReal?: number,
     nullableFlag?: boolean,
     nullableMood?: Mood,
     nullableList?: (integer|null)[],
     nullablePart?: Part,
     optionalItems: (string|null)[],
     nullableItems: (Part|null)[]
    }
    Part = {ok?: boolean}
    Mood = "GOOD"|"BAD\"""");

    private static final EnumNames<Optionals.Mood> MOOD = EnumNames.of(new Optionals.Mood[] {Optionals.Mood.GOOD,
            Optionals.Mood.BAD}, "GOOD", "BAD");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("optionals", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"optionals","type":"object","description":"Everything that may be absent.",\
    "properties":{"text":{"type":["string","null"]},"whole":{"type":["integer","null"],"minimum":-2147483648,\
    "maximum":2147483647},"flag":{"type":["boolean","null"]},"exact":{"type":["number","null"]},"mood":{"anyOf":[{"$ref":"#/$defs/Mood"},\
    {"type":"null"}]},"list":{"type":["array","null"],"items":{"type":"string"}},"part":{"anyOf":[{"$ref":"#/$defs/Part"},\
    {"type":"null"}]},"nullableText":{"type":["string","null"]},"nullableWhole":{"type":["integer","null"],\
    "minimum":-9223372036854775808,"maximum":9223372036854775807},"nullableReal":{"type":["number","null"]},\
    "nullableFlag":{"type":["boolean","null"]},"nullableMood":{"anyOf":[{"$ref":"#/$defs/Mood"},{"type":"null"}]},\
    "nullableList":{"type":["array","null"],"items":{"type":["integer","null"],"minimum":-2147483648,"maximum":2147483647}},\
    "nullablePart":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]},"optionalItems":{"type":"array","items":{"type":["string",\
    "null"]}},"nullableItems":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]}}},\
    "required":["text","whole","flag","exact","mood","list","part","nullableText","nullableWhole","nullableReal",\
    "nullableFlag","nullableMood","nullableList","nullablePart","optionalItems","nullableItems"],"additionalProperties":false,\
    "$defs":{"Part":{"type":"object","properties":{"ok":{"type":["boolean","null"]}},"required":["ok"],"additionalProperties":false},\
    "Mood":{"type":"string","enum":["GOOD","BAD"]}}}""");

    private final ReadOptions options;

    private OptionalsOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static OptionalsOutput type(ReadOptions options) {
        return new OptionalsOutput(options);
    }

    @Override
    public String name() {
        return "optionals";
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
    public Parsed<Optionals> parse(String raw) {
        return OptionalsShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Optionals> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Optionals> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Optionals> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Optionals>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Optionals>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Optionals> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Optionals> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Optionals> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Optionals> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Optionals>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Optionals>> askAsync(AsyncModelCall model,
            String prompt, AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Optionals>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Optionals>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Optionals> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Optionals> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(OptionalsShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Optionals value) {
        return OptionalsShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Optionals value) {
        return OptionalsShape.SHAPE.toJson(value);
    }

    /**
     * {@code Optionals} as a JSON object.
     */
    private static final class OptionalsShape extends RecordShape<Optionals> {
        static final OptionalsShape SHAPE = new OptionalsShape();

        private OptionalsShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 16)
                    .optional("text")
                    .optional("whole")
                    .optional("flag")
                    .optional("exact")
                    .optional("mood")
                    .optional("list")
                    .optional("part")
                    .optional("nullableText")
                    .optional("nullableWhole")
                    .optional("nullableReal")
                    .optional("nullableFlag")
                    .optional("nullableMood")
                    .optional("nullableList")
                    .optional("nullablePart")
                    .required("optionalItems", "an array")
                    .required("nullableItems", "an array"));
        }

        @Override
        public Optionals read(TypedReader in) {
            String text = null;
            Integer whole = null;
            Boolean flag = null;
            BigDecimal exact = null;
            Optionals.Mood mood = null;
            List<String> list = null;
            Optionals.Part part = null;
            String nullableText = null;
            Long nullableWhole = null;
            Double nullableReal = null;
            Boolean nullableFlag = null;
            Optionals.Mood nullableMood = null;
            List<Integer> nullableList = null;
            Optionals.Part nullablePart = null;
            List<Optional<String>> optionalItems = null;
            List<Optionals.Part> nullableItems = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> text = in.readNull() ? null : in.readString();
                    case 1 -> whole = in.readNull() ? null : in.readInt();
                    case 2 -> flag = in.readNull() ? null : in.readBoolean();
                    case 3 -> exact = in.readNull() ? null : in.readBigDecimal();
                    case 4 -> mood = in.readNull() ? null : in.readEnum(MOOD);
                    case 5 -> list = in.readNull() ? null : TextShape.SHAPE.readList(in);
                    case 6 -> part = in.readNull() ? null : PartShape.SHAPE.read(in);
                    case 7 -> nullableText = in.readNull() ? null : in.readString();
                    case 8 -> nullableWhole = in.readNull() ? null : in.readLong();
                    case 9 -> nullableReal = in.readNull() ? null : in.readDouble();
                    case 10 -> nullableFlag = in.readNull() ? null : in.readBoolean();
                    case 11 -> nullableMood = in.readNull() ? null : in.readEnum(MOOD);
                    case 12 -> nullableList = in.readNull() ? null : readNullableList(in);
                    case 13 -> nullablePart = in.readNull() ? null : PartShape.SHAPE.read(in);
                    case 14 -> optionalItems = readOptionalItems(in);
                    default -> nullableItems = readNullableItems(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Optionals(Optional.ofNullable(text), Optional.ofNullable(whole),
                        Optional.ofNullable(flag), Optional.ofNullable(exact),
                        Optional.ofNullable(mood), Optional.ofNullable(list),
                        Optional.ofNullable(part), nullableText, nullableWhole, nullableReal,
                        nullableFlag, nullableMood, nullableList, nullablePart, optionalItems,
                        nullableItems);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<Integer> readNullableList(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readNullItem() ? null : in.readInt());
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static List<Optional<String>> readOptionalItems(TypedReader in) {
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

        private static List<Optionals.Part> readNullableItems(TypedReader in) {
            if (!in.beginArray(JsonType.OBJECT)) {
                return null;
            }
            List<Optionals.Part> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readNullItem() ? null : PartShape.SHAPE.read(in));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Optionals value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.text());
            checks.present(1, value.whole());
            checks.present(2, value.flag());
            checks.present(3, value.exact());
            checks.present(4, value.mood());
            if (checks.present(5, value.list()) && value.list().isPresent()) {
                TextShape.SHAPE.checkList(value.list().get(), checks);
            }
            if (checks.present(6, value.part()) && value.part().isPresent()) {
                PartShape.SHAPE.check(value.part().get(), checks);
            }
            checks.atField(9);
            if (value.nullableReal() != null) {
                checks.finite(value.nullableReal());
            }
            checks.atField(13);
            if (value.nullablePart() != null) {
                PartShape.SHAPE.check(value.nullablePart(), checks);
            }
            if (checks.present(14, value.optionalItems())) {
                checks.beginArray();
                for (Optional<String> item : value.optionalItems()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                }
                checks.endArray();
            }
            if (checks.present(15, value.nullableItems())) {
                checks.beginArray();
                for (Optionals.Part item : value.nullableItems()) {
                    checks.nextElement();
                    if (item != null) {
                        PartShape.SHAPE.check(item, checks);
                    }
                }
                checks.endArray();
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Optionals value, JsonAppender out) {
            if (value.text().isPresent()) {
                out.plainName("text").string(value.text().get());
            }
            if (value.whole().isPresent()) {
                out.plainName("whole").number(value.whole().get());
            }
            if (value.flag().isPresent()) {
                out.plainName("flag").bool(value.flag().get());
            }
            if (value.exact().isPresent()) {
                out.plainName("exact").number(value.exact().get());
            }
            if (value.mood().isPresent()) {
                out.plainName("mood").string(MOOD.nameOf(value.mood().get()));
            }
            if (value.list().isPresent()) {
                TextShape.SHAPE.writeList(value.list().get(), out.plainName("list"));
            }
            if (value.part().isPresent()) {
                PartShape.SHAPE.write(value.part().get(), out.plainName("part"));
            }
            if (value.nullableText() != null) {
                out.plainName("nullableText").string(value.nullableText());
            }
            if (value.nullableWhole() != null) {
                out.plainName("nullableWhole").number(value.nullableWhole());
            }
            if (value.nullableReal() != null) {
                out.plainName("nullableReal").number(value.nullableReal());
            }
            if (value.nullableFlag() != null) {
                out.plainName("nullableFlag").bool(value.nullableFlag());
            }
            if (value.nullableMood() != null) {
                out.plainName("nullableMood").string(MOOD.nameOf(value.nullableMood()));
            }
            if (value.nullableList() != null) {
                out.plainName("nullableList").beginArray();
                for (Integer item : value.nullableList()) {
                    if (item != null) {
                        out.number(item);
                    } else {
                        out.nullValue();
                    }
                }
                out.endArray();
            }
            if (value.nullablePart() != null) {
                PartShape.SHAPE.write(value.nullablePart(), out.plainName("nullablePart"));
            }
            out.plainName("optionalItems").beginArray();
            for (Optional<String> item : value.optionalItems()) {
                if (item.isPresent()) {
                    out.string(item.get());
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
            out.plainName("nullableItems").beginArray();
            for (Optionals.Part item : value.nullableItems()) {
                if (item != null) {
                    PartShape.SHAPE.write(item, out);
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
        }
    }

    /**
     * {@code Optionals.Part} as a JSON object.
     */
    private static final class PartShape extends RecordShape<Optionals.Part> {
        static final PartShape SHAPE = new PartShape();

        private PartShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .optional("ok"));
        }

        @Override
        public Optionals.Part read(TypedReader in) {
            Boolean ok = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                ok = in.readNull() ? null : in.readBoolean();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Optionals.Part(Optional.ofNullable(ok));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Optionals.Part value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.ok());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Optionals.Part value, JsonAppender out) {
            if (value.ok().isPresent()) {
                out.plainName("ok").bool(value.ok().get());
            }
        }
    }
}
