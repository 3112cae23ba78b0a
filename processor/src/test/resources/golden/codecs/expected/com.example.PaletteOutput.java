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
import dev.llmoutput.runtime.typed.Checks;
import dev.llmoutput.runtime.typed.CodedShape;
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
import java.lang.Integer;
import java.lang.Number;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.StringBuilder;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Palette}, reads its reply, checks it and writes it.
 *
 * <p>Types that only codecs know.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Palette":{"description":"Types that only codecs know.","components":{"tag":{"description":"without !"},\
        "other":{"absence":"optional"},"tags":{},"price":{},"level":{},"key":{},"words":{},"counts":{"absence":"optional"},\
        "sentences":{}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class PaletteOutput implements OutputType<Palette> {
    /**
     * The contract as its annotation declares it.
     */
    public static final PaletteOutput TYPE = new PaletteOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"palette","type":"object","description":"Types that only codecs know.",\
    "properties":{"tag":{"type":"string","description":"without !","examples":["red"]},"other":{"type":["string",\
    "null"]},"tags":{"type":"array","items":{"type":"string"}},"price":{"type":["number","null"],"default":0.5},\
    "level":{"type":"boolean"},"key":{"type":"string"},"words":{"type":"string"},"counts":{"type":["number",\
    "null"]},"sentences":{"type":"array","uniqueItems":true,"items":{"type":"string"}}},"required":["tag",\
    "tags","level","key","words","sentences"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Types that only codecs know.
     tag: string, // without !; example "red"
     other?: string,
     tags: string[],
     price?: number, // default 0.5
     level: boolean,
     key: string,
     words: string,
     counts?: number,
     sentences: string[] // no duplicates
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("palette", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"palette","type":"object","description":"Types that only codecs know.",\
    "properties":{"tag":{"type":"string","description":"without !","examples":["red"]},"other":{"type":["string",\
    "null"]},"tags":{"type":"array","items":{"type":"string"}},"price":{"type":["number","null"],"default":0.5},\
    "level":{"type":"boolean"},"key":{"type":"string"},"words":{"type":"string"},"counts":{"type":["number",\
    "null"]},"sentences":{"type":"array","uniqueItems":true,"items":{"type":"string"}}},"required":["tag",\
    "other","tags","price","level","key","words","counts","sentences"],"additionalProperties":false}""");

    private static final Palette.TagCodec TAG_CODEC = new Palette.TagCodec();

    private static final Palette.Cents CENTS_CODEC = new Palette.Cents();

    private static final Palette.Switch SWITCH_CODEC = new Palette.Switch();

    private static final Palette.Words WORDS_CODEC = new Palette.Words();

    private static final Palette.Counts COUNTS_CODEC = new Palette.Counts();

    private final ReadOptions options;

    private PaletteOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static PaletteOutput type(ReadOptions options) {
        return new PaletteOutput(options);
    }

    @Override
    public String name() {
        return "palette";
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
    public Parsed<Palette> parse(String raw) {
        return PaletteShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Palette> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Palette> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Palette> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Palette>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Palette>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Palette> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Palette> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Palette> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Palette> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Palette>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Palette>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Palette>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Palette>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Palette> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Palette> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(PaletteShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Palette value) {
        return PaletteShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Palette value) {
        return PaletteShape.SHAPE.toJson(value);
    }

    /**
     * {@code Palette} as a JSON object.
     */
    private static final class PaletteShape extends RecordShape<Palette> {
        static final PaletteShape SHAPE = new PaletteShape();

        private PaletteShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 9)
                    .required("tag", "a string")
                    .optional("other")
                    .required("tags", "an array")
                    .required("price", "a number").defaultJson("0.5")
                    .required("level", "a boolean")
                    .required("key", "a string").secret()
                    .required("words", "a string")
                    .optional("counts")
                    .required("sentences", "an array"));
        }

        @Override
        public Palette read(TypedReader in) {
            StringBuilder tag = null;
            StringBuilder other = null;
            List<StringBuilder> tags = null;
            Number price = null;
            Integer level = null;
            StringBuilder key = null;
            List<Palette.Word> words = null;
            Map<Palette.Word, List<BigDecimal>> counts = null;
            Set<List<Palette.Word>> sentences = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> tag = in.readCoded(TAG_CODEC);
                    case 1 -> other = in.readNull() ? null : in.readCoded(TAG_CODEC);
                    case 2 -> tags = readTags(in);
                    case 3 -> price = in.readCoded(CENTS_CODEC);
                    case 4 -> level = in.readCoded(SWITCH_CODEC);
                    case 5 -> key = in.readCoded(TAG_CODEC);
                    case 6 -> words = in.readCoded(WORDS_CODEC);
                    case 7 -> counts = in.readNull() ? null : in.readCoded(COUNTS_CODEC);
                    default -> sentences = readSentences(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Palette(tag, Optional.ofNullable(other), tags, price, level, key, words,
                        Optional.ofNullable(counts), sentences);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed();
            }
        }

        private static List<StringBuilder> readTags(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<StringBuilder> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readCoded(TAG_CODEC));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static Set<List<Palette.Word>> readSentences(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<Palette.Word>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readCoded(WORDS_CODEC));
            }
            in.endArray();
            return in.set(items, CodedShape.of(WORDS_CODEC));
        }

        @Override
        public void check(Palette value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.tag());
            checks.present(1, value.other());
            if (checks.present(2, value.tags())) {
                checks.beginArray();
                for (StringBuilder item : value.tags()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                }
                checks.endArray();
            }
            checks.present(3, value.price());
            checks.present(4, value.level());
            checks.present(5, value.key());
            checks.present(6, value.words());
            checks.present(7, value.counts());
            if (checks.present(8, value.sentences())) {
                checks.beginArray();
                for (List<Palette.Word> item : value.sentences()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                }
                checks.endArray();
                checks.distinct(value.sentences(), CodedShape.of(WORDS_CODEC));
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Palette value, JsonAppender out) {
            out.plainName("tag").string(TAG_CODEC.write(value.tag()));
            if (value.other().isPresent()) {
                out.plainName("other").string(TAG_CODEC.write(value.other().get()));
            }
            out.plainName("tags").beginArray();
            for (StringBuilder item : value.tags()) {
                out.string(TAG_CODEC.write(item));
            }
            out.endArray();
            out.plainName("price").number(CENTS_CODEC.write(value.price()));
            out.plainName("level").bool(SWITCH_CODEC.write(value.level()));
            out.plainName("key").string(TAG_CODEC.write(value.key()));
            out.plainName("words").string(WORDS_CODEC.write(value.words()));
            if (value.counts().isPresent()) {
                out.plainName("counts").number(COUNTS_CODEC.write(value.counts().get()));
            }
            out.plainName("sentences").beginArray();
            for (List<Palette.Word> item : value.sentences()) {
                out.string(WORDS_CODEC.write(item));
            }
            out.endArray();
        }
    }
}
