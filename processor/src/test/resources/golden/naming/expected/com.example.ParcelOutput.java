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
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Parcel}, reads its reply, checks it and writes it.
 *
 * <p>A parcel on its way.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Parcel":{"description":"A parcel on its way.","components":{"parcelNumber":{},\
        "trackingURL":{"description":"where it can be followed"},"shippedBy":{},"dueDate":{"absence":"optional"},\
        "lastStops":{}}},"com.example.Parcel$Stop":{"description":"Without a strategy of its own: the option of the build names its components.",\
        "components":{"placeName":{},"minutesWaited":{},"sentFrom":{}}},"com.example.Parcel$Sender":{"components":{"firstName":{},\
        "familyName":{}}}},"enums":{"com.example.Parcel$Carrier":{"description":"Who carries it; names of constants are no concern of a strategy.",\
        "constants":{"ownVan":{},"POST_OFFICE":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class ParcelOutput implements OutputType<Parcel> {
    /**
     * The contract as its annotation declares it.
     */
    public static final ParcelOutput TYPE = new ParcelOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"parcel","type":"object","description":"A parcel on its way.",\
    "properties":{"parcel_number":{"type":"string"},"trackingUrl":{"type":"string","description":"where it can be followed"},\
    "by":{"type":"string","enum":["ownVan","POST_OFFICE"],"description":"Who carries it; names of constants are no concern of a strategy."},\
    "due_date":{"type":["string","null"],"format":"date"},"last_stops":{"type":"array","items":{"type":"object",\
    "description":"Without a strategy of its own: the option of the build names its components.","properties":{"placeName":{"type":"string"},\
    "minutesWaited":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"sentFrom":{"type":"object",\
    "properties":{"first-name":{"type":"string"},"lastName":{"type":"string"}},"required":["first-name",\
    "lastName"],"additionalProperties":false}},"required":["placeName","minutesWaited","sentFrom"],"additionalProperties":false}}},\
    "required":["parcel_number","trackingUrl","by","last_stops"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // A parcel on its way.
     parcel_number: string,
     trackingUrl: string, // where it can be followed
     by: "ownVan"|"POST_OFFICE", // Who carries it; names of constants are no concern of a strategy.
     due_date?: string, // YYYY-MM-DD
     last_stops: [{ // Without a strategy of its own: the option of the build names its components.
      placeName: string,
      minutesWaited: integer,
      sentFrom: {"first-name": string, lastName: string}
     }]
    }""");

    private static final EnumNames<Parcel.Carrier> CARRIER = EnumNames.of(new Parcel.Carrier[] {Parcel.Carrier.ownVan,
            Parcel.Carrier.POST_OFFICE}, "ownVan", "POST_OFFICE");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("parcel", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"parcel","type":"object","description":"A parcel on its way.",\
    "properties":{"parcel_number":{"type":"string"},"trackingUrl":{"type":"string","description":"where it can be followed"},\
    "by":{"type":"string","enum":["ownVan","POST_OFFICE"],"description":"Who carries it; names of constants are no concern of a strategy."},\
    "due_date":{"type":["string","null"],"format":"date"},"last_stops":{"type":"array","items":{"type":"object",\
    "description":"Without a strategy of its own: the option of the build names its components.","properties":{"placeName":{"type":"string"},\
    "minutesWaited":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"sentFrom":{"type":"object",\
    "properties":{"first-name":{"type":"string"},"lastName":{"type":"string"}},"required":["first-name",\
    "lastName"],"additionalProperties":false}},"required":["placeName","minutesWaited","sentFrom"],"additionalProperties":false}}},\
    "required":["parcel_number","trackingUrl","by","due_date","last_stops"],"additionalProperties":false}""");

    private final ReadOptions options;

    private ParcelOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static ParcelOutput type(ReadOptions options) {
        return new ParcelOutput(options);
    }

    @Override
    public String name() {
        return "parcel";
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
    public Parsed<Parcel> parse(String raw) {
        return ParcelShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Parcel> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Parcel> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Parcel> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Parcel>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Parcel>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Parcel> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Parcel> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Parcel> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Parcel> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Parcel>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Parcel>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Parcel>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Parcel>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Parcel> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Parcel> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(ParcelShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Parcel value) {
        return ParcelShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Parcel value) {
        return ParcelShape.SHAPE.toJson(value);
    }

    /**
     * {@code Parcel} as a JSON object.
     */
    private static final class ParcelShape extends RecordShape<Parcel> {
        static final ParcelShape SHAPE = new ParcelShape();

        private ParcelShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 5)
                    .required("parcel_number", "a string")
                    .required("trackingUrl", "a string")
                    .required("by", CARRIER.expected()).alias("carrierName")
                    .optional("due_date")
                    .required("last_stops", "an array"));
        }

        @Override
        public Parcel read(TypedReader in) {
            String parcelNumber = null;
            String trackingURL = null;
            Parcel.Carrier shippedBy = null;
            LocalDate dueDate = null;
            List<Parcel.Stop> lastStops = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> parcelNumber = in.readString();
                    case 1 -> trackingURL = in.readString();
                    case 2 -> shippedBy = in.readEnum(CARRIER);
                    case 3 -> dueDate = in.readNull() ? null : DateFormats.LOCAL_DATE.read(in);
                    default -> lastStops = StopShape.SHAPE.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Parcel(parcelNumber, trackingURL, shippedBy,
                        Optional.ofNullable(dueDate), lastStops);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Parcel value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.parcelNumber());
            checks.present(1, value.trackingURL());
            checks.present(2, value.shippedBy());
            if (checks.present(3, value.dueDate()) && value.dueDate().isPresent()) {
                DateFormats.LOCAL_DATE.check(value.dueDate().get(), checks);
            }
            checks.present(4, value.lastStops());
            StopShape.SHAPE.checkList(value.lastStops(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Parcel value, JsonAppender out) {
            out.plainName("parcel_number").string(value.parcelNumber());
            out.plainName("trackingUrl").string(value.trackingURL());
            out.plainName("by").string(CARRIER.nameOf(value.shippedBy()));
            if (value.dueDate().isPresent()) {
                DateFormats.LOCAL_DATE.write(value.dueDate().get(), out.plainName("due_date"));
            }
            StopShape.SHAPE.writeList(value.lastStops(), out.plainName("last_stops"));
        }
    }

    /**
     * {@code Parcel.Stop} as a JSON object.
     */
    private static final class StopShape extends RecordShape<Parcel.Stop> {
        static final StopShape SHAPE = new StopShape();

        private StopShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 3)
                    .required("placeName", "a string")
                    .required("minutesWaited", "an integer")
                    .required("sentFrom", "an object"));
        }

        @Override
        public Parcel.Stop read(TypedReader in) {
            String placeName = null;
            int minutesWaited = 0;
            Parcel.Sender sentFrom = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> placeName = in.readString();
                    case 1 -> minutesWaited = in.readInt();
                    default -> sentFrom = SenderShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Parcel.Stop(placeName, minutesWaited, sentFrom);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Parcel.Stop value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.placeName());
            if (checks.present(2, value.sentFrom())) {
                SenderShape.SHAPE.check(value.sentFrom(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Parcel.Stop value, JsonAppender out) {
            out.plainName("placeName").string(value.placeName());
            out.plainName("minutesWaited").number(value.minutesWaited());
            SenderShape.SHAPE.write(value.sentFrom(), out.plainName("sentFrom"));
        }
    }

    /**
     * {@code Parcel.Sender} as a JSON object.
     */
    private static final class SenderShape extends RecordShape<Parcel.Sender> {
        static final SenderShape SHAPE = new SenderShape();

        private SenderShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("first-name", "a string")
                    .required("lastName", "a string"));
        }

        @Override
        public Parcel.Sender read(TypedReader in) {
            String firstName = null;
            String familyName = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> firstName = in.readString();
                    default -> familyName = in.readString();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Parcel.Sender(firstName, familyName);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Parcel.Sender value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.firstName());
            checks.present(1, value.familyName());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Parcel.Sender value, JsonAppender out) {
            out.plainName("first-name").string(value.firstName());
            out.plainName("lastName").string(value.familyName());
        }
    }
}
