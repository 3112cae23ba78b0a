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
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TextShape;
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
 * Asks a model for {@link Plan.Step.Mail}, reads its reply, checks it and writes it.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Plan$Step$Mail":{"components":{"recipients":{},"urgency":{"absence":"optional"}}}},\
        "enums":{"com.example.Plan$Urgency":{"constants":{"LOW":{},"HIGH":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class Plan_Step_MailOutput implements OutputType<Plan.Step.Mail> {
    /**
     * The contract as its annotation declares it.
     */
    public static final Plan_Step_MailOutput TYPE = new Plan_Step_MailOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"e-mail","type":"object","properties":{"to":{"type":"array",\
    "items":{"type":"string"}},"urgency":{"type":["string","null"],"enum":["LOW","HIGH",null]}},"required":["to"],\
    "additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    {to: string[], urgency?: "LOW"|"HIGH"}""");

    private static final EnumNames<Plan.Urgency> URGENCY = EnumNames.of(new Plan.Urgency[] {Plan.Urgency.LOW,
            Plan.Urgency.HIGH}, "LOW", "HIGH");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("e-mail", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"e-mail","type":"object","properties":{"to":{"type":"array",\
    "items":{"type":"string"}},"urgency":{"type":["string","null"],"enum":["LOW","HIGH",null]}},"required":["to",\
    "urgency"],"additionalProperties":false}""");

    private final ReadOptions options;

    private Plan_Step_MailOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static Plan_Step_MailOutput type(ReadOptions options) {
        return new Plan_Step_MailOutput(options);
    }

    @Override
    public String name() {
        return "e-mail";
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
    public Parsed<Plan.Step.Mail> parse(String raw) {
        return MailShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Plan.Step.Mail> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Plan.Step.Mail> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Plan.Step.Mail> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan.Step.Mail>> acceptAsync(String raw,
            AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan.Step.Mail>> acceptAsync(String raw,
            AsyncReask reask, AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Plan.Step.Mail> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Plan.Step.Mail> ask(ModelCall model, String prompt,
            AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Plan.Step.Mail> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Plan.Step.Mail> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan.Step.Mail>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan.Step.Mail>> askAsync(AsyncModelCall model,
            String prompt, AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan.Step.Mail>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan.Step.Mail>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Plan.Step.Mail> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Plan.Step.Mail> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(MailShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Plan.Step.Mail value) {
        return MailShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Plan.Step.Mail value) {
        return MailShape.SHAPE.toJson(value);
    }

    /**
     * {@code Plan.Step.Mail} as a JSON object.
     */
    private static final class MailShape extends RecordShape<Plan.Step.Mail> {
        static final MailShape SHAPE = new MailShape();

        private MailShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("to", "an array")
                    .optional("urgency"));
        }

        @Override
        public Plan.Step.Mail read(TypedReader in) {
            List<String> recipients = null;
            Plan.Urgency urgency = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> recipients = TextShape.SHAPE.readList(in);
                    default -> urgency = in.readNull() ? null : in.readEnum(URGENCY);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Step.Mail(recipients, Optional.ofNullable(urgency));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Step.Mail value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.recipients());
            TextShape.SHAPE.checkList(value.recipients(), checks);
            checks.present(1, value.urgency());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Step.Mail value, JsonAppender out) {
            TextShape.SHAPE.writeList(value.recipients(), out.plainName("to"));
            if (value.urgency().isPresent()) {
                out.plainName("urgency").string(URGENCY.nameOf(value.urgency().get()));
            }
        }
    }
}
