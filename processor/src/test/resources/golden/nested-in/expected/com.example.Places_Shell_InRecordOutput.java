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
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
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
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Places.Shell.InRecord}, reads its reply, checks it and writes it.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Places$Shell$InRecord":{"components":{"s":{},"deeper":{}}},"com.example.Places$Shell$InRecord$Deeper":{"components":{"shell":{}}},\
        "com.example.Places$Shell":{"components":{"n":{}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
final class Places_Shell_InRecordOutput implements OutputType<Places.Shell.InRecord> {
    /**
     * The contract as its annotation declares it.
     */
    public static final Places_Shell_InRecordOutput TYPE = new Places_Shell_InRecordOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"in_record","type":"object","properties":{"s":{"type":"string"},\
    "deeper":{"type":"object","properties":{"shell":{"type":"object","properties":{"n":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"required":["n"],"additionalProperties":false}},"required":["shell"],\
    "additionalProperties":false}},"required":["s","deeper"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    {s: string, deeper: {shell: {n: integer}}}""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("in_record", JSON_SCHEMA);

    private final ReadOptions options;

    private Places_Shell_InRecordOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static Places_Shell_InRecordOutput type(ReadOptions options) {
        return new Places_Shell_InRecordOutput(options);
    }

    @Override
    public String name() {
        return "in_record";
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
    public Parsed<Places.Shell.InRecord> parse(String raw) {
        return InRecordShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Places.Shell.InRecord> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Places.Shell.InRecord> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Places.Shell.InRecord> accept(String raw, Reask reask,
            AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Places.Shell.InRecord>> acceptAsync(String raw,
            AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Places.Shell.InRecord>> acceptAsync(String raw,
            AsyncReask reask, AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Places.Shell.InRecord> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Places.Shell.InRecord> ask(ModelCall model, String prompt,
            AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Places.Shell.InRecord> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Places.Shell.InRecord> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Places.Shell.InRecord>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Places.Shell.InRecord>> askAsync(AsyncModelCall model,
            String prompt, AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Places.Shell.InRecord>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Places.Shell.InRecord>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Places.Shell.InRecord> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Places.Shell.InRecord> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(InRecordShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Places.Shell.InRecord value) {
        return InRecordShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Places.Shell.InRecord value) {
        return InRecordShape.SHAPE.toJson(value);
    }

    /**
     * {@code Places.Shell.InRecord} as a JSON object.
     */
    private static final class InRecordShape extends RecordShape<Places.Shell.InRecord> {
        static final InRecordShape SHAPE = new InRecordShape();

        private InRecordShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("s", "a string")
                    .required("deeper", "an object"));
        }

        @Override
        public Places.Shell.InRecord read(TypedReader in) {
            String s = null;
            Places.Shell.InRecord.Deeper deeper = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> s = in.readString();
                    default -> deeper = DeeperShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Places.Shell.InRecord(s, deeper);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Places.Shell.InRecord value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.s());
            if (checks.present(1, value.deeper())) {
                DeeperShape.SHAPE.check(value.deeper(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Places.Shell.InRecord value, JsonAppender out) {
            out.plainName("s").string(value.s());
            DeeperShape.SHAPE.write(value.deeper(), out.plainName("deeper"));
        }
    }

    /**
     * {@code Places.Shell.InRecord.Deeper} as a JSON object.
     */
    private static final class DeeperShape extends RecordShape<Places.Shell.InRecord.Deeper> {
        static final DeeperShape SHAPE = new DeeperShape();

        private DeeperShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("shell", "an object"));
        }

        @Override
        public Places.Shell.InRecord.Deeper read(TypedReader in) {
            Places.Shell shell = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                shell = ShellShape.SHAPE.read(in);
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Places.Shell.InRecord.Deeper(shell);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Places.Shell.InRecord.Deeper value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.shell())) {
                ShellShape.SHAPE.check(value.shell(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Places.Shell.InRecord.Deeper value, JsonAppender out) {
            ShellShape.SHAPE.write(value.shell(), out.plainName("shell"));
        }
    }

    /**
     * {@code Places.Shell} as a JSON object.
     */
    private static final class ShellShape extends RecordShape<Places.Shell> {
        static final ShellShape SHAPE = new ShellShape();

        private ShellShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("n", "an integer"));
        }

        @Override
        public Places.Shell read(TypedReader in) {
            int n = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                n = in.readInt();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Places.Shell(n);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Places.Shell value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Places.Shell value, JsonAppender out) {
            out.plainName("n").number(value.n());
        }
    }
}
