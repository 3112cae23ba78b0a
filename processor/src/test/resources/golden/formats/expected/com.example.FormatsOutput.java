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
import dev.llmoutput.runtime.typed.AmountFormats;
import dev.llmoutput.runtime.typed.Checks;
import dev.llmoutput.runtime.typed.ContractData;
import dev.llmoutput.runtime.typed.ContractText;
import dev.llmoutput.runtime.typed.DateFormats;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.IdFormats;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TimeFormats;
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Character;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Formats}, reads its reply, checks it and writes it.
 *
 * <p>Every type that is a text of one form.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Formats":{"description":"Every type that is a text of one form.",\
        "components":{"date":{"description":"a day"},"time":{},"dateTime":{},"offset":{},"zoned":{},"instant":{},\
        "year":{},"month":{},"duration":{},"period":{},"zone":{"description":"where"},"id":{},"link":{},"language":{},\
        "currency":{},"bytes":{"minSize":1,"maxSize":4},"letter":{},"boxedLetter":{},"maybe":{"absence":"optional"},\
        "nullable":{"absence":"nullable"},"nullableLetter":{"absence":"nullable"},"days":{},"instants":{"items":{"absence":"nullable"}},\
        "times":{}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class FormatsOutput implements OutputType<Formats> {
    /**
     * The contract as its annotation declares it.
     */
    public static final FormatsOutput TYPE = new FormatsOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"formats","type":"object","description":"Every type that is a text of one form.",\
    "properties":{"date":{"type":"string","format":"date","description":"a day"},"time":{"type":"string",\
    "pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,9})?)?$"},"dateTime":{"type":"string",\
    "pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"},"offset":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "zoned":{"type":"string","pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?)|-(?:00:00:(?:0[1-9]|[1-5][0-9])|00:(?:0[1-9]|[1-5][0-9])(?::[0-5][0-9])?|(?:0[1-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?))(?:\\\\[[A-Za-z0-9~/._+\\\\-:]+\\\\])?$"},\
    "instant":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "year":{"type":"string","pattern":"^[0-9]{4}$"},"month":{"type":"string","pattern":"^[0-9]{4}-(?:0[1-9]|1[0-2])$"},\
    "duration":{"type":"string","pattern":"^-?P(?:-?[0-9]+D(?:T(?:-?[0-9]+H(?:-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,\
    9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,\
    9})?S))?|T(?:-?[0-9]+H(?:-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,\
    9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,9})?S))$"},"period":{"type":"string","pattern":"^-?P(?:-?[0-9]+Y(?:-?[0-9]+M(?:-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)?|-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)?|-?[0-9]+M(?:-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)?|-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)$"},\
    "zone":{"type":"string","description":"where; time zone as Europe/Paris"},"id":{"type":"string","format":"uuid"},\
    "link":{"type":"string","format":"uri"},"language":{"type":"string","description":"BCP 47 language tag as en-US"},\
    "currency":{"type":"string","pattern":"^[A-Z]{3}$"},"bytes":{"type":"string","pattern":"^(?:(?:[A-Za-z0-9+/]{4}){1,\
    1}|(?:[A-Za-z0-9+/]{4}){0,1}[A-Za-z0-9+/][AQgw]==|(?:[A-Za-z0-9+/]{4}){0,0}[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$",\
    "minLength":4,"maxLength":8},"letter":{"type":"string","minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"},\
    "boxedLetter":{"type":"string","minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"},"maybe":{"type":["string",\
    "null"],"format":"date"},"nullable":{"type":["string","null"],"format":"uuid"},"nullableLetter":{"type":["string",\
    "null"],"minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"},"days":{"type":"array","items":{"type":"string",\
    "format":"date"}},"instants":{"type":"array","items":{"type":["string","null"],"format":"date-time",\
    "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"}},\
    "times":{"type":"object","additionalProperties":{"type":"string","pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"}}},"required":["date","time","dateTime","offset","zoned","instant","year","month","duration",\
    "period","zone","id","link","language","currency","bytes","letter","boxedLetter","days","instants","times"],\
    "additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Every type that is a text of one form.
     date: string, // YYYY-MM-DD; a day
     time: string, // HH:mm:ss
     dateTime: string, // YYYY-MM-DDTHH:mm:ss
     offset: string, // YYYY-MM-DDTHH:mm:ss\u00b1HH:mm
     zoned: string, // YYYY-MM-DDTHH:mm:ss\u00b1HH:mm[Europe/Paris]
     instant: string, // YYYY-MM-DDTHH:mm:ssZ
     year: string, // YYYY
     month: string, // YYYY-MM
     duration: string, // ISO duration as PT1H30M
     period: string, // ISO period as P1Y2M10D
     zone: string, // time zone as Europe/Paris; where
     id: string, // UUID
     link: string, // absolute URI
     language: string, // BCP 47 tag as en-US
     currency: string, // ISO currency code as EUR
     bytes: string, // base64, 1..4 bytes
     letter: string, // 1 character
     boxedLetter: string, // 1 character
     maybe?: string, // YYYY-MM-DD
     nullable?: string, // UUID
     nullableLetter?: string, // 1 character
     days: string[], // each YYYY-MM-DD
     instants: (string|null)[], // each YYYY-MM-DDTHH:mm:ssZ
     times: {[key: string]: string} // each value HH:mm:ss
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("formats", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"formats","type":"object","description":"Every type that is a text of one form.",\
    "properties":{"date":{"type":"string","format":"date","description":"a day"},"time":{"type":"string",\
    "pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,9})?)?$"},"dateTime":{"type":"string",\
    "pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"},"offset":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "zoned":{"type":"string","pattern":"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?)|-(?:00:00:(?:0[1-9]|[1-5][0-9])|00:(?:0[1-9]|[1-5][0-9])(?::[0-5][0-9])?|(?:0[1-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?))(?:\\\\[[A-Za-z0-9~/._+\\\\-:]+\\\\])?$"},\
    "instant":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"},\
    "year":{"type":"string","pattern":"^[0-9]{4}$"},"month":{"type":"string","pattern":"^[0-9]{4}-(?:0[1-9]|1[0-2])$"},\
    "duration":{"type":"string","pattern":"^-?P(?:-?[0-9]+D(?:T(?:-?[0-9]+H(?:-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,\
    9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,\
    9})?S))?|T(?:-?[0-9]+H(?:-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,9})?S)?|-?[0-9]+M(?:-?[0-9]+(?:\\\\.[0-9]{1,\
    9})?S)?|-?[0-9]+(?:\\\\.[0-9]{1,9})?S))$"},"period":{"type":"string","pattern":"^-?P(?:-?[0-9]+Y(?:-?[0-9]+M(?:-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)?|-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)?|-?[0-9]+M(?:-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)?|-?[0-9]+W(?:-?[0-9]+D)?|-?[0-9]+D)$"},\
    "zone":{"type":"string","description":"where; time zone as Europe/Paris"},"id":{"type":"string","format":"uuid"},\
    "link":{"type":"string","format":"uri"},"language":{"type":"string","description":"BCP 47 language tag as en-US"},\
    "currency":{"type":"string","pattern":"^[A-Z]{3}$"},"bytes":{"type":"string","pattern":"^(?:(?:[A-Za-z0-9+/]{4}){1,\
    1}|(?:[A-Za-z0-9+/]{4}){0,1}[A-Za-z0-9+/][AQgw]==|(?:[A-Za-z0-9+/]{4}){0,0}[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)$",\
    "minLength":4,"maxLength":8},"letter":{"type":"string","minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"},\
    "boxedLetter":{"type":"string","minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"},"maybe":{"type":["string",\
    "null"],"format":"date"},"nullable":{"type":["string","null"],"format":"uuid"},"nullableLetter":{"type":["string",\
    "null"],"minLength":1,"maxLength":1,"pattern":"^[\\\\u0000-\\\\uFFFF]$"},"days":{"type":"array","items":{"type":"string",\
    "format":"date"}},"instants":{"type":"array","items":{"type":["string","null"],"format":"date-time",\
    "pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\\\.[0-9]{1,9})?(?:Z|\\\\+(?:(?:0[0-9]|1[0-7]):[0-5][0-9]|18:00)|-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00))$"}},\
    "times":{"type":"object","additionalProperties":{"type":"string","pattern":"^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\\\.[0-9]{1,\
    9})?)?$"}}},"required":["date","time","dateTime","offset","zoned","instant","year","month","duration",\
    "period","zone","id","link","language","currency","bytes","letter","boxedLetter","maybe","nullable",\
    "nullableLetter","days","instants","times"],"additionalProperties":false}""");

    private final ReadOptions options;

    private FormatsOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static FormatsOutput type(ReadOptions options) {
        return new FormatsOutput(options);
    }

    @Override
    public String name() {
        return "formats";
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
    public Parsed<Formats> parse(String raw) {
        return FormatsShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Formats> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Formats> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Formats> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Formats>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Formats>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Formats> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Formats> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Formats> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Formats> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Formats>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Formats>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Formats>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Formats>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Formats> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Formats> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(FormatsShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Formats value) {
        return FormatsShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Formats value) {
        return FormatsShape.SHAPE.toJson(value);
    }

    /**
     * {@code Formats} as a JSON object.
     */
    private static final class FormatsShape extends RecordShape<Formats> {
        static final FormatsShape SHAPE = new FormatsShape();

        private FormatsShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 24)
                    .required("date", DateFormats.LOCAL_DATE.expected())
                    .required("time", TimeFormats.LOCAL_TIME.expected())
                    .required("dateTime", TimeFormats.LOCAL_DATE_TIME.expected())
                    .required("offset", TimeFormats.OFFSET_DATE_TIME.expected())
                    .required("zoned", TimeFormats.ZONED_DATE_TIME.expected())
                    .required("instant", TimeFormats.INSTANT.expected())
                    .required("year", DateFormats.YEAR.expected())
                    .required("month", DateFormats.YEAR_MONTH.expected())
                    .required("duration", AmountFormats.DURATION.expected())
                    .required("period", AmountFormats.PERIOD.expected())
                    .required("zone", IdFormats.ZONE_ID.expected())
                    .required("id", IdFormats.UUID.expected())
                    .required("link", IdFormats.URI.expected())
                    .required("language", IdFormats.LOCALE.expected())
                    .required("currency", IdFormats.CURRENCY.expected())
                    .required("bytes", IdFormats.BASE64.expected())
                    .required("letter", "a string of one character")
                    .required("boxedLetter", "a string of one character")
                    .optional("maybe")
                    .optional("nullable")
                    .optional("nullableLetter")
                    .required("days", "an array")
                    .required("instants", "an array")
                    .required("times", "an object"));
        }

        @Override
        public Formats read(TypedReader in) {
            LocalDate date = null;
            LocalTime time = null;
            LocalDateTime dateTime = null;
            OffsetDateTime offset = null;
            ZonedDateTime zoned = null;
            Instant instant = null;
            Year year = null;
            YearMonth month = null;
            Duration duration = null;
            Period period = null;
            ZoneId zone = null;
            UUID id = null;
            URI link = null;
            Locale language = null;
            Currency currency = null;
            byte[] bytes = null;
            char letter = 0;
            char boxedLetter = 0;
            LocalDate maybe = null;
            UUID nullable = null;
            Character nullableLetter = null;
            List<LocalDate> days = null;
            List<Instant> instants = null;
            Map<String, LocalTime> times = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> date = DateFormats.LOCAL_DATE.read(in);
                    case 1 -> time = TimeFormats.LOCAL_TIME.read(in);
                    case 2 -> dateTime = TimeFormats.LOCAL_DATE_TIME.read(in);
                    case 3 -> offset = TimeFormats.OFFSET_DATE_TIME.read(in);
                    case 4 -> zoned = TimeFormats.ZONED_DATE_TIME.read(in);
                    case 5 -> instant = TimeFormats.INSTANT.read(in);
                    case 6 -> year = DateFormats.YEAR.read(in);
                    case 7 -> month = DateFormats.YEAR_MONTH.read(in);
                    case 8 -> duration = AmountFormats.DURATION.read(in);
                    case 9 -> period = AmountFormats.PERIOD.read(in);
                    case 10 -> zone = IdFormats.ZONE_ID.read(in);
                    case 11 -> id = IdFormats.UUID.read(in);
                    case 12 -> link = IdFormats.URI.read(in);
                    case 13 -> language = IdFormats.LOCALE.read(in);
                    case 14 -> currency = IdFormats.CURRENCY.read(in);
                    case 15 -> {
                        bytes = IdFormats.BASE64.read(in);
                        in.minBytes(bytes, 1);
                        in.maxBytes(bytes, 4);
                    }
                    case 16 -> letter = in.readChar();
                    case 17 -> boxedLetter = in.readChar();
                    case 18 -> maybe = in.readNull() ? null : DateFormats.LOCAL_DATE.read(in);
                    case 19 -> nullable = in.readNull() ? null : IdFormats.UUID.read(in);
                    case 20 -> nullableLetter = in.readNull() ? null : in.readChar();
                    case 21 -> days = DateFormats.LOCAL_DATE.readList(in);
                    case 22 -> instants = readInstants(in);
                    default -> times = TimeFormats.LOCAL_TIME.readMap(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Formats(date, time, dateTime, offset, zoned, instant, year, month,
                        duration, period, zone, id, link, language, currency, bytes, letter,
                        boxedLetter, Optional.ofNullable(maybe), nullable, nullableLetter, days,
                        instants, times);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<Instant> readInstants(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<Instant> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readNullItem() ? null : TimeFormats.INSTANT.read(in));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Formats value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.date())) {
                DateFormats.LOCAL_DATE.check(value.date(), checks);
            }
            if (checks.present(1, value.time())) {
                TimeFormats.LOCAL_TIME.check(value.time(), checks);
            }
            if (checks.present(2, value.dateTime())) {
                TimeFormats.LOCAL_DATE_TIME.check(value.dateTime(), checks);
            }
            if (checks.present(3, value.offset())) {
                TimeFormats.OFFSET_DATE_TIME.check(value.offset(), checks);
            }
            if (checks.present(4, value.zoned())) {
                TimeFormats.ZONED_DATE_TIME.check(value.zoned(), checks);
            }
            if (checks.present(5, value.instant())) {
                TimeFormats.INSTANT.check(value.instant(), checks);
            }
            if (checks.present(6, value.year())) {
                DateFormats.YEAR.check(value.year(), checks);
            }
            if (checks.present(7, value.month())) {
                DateFormats.YEAR_MONTH.check(value.month(), checks);
            }
            if (checks.present(8, value.duration())) {
                AmountFormats.DURATION.check(value.duration(), checks);
            }
            if (checks.present(9, value.period())) {
                AmountFormats.PERIOD.check(value.period(), checks);
            }
            if (checks.present(10, value.zone())) {
                IdFormats.ZONE_ID.check(value.zone(), checks);
            }
            if (checks.present(11, value.id())) {
                IdFormats.UUID.check(value.id(), checks);
            }
            if (checks.present(12, value.link())) {
                IdFormats.URI.check(value.link(), checks);
            }
            if (checks.present(13, value.language())) {
                IdFormats.LOCALE.check(value.language(), checks);
            }
            if (checks.present(14, value.currency())) {
                IdFormats.CURRENCY.check(value.currency(), checks);
            }
            if (checks.present(15, value.bytes())) {
                IdFormats.BASE64.check(value.bytes(), checks);
                checks.minBytes(value.bytes(), 1);
                checks.maxBytes(value.bytes(), 4);
            }
            checks.present(17, value.boxedLetter());
            if (checks.present(18, value.maybe()) && value.maybe().isPresent()) {
                DateFormats.LOCAL_DATE.check(value.maybe().get(), checks);
            }
            checks.atField(19);
            if (value.nullable() != null) {
                IdFormats.UUID.check(value.nullable(), checks);
            }
            checks.present(21, value.days());
            DateFormats.LOCAL_DATE.checkList(value.days(), checks);
            if (checks.present(22, value.instants())) {
                checks.beginArray();
                for (Instant item : value.instants()) {
                    checks.nextElement();
                    if (item != null) {
                        TimeFormats.INSTANT.check(item, checks);
                    }
                }
                checks.endArray();
            }
            checks.present(23, value.times());
            TimeFormats.LOCAL_TIME.checkMap(value.times(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Formats value, JsonAppender out) {
            DateFormats.LOCAL_DATE.write(value.date(), out.plainName("date"));
            TimeFormats.LOCAL_TIME.write(value.time(), out.plainName("time"));
            TimeFormats.LOCAL_DATE_TIME.write(value.dateTime(), out.plainName("dateTime"));
            TimeFormats.OFFSET_DATE_TIME.write(value.offset(), out.plainName("offset"));
            TimeFormats.ZONED_DATE_TIME.write(value.zoned(), out.plainName("zoned"));
            TimeFormats.INSTANT.write(value.instant(), out.plainName("instant"));
            DateFormats.YEAR.write(value.year(), out.plainName("year"));
            DateFormats.YEAR_MONTH.write(value.month(), out.plainName("month"));
            AmountFormats.DURATION.write(value.duration(), out.plainName("duration"));
            AmountFormats.PERIOD.write(value.period(), out.plainName("period"));
            IdFormats.ZONE_ID.write(value.zone(), out.plainName("zone"));
            IdFormats.UUID.write(value.id(), out.plainName("id"));
            IdFormats.URI.write(value.link(), out.plainName("link"));
            IdFormats.LOCALE.write(value.language(), out.plainName("language"));
            IdFormats.CURRENCY.write(value.currency(), out.plainName("currency"));
            IdFormats.BASE64.write(value.bytes(), out.plainName("bytes"));
            out.plainName("letter").string(value.letter());
            out.plainName("boxedLetter").string(value.boxedLetter());
            if (value.maybe().isPresent()) {
                DateFormats.LOCAL_DATE.write(value.maybe().get(), out.plainName("maybe"));
            }
            if (value.nullable() != null) {
                IdFormats.UUID.write(value.nullable(), out.plainName("nullable"));
            }
            if (value.nullableLetter() != null) {
                out.plainName("nullableLetter").string(value.nullableLetter());
            }
            DateFormats.LOCAL_DATE.writeList(value.days(), out.plainName("days"));
            out.plainName("instants").beginArray();
            for (Instant item : value.instants()) {
                if (item != null) {
                    TimeFormats.INSTANT.write(item, out);
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
            TimeFormats.LOCAL_TIME.writeMap(value.times(), out.plainName("times"));
        }
    }
}
