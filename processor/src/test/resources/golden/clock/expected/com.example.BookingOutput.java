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
import dev.llmoutput.runtime.typed.DateFormats;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TimeFormats;
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Booking}, reads its reply, checks it and writes it.
 *
 * <p>A booking: what is past and what is to come, by the clock of whoever reads it.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Booking":{"description":"A booking: what is past and what is to come, by the clock of whoever reads it.",\
        "components":{"born":{"past":true},"made":{"pastOrPresent":true},"begins":{"future":true},"ends":{"futureOrPresent":true},\
        "asked":{"past":true},"since":{"pastOrPresent":true},"renewed":{"future":true},"paid":{"absence":"nullable",\
        "futureOrPresent":true},"reminder":{"absence":"optional","future":true},"visits":{"items":{"past":true}},\
        "plans":{"values":{"future":true}},"married":{"past":true},"exactly":{"absence":"optional","pastOrPresent":true,\
        "futureOrPresent":true}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class BookingOutput implements OutputType<Booking> {
    /**
     * The contract as its annotation declares it.
     */
    public static final BookingOutput TYPE = new BookingOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"booking","type":"object","description":"A booking: what is past and what is to come, by the clock of whoever reads it.",\
    "properties":{"born":{"type":"string","format":"date"},"made":{"type":"string","format":"date-time",\
    "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "begins":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "ends":{"type":"string","pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?)|-(?:00:00:(?:0[1-9]|[1-5][0-9])|00:(?:0[1-9]|[1-5][0-9])(?::[0-5][0-9])?|(?:0[1-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?))(?:\\\\[[A-Za-z0-9~/._+\\\\-:]+\\\\])?$"},\
    "asked":{"type":"string","pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"},"since":{"type":"string","pattern":"^[0-9]{4}$"},"renewed":{"type":"string","pattern":"^[0-9]{4}-(?:0[1-9]|1[0-2])$"},\
    "paid":{"type":["string","null"],"format":"date"},"reminder":{"type":["string","null"],"format":"date-time",\
    "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "visits":{"type":"array","items":{"type":"string","format":"date"}},"plans":{"type":"object","additionalProperties":{"type":"string",\
    "format":"date"}},"married":{"type":"string","format":"date"},"exactly":{"type":["string","null"],"pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"}},"required":["born","made","begins","ends","asked","since","renewed","visits","plans","married"],\
    "additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // A booking: what is past and what is to come, by the clock of whoever reads it.
     born: string, // YYYY-MM-DD, in the past
     made: string, // YYYY-MM-DDTHH:mm:ssZ, past or present
     begins: string, // YYYY-MM-DDTHH:mm:ss\u00b1HH:mm, in the future
     ends: string, // YYYY-MM-DDTHH:mm:ss\u00b1HH:mm[Europe/Paris], future or present
     asked: string, // YYYY-MM-DDTHH:mm:ss, in the past
     since: string, // YYYY, past or present
     renewed: string, // YYYY-MM, in the future
     paid?: string, // YYYY-MM-DD, future or present
     reminder?: string, // YYYY-MM-DDTHH:mm:ssZ, in the future
     visits: string[], // each YYYY-MM-DD, in the past
     plans: {[key: string]: string}, // each value YYYY-MM-DD, in the future
     married: string, // YYYY-MM-DD, in the past
     exactly?: string // HH:mm:ss, past or present, future or present
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("booking", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"booking","type":"object","description":"A booking: what is past and what is to come, by the clock of whoever reads it.",\
    "properties":{"born":{"type":"string","format":"date"},"made":{"type":"string","format":"date-time",\
    "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "begins":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "ends":{"type":"string","pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?)|-(?:00:00:(?:0[1-9]|[1-5][0-9])|00:(?:0[1-9]|[1-5][0-9])(?::[0-5][0-9])?|(?:0[1-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?))(?:\\\\[[A-Za-z0-9~/._+\\\\-:]+\\\\])?$"},\
    "asked":{"type":"string","pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"},"since":{"type":"string","pattern":"^[0-9]{4}$"},"renewed":{"type":"string","pattern":"^[0-9]{4}-(?:0[1-9]|1[0-2])$"},\
    "paid":{"type":["string","null"],"format":"date"},"reminder":{"type":["string","null"],"format":"date-time",\
    "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "visits":{"type":"array","items":{"type":"string","format":"date"}},"plans":{"type":"object","additionalProperties":{"type":"string",\
    "format":"date"}},"married":{"type":"string","format":"date"},"exactly":{"type":["string","null"],"pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"}},"required":["born","made","begins","ends","asked","since","renewed","paid","reminder","visits",\
    "plans","married","exactly"],"additionalProperties":false}""");

    private final ReadOptions options;

    private BookingOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static BookingOutput type(ReadOptions options) {
        return new BookingOutput(options);
    }

    @Override
    public String name() {
        return "booking";
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
    public Parsed<Booking> parse(String raw) {
        return BookingShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Booking> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Booking> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Booking> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Booking>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Booking>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Booking> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Booking> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Booking> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Booking> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Booking>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Booking>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Booking>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Booking>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Booking> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Booking> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(BookingShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Booking value) {
        return BookingShape.SHAPE.validate(value);
    }

    /**
     * The same where {@code clock}, and not the system's, tells past from future.
     */
    public static List<Issue> validate(Booking value, Clock clock) {
        return BookingShape.SHAPE.validate(value, clock);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Booking value) {
        return BookingShape.SHAPE.toJson(value);
    }

    /**
     * {@code Booking} as a JSON object.
     */
    private static final class BookingShape extends RecordShape<Booking> {
        static final BookingShape SHAPE = new BookingShape();

        private BookingShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 13)
                    .required("born", DateFormats.LOCAL_DATE.expected())
                    .required("made", TimeFormats.INSTANT.expected())
                    .required("begins", TimeFormats.OFFSET_DATE_TIME.expected())
                    .required("ends", TimeFormats.ZONED_DATE_TIME.expected())
                    .required("asked", TimeFormats.LOCAL_DATE_TIME.expected())
                    .required("since", DateFormats.YEAR.expected())
                    .required("renewed", DateFormats.YEAR_MONTH.expected())
                    .optional("paid")
                    .optional("reminder")
                    .required("visits", "an array")
                    .required("plans", "an object")
                    .required("married", DateFormats.LOCAL_DATE.expected()).secret()
                    .optional("exactly"));
        }

        @Override
        public Booking read(TypedReader in) {
            LocalDate born = null;
            Instant made = null;
            OffsetDateTime begins = null;
            ZonedDateTime ends = null;
            LocalDateTime asked = null;
            Year since = null;
            YearMonth renewed = null;
            LocalDate paid = null;
            Instant reminder = null;
            List<LocalDate> visits = null;
            Map<String, LocalDate> plans = null;
            LocalDate married = null;
            LocalTime exactly = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        born = DateFormats.LOCAL_DATE.read(in);
                        in.past(born, DateFormats.LOCAL_DATE);
                    }
                    case 1 -> {
                        made = TimeFormats.INSTANT.read(in);
                        in.pastOrPresent(made, TimeFormats.INSTANT);
                    }
                    case 2 -> {
                        begins = TimeFormats.OFFSET_DATE_TIME.read(in);
                        in.future(begins, TimeFormats.OFFSET_DATE_TIME);
                    }
                    case 3 -> {
                        ends = TimeFormats.ZONED_DATE_TIME.read(in);
                        in.futureOrPresent(ends, TimeFormats.ZONED_DATE_TIME);
                    }
                    case 4 -> {
                        asked = TimeFormats.LOCAL_DATE_TIME.read(in);
                        in.past(asked, TimeFormats.LOCAL_DATE_TIME);
                    }
                    case 5 -> {
                        since = DateFormats.YEAR.read(in);
                        in.pastOrPresent(since, DateFormats.YEAR);
                    }
                    case 6 -> {
                        renewed = DateFormats.YEAR_MONTH.read(in);
                        in.future(renewed, DateFormats.YEAR_MONTH);
                    }
                    case 7 -> {
                        paid = in.readNull() ? null : DateFormats.LOCAL_DATE.read(in);
                        in.futureOrPresent(paid, DateFormats.LOCAL_DATE);
                    }
                    case 8 -> {
                        reminder = in.readNull() ? null : TimeFormats.INSTANT.read(in);
                        in.future(reminder, TimeFormats.INSTANT);
                    }
                    case 9 -> visits = readVisits(in);
                    case 10 -> plans = readPlans(in);
                    case 11 -> {
                        married = DateFormats.LOCAL_DATE.read(in);
                        in.past(married, DateFormats.LOCAL_DATE);
                    }
                    default -> {
                        exactly = in.readNull() ? null : TimeFormats.LOCAL_TIME.read(in);
                        in.pastOrPresent(exactly, TimeFormats.LOCAL_TIME);
                        in.futureOrPresent(exactly, TimeFormats.LOCAL_TIME);
                    }
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Booking(born, made, begins, ends, asked, since, renewed, paid,
                        Optional.ofNullable(reminder), visits, plans, married,
                        Optional.ofNullable(exactly));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed();
            }
        }

        private static List<LocalDate> readVisits(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<LocalDate> items = new ArrayList<>();
            while (in.nextElement()) {
                LocalDate item = DateFormats.LOCAL_DATE.read(in);
                in.past(item, DateFormats.LOCAL_DATE);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static Map<String, LocalDate> readPlans(TypedReader in) {
            if (!in.beginMap()) {
                return null;
            }
            Map<String, LocalDate> entries = new LinkedHashMap<>();
            while (in.nextEntry()) {
                String key = in.readKey();
                LocalDate value = DateFormats.LOCAL_DATE.read(in);
                in.future(value, DateFormats.LOCAL_DATE);
                entries.put(key, value);
            }
            in.endMap();
            return Collections.unmodifiableMap(entries);
        }

        @Override
        public void check(Booking value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.born())) {
                DateFormats.LOCAL_DATE.check(value.born(), checks);
                checks.past(value.born(), DateFormats.LOCAL_DATE);
            }
            if (checks.present(1, value.made())) {
                TimeFormats.INSTANT.check(value.made(), checks);
                checks.pastOrPresent(value.made(), TimeFormats.INSTANT);
            }
            if (checks.present(2, value.begins())) {
                TimeFormats.OFFSET_DATE_TIME.check(value.begins(), checks);
                checks.future(value.begins(), TimeFormats.OFFSET_DATE_TIME);
            }
            if (checks.present(3, value.ends())) {
                TimeFormats.ZONED_DATE_TIME.check(value.ends(), checks);
                checks.futureOrPresent(value.ends(), TimeFormats.ZONED_DATE_TIME);
            }
            if (checks.present(4, value.asked())) {
                TimeFormats.LOCAL_DATE_TIME.check(value.asked(), checks);
                checks.past(value.asked(), TimeFormats.LOCAL_DATE_TIME);
            }
            if (checks.present(5, value.since())) {
                DateFormats.YEAR.check(value.since(), checks);
                checks.pastOrPresent(value.since(), DateFormats.YEAR);
            }
            if (checks.present(6, value.renewed())) {
                DateFormats.YEAR_MONTH.check(value.renewed(), checks);
                checks.future(value.renewed(), DateFormats.YEAR_MONTH);
            }
            checks.atField(7);
            if (value.paid() != null) {
                DateFormats.LOCAL_DATE.check(value.paid(), checks);
                checks.futureOrPresent(value.paid(), DateFormats.LOCAL_DATE);
            }
            if (checks.present(8, value.reminder()) && value.reminder().isPresent()) {
                TimeFormats.INSTANT.check(value.reminder().get(), checks);
                checks.future(value.reminder().get(), TimeFormats.INSTANT);
            }
            if (checks.present(9, value.visits())) {
                checks.beginArray();
                for (LocalDate item : value.visits()) {
                    checks.nextElement();
                    if (checks.present(item, DateFormats.LOCAL_DATE.expected())) {
                        DateFormats.LOCAL_DATE.check(item, checks);
                        checks.past(item, DateFormats.LOCAL_DATE);
                    }
                }
                checks.endArray();
            }
            if (checks.present(10, value.plans())) {
                checks.beginMap();
                for (Map.Entry<String, LocalDate> entry : value.plans().entrySet()) {
                    checks.atEntry(entry.getKey());
                    if (checks.present(entry.getValue(), DateFormats.LOCAL_DATE.expected())) {
                        DateFormats.LOCAL_DATE.check(entry.getValue(), checks);
                        checks.future(entry.getValue(), DateFormats.LOCAL_DATE);
                    }
                }
                checks.endMap();
            }
            if (checks.present(11, value.married())) {
                DateFormats.LOCAL_DATE.check(value.married(), checks);
                checks.past(value.married(), DateFormats.LOCAL_DATE);
            }
            if (checks.present(12, value.exactly()) && value.exactly().isPresent()) {
                TimeFormats.LOCAL_TIME.check(value.exactly().get(), checks);
                checks.pastOrPresent(value.exactly().get(), TimeFormats.LOCAL_TIME);
                checks.futureOrPresent(value.exactly().get(), TimeFormats.LOCAL_TIME);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Booking value, JsonAppender out) {
            DateFormats.LOCAL_DATE.write(value.born(), out.plainName("born"));
            TimeFormats.INSTANT.write(value.made(), out.plainName("made"));
            TimeFormats.OFFSET_DATE_TIME.write(value.begins(), out.plainName("begins"));
            TimeFormats.ZONED_DATE_TIME.write(value.ends(), out.plainName("ends"));
            TimeFormats.LOCAL_DATE_TIME.write(value.asked(), out.plainName("asked"));
            DateFormats.YEAR.write(value.since(), out.plainName("since"));
            DateFormats.YEAR_MONTH.write(value.renewed(), out.plainName("renewed"));
            if (value.paid() != null) {
                DateFormats.LOCAL_DATE.write(value.paid(), out.plainName("paid"));
            }
            if (value.reminder().isPresent()) {
                TimeFormats.INSTANT.write(value.reminder().get(), out.plainName("reminder"));
            }
            out.plainName("visits").beginArray();
            for (LocalDate item : value.visits()) {
                DateFormats.LOCAL_DATE.write(item, out);
            }
            out.endArray();
            out.plainName("plans").beginObject();
            for (Map.Entry<String, LocalDate> entry : value.plans().entrySet()) {
                DateFormats.LOCAL_DATE.write(entry.getValue(), out.name(entry.getKey()));
            }
            out.endObject();
            DateFormats.LOCAL_DATE.write(value.married(), out.plainName("married"));
            if (value.exactly().isPresent()) {
                TimeFormats.LOCAL_TIME.write(value.exactly().get(), out.plainName("exactly"));
            }
        }
    }
}
