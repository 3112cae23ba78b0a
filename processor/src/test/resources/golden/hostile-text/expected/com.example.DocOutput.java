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
import dev.llmoutput.runtime.typed.ContractData;
import dev.llmoutput.runtime.typed.ContractText;
import dev.llmoutput.runtime.typed.EnumNames;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.PatternCheck;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Doc}, reads its reply, checks it and writes it.
 *
 * <p>a &#42;/ static &#123; System.exit(1); } /&#42; b &#64;throws &#123;&#64;code x} &amp; &lt;script&gt; &#92;u002a/ end
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("{\"version\":1,\"records\":{\"com.example.Doc\":{\"description\":\"a */ static { System.exit(1); } /* b @throws {@code x} & <script> \\\\u002a/ end\",\"components\":{\"a\":{\"description\":\"a */ static { System.exit(1); } /* b\"},\"b\":{\"description\":\"c \\\\u002a/ int hack = 1; /\\\\u002a d\"},\"c\":{\"description\":\"cr lf tab quote \\\" nul \\u0000 ls \u2028 nel \u0085 emoji \ud83d\ude00 lone \\ud83d end\"},\"d\":{\"description\":\"write it as {amount} {{currency}} $1 %s $$ $T\"},\"e\":{\"description\":\"three \\\"\\\"\\\" quotes and a backslash \\\\\"},\"f\":{\"description\":\"spaces at both ends\"},\"sub\":{\"description\":\"breaks out of // comments\"},\"g\":{\"patterns\":[{\"regex\":\"\\\"\\\\\\\\[^\\\\n]*\\\\$\",\"schema\":\"^(?:\\\"\\\\\\\\[^\\\\n]*\\\\$)$\"}]},\"level\":{\"description\":\"a \\\"key\\\"\"}}},\"com.example.Doc$Sub\":{\"description\":\"line one line two\",\"components\":{\"s\":{\"description\":\"\\\\\"}}}},\"enums\":{\"com.example.Doc$Level\":{\"constants\":{\"GOOD\":{\"description\":\"works \\\"as is\\\"; | \\\"OTHER\\\"\"},\"BAD\":{\"description\":\"needs work; 100% sure // not\"}}}}}")
@SuppressWarnings({"deprecation", "removal"})
public final class DocOutput implements OutputType<Doc> {
    /**
     * The contract as its annotation declares it.
     */
    public static final DocOutput TYPE = new DocOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"doc\",\"type\":\"object\",\"description\":\"a */ static { System.exit(1); } /* b @throws {@code x} & <script> \\\\u002a/ end\",\"properties\":{\"a\":{\"type\":\"string\",\"description\":\"a */ static { System.exit(1); } /* b\"},\"b\":{\"type\":\"string\",\"description\":\"c \\\\u002a/ int hack = 1; /\\\\u002a d\"},\"c\":{\"type\":\"string\",\"description\":\"cr lf tab quote \\\" nul \\u0000 ls \u2028 nel \u0085 emoji \ud83d\ude00 lone \\ud83d end\"},\"d\":{\"type\":\"string\",\"description\":\"write it as {amount} {{currency}} $1 %s $$ $T\"},\"e\":{\"type\":\"string\",\"description\":\"three \\\"\\\"\\\" quotes and a backslash \\\\\"},\"f\":{\"type\":\"string\",\"description\":\"spaces at both ends\"},\"sub\":{\"type\":\"object\",\"description\":\"breaks out of // comments; line one line two\",\"properties\":{\"s\":{\"type\":\"string\",\"description\":\"\\\\\"}},\"required\":[\"s\"],\"additionalProperties\":false},\"g\":{\"type\":\"string\",\"pattern\":\"^(?:\\\"\\\\\\\\[^\\\\n]*\\\\$)$\"},\"key \\\" \\\\ \u2028 \u00e9\":{\"type\":\"string\",\"enum\":[\"100% \\\"sure\\\"\",\"line\u2028break\"],\"description\":\"a \\\"key\\\"; 100% \\\"sure\\\": works \\\"as is\\\"; | \\\"OTHER\\\"; line\u2028break: needs work; 100% sure // not\"}},\"required\":[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"sub\",\"g\",\"key \\\" \\\\ \u2028 \u00e9\"],\"additionalProperties\":false}");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // a */ static { System.exit(1); } /* b @throws {@code x} & <script> \\u002a/ end
     a: string, // a */ static { System.exit(1); } /* b
     b: string, // c \\u002a/ int hack = 1; /\\u002a d
     c: string, // cr lf tab quote " nul ls nel emoji \ud83d\ude00 lone \ufffd end
     d: string, // write it as {amount} {{currency}} $1 %s $$ $T
     e: string, // three "\"" quotes and a backslash \\
     f: string, // spaces at both ends
     sub: { // breaks out of // comments; line one line two
      s: string // \\
     },
     g: string, // matches "\\\\[^\\n]*\\$
     "key \\" \\\\ \\u2028 \u00e9": "100% \\"sure\\""|"line\\u2028break" // a "key"; 100% "sure": works "as is"; | "OTHER"; line break: needs work; 100% sure // not
    }""");

    private static final EnumNames<Doc.Level> LEVEL = EnumNames.of(new Doc.Level[] {Doc.Level.GOOD,
            Doc.Level.BAD}, "100% \"sure\"", "line\u2028break");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("doc", JSON_SCHEMA);

    private final ReadOptions options;

    private DocOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static DocOutput type(ReadOptions options) {
        return new DocOutput(options);
    }

    @Override
    public String name() {
        return "doc";
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
    public Parsed<Doc> parse(String raw) {
        return DocShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Doc> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Doc> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Doc> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Doc>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Doc>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Doc> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Doc> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Doc> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Doc> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Doc>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Doc>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Doc>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Doc>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Doc> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Doc> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(DocShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Doc value) {
        return DocShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Doc value) {
        return DocShape.SHAPE.toJson(value);
    }

    /**
     * {@code Doc} as a JSON object.
     */
    private static final class DocShape extends RecordShape<Doc> {
        static final DocShape SHAPE = new DocShape();

        private static final PatternCheck G_PATTERN = PatternCheck.of("\"\\\\[^\\n]*\\$");

        private DocShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 9)
                    .required("a", "a string")
                    .required("b", "a string")
                    .required("c", "a string")
                    .required("d", "a string")
                    .required("e", "a string")
                    .required("f", "a string")
                    .required("sub", "an object")
                    .required("g", "a string")
                    .required("key \" \\ \u2028 \u00e9", LEVEL.expected()));
        }

        @Override
        public Doc read(TypedReader in) {
            String a = null;
            String b = null;
            String c = null;
            String d = null;
            String e2 = null;
            String f = null;
            Doc.Sub sub = null;
            String g = null;
            Doc.Level level = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> a = in.readString();
                    case 1 -> b = in.readString();
                    case 2 -> c = in.readString();
                    case 3 -> d = in.readString();
                    case 4 -> e2 = in.readString();
                    case 5 -> f = in.readString();
                    case 6 -> sub = SubShape.SHAPE.read(in);
                    case 7 -> {
                        g = in.readString();
                        in.pattern(g, G_PATTERN);
                    }
                    default -> level = in.readEnum(LEVEL);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Doc(a, b, c, d, e2, f, sub, g, level);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Doc value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.a());
            checks.present(1, value.b());
            checks.present(2, value.c());
            checks.present(3, value.d());
            checks.present(4, value.e());
            checks.present(5, value.f());
            if (checks.present(6, value.sub())) {
                SubShape.SHAPE.check(value.sub(), checks);
            }
            checks.present(7, value.g());
            checks.pattern(value.g(), G_PATTERN);
            checks.present(8, value.level());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Doc value, JsonAppender out) {
            out.plainName("a").string(value.a());
            out.plainName("b").string(value.b());
            out.plainName("c").string(value.c());
            out.plainName("d").string(value.d());
            out.plainName("e").string(value.e());
            out.plainName("f").string(value.f());
            SubShape.SHAPE.write(value.sub(), out.plainName("sub"));
            out.plainName("g").string(value.g());
            out.name("key \" \\ \u2028 \u00e9").string(LEVEL.nameOf(value.level()));
        }
    }

    /**
     * {@code Doc.Sub} as a JSON object.
     */
    private static final class SubShape extends RecordShape<Doc.Sub> {
        static final SubShape SHAPE = new SubShape();

        private SubShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("s", "a string"));
        }

        @Override
        public Doc.Sub read(TypedReader in) {
            String s = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                s = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Doc.Sub(s);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Doc.Sub value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.s());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Doc.Sub value, JsonAppender out) {
            out.plainName("s").string(value.s());
        }
    }
}
