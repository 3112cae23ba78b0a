package com.example.support;

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
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Ticket}, reads its reply, checks it and writes it.
 *
 * <p>How a support ticket is to be handled.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.support.Ticket":{"description":"How a support ticket is to be handled.",\
        "components":{"summary":{"notBlank":true},"urgency":{"description":"how fast somebody must look at it"},\
        "impact":{"description":"how much it hurts"},"dueOn":{"description":"the last acceptable day","absence":"nullable"},\
        "subjects":{"maxSize":3,"items":{"notBlank":true,"maxSize":10}},"reporter":{}}},"com.example.support.Ticket$Person":{"description":"Somebody.",\
        "components":{"name":{},"email":{"absence":"nullable"}}}},"enums":{"com.example.support.Ticket$Level":{"description":"How much of something.",\
        "constants":{"LOW":{"description":"can wait; nobody is blocked"},"HIGH":{"description":"today"}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class TicketOutput implements OutputType<Ticket> {
    /**
     * The contract as its annotation declares it.
     */
    public static final TicketOutput TYPE = new TicketOutput(ReadOptions.of(Reading.STRICT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"triage","type":"object","description":"How a support ticket is to be handled.",\
    "properties":{"summary":{"type":"string","pattern":"\\\\S"},"urgency":{"$ref":"#/$defs/Level","description":"how fast somebody must look at it"},\
    "impact":{"$ref":"#/$defs/Level","description":"how much it hurts"},"due_on":{"type":["string","null"],\
    "description":"the last acceptable day"},"topics":{"type":"array","maxItems":3,"items":{"type":"string",\
    "maxLength":10,"pattern":"\\\\S"}},"reporter":{"type":"object","description":"Somebody.","properties":{"name":{"type":"string"},\
    "email":{"type":["string","null"]}},"required":["name"],"additionalProperties":false}},"required":["summary",\
    "urgency","impact","topics","reporter"],"additionalProperties":false,"$defs":{"Level":{"type":"string",\
    "enum":["low","high"],"description":"How much of something; low: can wait; nobody is blocked; high: today"}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Triage the ticket. Answer with JSON and nothing else:
    { // How a support ticket is to be handled.
     summary: string, // not blank
     urgency: Level, // how fast somebody must look at it
     impact: Level, // how much it hurts
     due_on?: string, // the last acceptable day
     topics: string[], // <=3 items, each not blank, <=10 characters
     reporter: {name: string, email?: string} // Somebody.
    }
    Level = "low"|"high" // How much of something; low: can wait; nobody is blocked; high: today""");

    private static final EnumNames<Ticket.Level> LEVEL = EnumNames.of(new Ticket.Level[] {Ticket.Level.LOW,
            Ticket.Level.HIGH}, "low", "high");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("triage", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"triage","type":"object","description":"How a support ticket is to be handled.",\
    "properties":{"summary":{"type":"string","pattern":"\\\\S"},"urgency":{"$ref":"#/$defs/Level","description":"how fast somebody must look at it"},\
    "impact":{"$ref":"#/$defs/Level","description":"how much it hurts"},"due_on":{"type":["string","null"],\
    "description":"the last acceptable day"},"topics":{"type":"array","maxItems":3,"items":{"type":"string",\
    "maxLength":10,"pattern":"\\\\S"}},"reporter":{"type":"object","description":"Somebody.","properties":{"name":{"type":"string"},\
    "email":{"type":["string","null"]}},"required":["name","email"],"additionalProperties":false}},"required":["summary",\
    "urgency","impact","due_on","topics","reporter"],"additionalProperties":false,"$defs":{"Level":{"type":"string",\
    "enum":["low","high"],"description":"How much of something; low: can wait; nobody is blocked; high: today"}}}""");

    private final ReadOptions options;

    private TicketOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static TicketOutput type(ReadOptions options) {
        return new TicketOutput(options);
    }

    @Override
    public String name() {
        return "triage";
    }

    @Override
    public boolean retryable(Failure failure) {
        Objects.requireNonNull(failure, "failure");
        return true;
    }

    @Override
    public int maxRetries() {
        return 0;
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.of(REQUEST_HINT);
    }

    @Override
    public Parsed<Ticket> parse(String raw) {
        return TicketShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Ticket> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Ticket> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Ticket> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Ticket>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Ticket>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Ticket> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Ticket> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Ticket> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Ticket> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Ticket>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Ticket>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Ticket>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Ticket>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Ticket> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Ticket> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(TicketShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Triage the ticket. Answer with JSON and nothing else:\nAnswer only with a JSON array of objects like this:" + REQUEST_HINT.substring(53));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Ticket value) {
        return TicketShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Ticket value) {
        return TicketShape.SHAPE.toJson(value);
    }

    /**
     * {@code Ticket} as a JSON object.
     */
    private static final class TicketShape extends RecordShape<Ticket> {
        static final TicketShape SHAPE = new TicketShape();

        private TicketShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 6)
                    .required("summary", "a string")
                    .required("urgency", LEVEL.expected())
                    .required("impact", LEVEL.expected())
                    .optional("due_on")
                    .required("topics", "an array")
                    .required("reporter", "an object"));
        }

        @Override
        public Ticket read(TypedReader in) {
            String summary = null;
            Ticket.Level urgency = null;
            Ticket.Level impact = null;
            String dueOn = null;
            List<String> subjects = null;
            Ticket.Person reporter = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        summary = in.readString();
                        in.notBlank(summary);
                    }
                    case 1 -> urgency = in.readEnum(LEVEL);
                    case 2 -> impact = in.readEnum(LEVEL);
                    case 3 -> dueOn = in.readNull() ? null : in.readString();
                    case 4 -> {
                        subjects = readSubjects(in);
                        in.maxItems(subjects, 3);
                    }
                    default -> reporter = PersonShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Ticket(summary, urgency, impact, dueOn, subjects, reporter);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<String> readSubjects(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<String> items = new ArrayList<>();
            while (in.nextElement()) {
                String item = in.readString();
                in.notBlank(item);
                in.maxLength(item, 10);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Ticket value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.summary());
            checks.notBlank(value.summary());
            checks.present(1, value.urgency());
            checks.present(2, value.impact());
            if (checks.present(4, value.subjects())) {
                checks.beginArray();
                for (String item : value.subjects()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                    checks.notBlank(item);
                    checks.maxLength(item, 10);
                }
                checks.endArray();
                checks.maxItems(value.subjects(), 3);
            }
            if (checks.present(5, value.reporter())) {
                PersonShape.SHAPE.check(value.reporter(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Ticket value, JsonAppender out) {
            out.plainName("summary").string(value.summary());
            out.plainName("urgency").string(LEVEL.nameOf(value.urgency()));
            out.plainName("impact").string(LEVEL.nameOf(value.impact()));
            if (value.dueOn() != null) {
                out.plainName("due_on").string(value.dueOn());
            }
            out.plainName("topics").beginArray();
            for (String item : value.subjects()) {
                out.string(item);
            }
            out.endArray();
            PersonShape.SHAPE.write(value.reporter(), out.plainName("reporter"));
        }
    }

    /**
     * {@code Ticket.Person} as a JSON object.
     */
    private static final class PersonShape extends RecordShape<Ticket.Person> {
        static final PersonShape SHAPE = new PersonShape();

        private PersonShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("name", "a string")
                    .optional("email"));
        }

        @Override
        public Ticket.Person read(TypedReader in) {
            String name = null;
            String email = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> name = in.readString();
                    default -> email = in.readNull() ? null : in.readString();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Ticket.Person(name, email);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Ticket.Person value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Ticket.Person value, JsonAppender out) {
            out.plainName("name").string(value.name());
            if (value.email() != null) {
                out.plainName("email").string(value.email());
            }
        }
    }
}
