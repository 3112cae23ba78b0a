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
import dev.llmoutput.runtime.typed.RootShape;
import dev.llmoutput.runtime.typed.TypedReader;
import dev.llmoutput.runtime.typed.UnionArms;
import dev.llmoutput.runtime.typed.UnionShape;
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
 * Asks a model for {@link Answer}, reads its reply, checks it and writes it.
 *
 * <p>What came of a request.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Answer$Found":{"description":"It worked.","components":{"text":{},\
        "parts":{}}},"com.example.Answer$Failed":{"description":"It did not work, and why.","components":{"reason":{},\
        "cause":{"absence":"optional"}}},"com.example.Answer$Unclear":{"description":"The request must be said in other words.",\
        "components":{"question":{}}}},"unions":{"com.example.Answer":{"description":"What came of a request.",\
        "arms":["com.example.Answer$Found","com.example.Answer$Failed","com.example.Answer$Unclear"]}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class AnswerOutput implements OutputType<Answer> {
    /**
     * The contract as its annotation declares it.
     */
    public static final AnswerOutput TYPE = new AnswerOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"outcome","description":"What came of a request.",\
    "anyOf":[{"type":"object","description":"It worked.","properties":{"type":{"type":"string","const":"Found"},\
    "text":{"type":"string"},"parts":{"type":"array","items":{"$ref":"#"}}},"required":["type","text","parts"],\
    "additionalProperties":false},{"type":"object","description":"It did not work, and why.","properties":{"type":{"type":"string",\
    "const":"Failed"},"reason":{"type":"string"},"cause":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},"required":["type",\
    "reason"],"additionalProperties":false},{"type":"object","description":"The request must be said in other words.",\
    "properties":{"type":{"type":"string","const":"Unclear"},"question":{"type":"string"}},"required":["type",\
    "question"],"additionalProperties":false}]}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    Answer = { // What came of a request.
     type: "Found", // It worked.
     text: string,
     parts: Answer[]
    }|{
     type: "Failed", // It did not work, and why.
     reason: string,
     cause?: Answer
    }|{
     type: "Unclear", // The request must be said in other words.
     question: string
    }""");

    private static final RootShape<Answer> ROOT = RootShape.of(AnswerShape.SHAPE, "value", UnknownKeys.STRIP);

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.inMember("outcome", "value", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"outcome","description":"What came of a request.",\
    "anyOf":[{"type":"object","description":"It worked.","properties":{"type":{"type":"string","const":"Found"},\
    "text":{"type":"string"},"parts":{"type":"array","items":{"$ref":"#"}}},"required":["type","text","parts"],\
    "additionalProperties":false},{"type":"object","description":"It did not work, and why.","properties":{"type":{"type":"string",\
    "const":"Failed"},"reason":{"type":"string"},"cause":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},"required":["type",\
    "reason","cause"],"additionalProperties":false},{"type":"object","description":"The request must be said in other words.",\
    "properties":{"type":{"type":"string","const":"Unclear"},"question":{"type":"string"}},"required":["type",\
    "question"],"additionalProperties":false}]}""");

    private final ReadOptions options;

    private AnswerOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static AnswerOutput type(ReadOptions options) {
        return new AnswerOutput(options);
    }

    @Override
    public String name() {
        return "outcome";
    }

    @Override
    public boolean retryable(Failure failure) {
        Objects.requireNonNull(failure, "failure");
        return true;
    }

    @Override
    public int maxRetries() {
        return 1;
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.of(REQUEST_HINT);
    }

    @Override
    public Parsed<Answer> parse(String raw) {
        return ROOT.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Answer> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Answer> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Answer> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Answer>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Answer>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Answer> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Answer> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Answer> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Answer> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Answer>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Answer>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Answer>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Answer>> askAsync(AsyncModelCall model,
            ModelRequest request, AcceptOptions options) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * The schema as strict provider modes want it: each key required, what may be left out null instead.
     * The value is the member {@code value} of the object that they want.
     *
     * @throws StructuredOutputException if it is too large to be sent
     */
    public static StructuredOutputOptions structuredOutput() {
        return NATIVE_SCHEMA.options();
    }

    /**
     * A list of such values as a whole reply: an array, or {@code {"items": [..]}}.
     */
    public static ListOutput<Answer> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Answer> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(AnswerShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like these:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Answer value) {
        return AnswerShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Answer value) {
        return AnswerShape.SHAPE.toJson(value);
    }

    /**
     * {@code Answer.Found} as a JSON object.
     */
    private static final class FoundShape extends RecordShape<Answer.Found> {
        static final FoundShape SHAPE = new FoundShape();

        private FoundShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("text", "a string")
                    .required("parts", "an array"));
        }

        @Override
        public Answer.Found read(TypedReader in) {
            String text = null;
            List<Answer> parts2 = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> text = in.readString();
                    default -> parts2 = AnswerShape.SHAPE.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Answer.Found(text, parts2);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Answer.Found value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.text());
            checks.present(1, value.parts());
            AnswerShape.SHAPE.checkList(value.parts(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Answer.Found value, JsonAppender out) {
            out.plainName("text").string(value.text());
            AnswerShape.SHAPE.writeList(value.parts(), out.plainName("parts"));
        }
    }

    /**
     * {@code Answer.Failed} as a JSON object.
     */
    private static final class FailedShape extends RecordShape<Answer.Failed> {
        static final FailedShape SHAPE = new FailedShape();

        private FailedShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("reason", "a string")
                    .optional("cause"));
        }

        @Override
        public Answer.Failed read(TypedReader in) {
            String reason = null;
            Answer cause = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> reason = in.readString();
                    default -> cause = in.readNull() ? null : AnswerShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Answer.Failed(reason, Optional.ofNullable(cause));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Answer.Failed value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.reason());
            if (checks.present(1, value.cause()) && value.cause().isPresent()) {
                AnswerShape.SHAPE.check(value.cause().get(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Answer.Failed value, JsonAppender out) {
            out.plainName("reason").string(value.reason());
            if (value.cause().isPresent()) {
                AnswerShape.SHAPE.write(value.cause().get(), out.plainName("cause"));
            }
        }
    }

    /**
     * {@code Answer.Unclear} as a JSON object.
     */
    private static final class UnclearShape extends RecordShape<Answer.Unclear> {
        static final UnclearShape SHAPE = new UnclearShape();

        private UnclearShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("question", "a string"));
        }

        @Override
        public Answer.Unclear read(TypedReader in) {
            String question = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                question = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Answer.Unclear(question);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Answer.Unclear value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.question());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Answer.Unclear value, JsonAppender out) {
            out.plainName("question").string(value.question());
        }
    }

    /**
     * {@code Answer} as one of several JSON objects.
     */
    private static final class AnswerShape extends UnionShape<Answer> {
        static final AnswerShape SHAPE = new AnswerShape();

        private AnswerShape() {
            super(UnionArms.<Answer>of("type", 3)
                    .arm("Found", Answer.Found.class, FoundShape.SHAPE)
                    .arm("Failed", Answer.Failed.class, FailedShape.SHAPE)
                    .arm("Unclear", Answer.Unclear.class, UnclearShape.SHAPE));
        }
    }
}
