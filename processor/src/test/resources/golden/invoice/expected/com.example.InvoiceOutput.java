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
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Invoice}, reads its reply, checks it and writes it.
 *
 * <p>An invoice.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Invoice":{"description":"An invoice.","components":{"number":{"description":"as printed",\
        "notBlank":true,"maxSize":20},"total":{"minimum":0.01},"currency":{},"lines":{"minSize":1},"note":{"absence":"optional"}}},\
        "com.example.Line":{"description":"One line.","components":{"sku":{"patterns":[{"regex":"[A-Z][0-9]+",\
        "schema":"^(?:[A-Z][0-9]+)$"}]},"quantity":{"minimum":1},"price":{"minimum":0}}}},"enums":{"com.example.Currency":{"constants":{"EUR":{},\
        "USD":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
final class InvoiceOutput implements OutputType<Invoice> {
    /**
     * The contract as its annotation declares it.
     */
    public static final InvoiceOutput TYPE = new InvoiceOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"invoice","type":"object","description":"An invoice.",\
    "properties":{"number":{"type":"string","maxLength":20,"pattern":"\\\\S","description":"as printed"},"total":{"type":"number",\
    "minimum":0.01},"currency":{"type":"string","enum":["EUR","usd"]},"lines":{"type":"array","minItems":1,\
    "items":{"type":"object","description":"One line.","properties":{"sku":{"type":"string","pattern":"^(?:[A-Z][0-9]+)$"},\
    "quantity":{"type":"integer","minimum":1,"maximum":2147483647},"price":{"type":"number","minimum":0}},\
    "required":["sku","quantity","price"],"additionalProperties":false}},"note":{"type":["string","null"]}},\
    "required":["number","total","currency","lines"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // An invoice.
     number: string, // not blank, <=20 characters; as printed
     total: number, // >=0.01
     currency: "EUR"|"usd",
     lines: [{ // not empty; One line.
      sku: string, // matches [A-Z][0-9]+
      quantity: integer, // >=1
      price: number // >=0
     }],
     note?: string
    }""");

    private static final EnumNames<Currency> CURRENCY = EnumNames.of(new Currency[] {Currency.EUR,
            Currency.USD}, "EUR", "usd");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("invoice", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"invoice","type":"object","description":"An invoice.",\
    "properties":{"number":{"type":"string","maxLength":20,"pattern":"\\\\S","description":"as printed"},"total":{"type":"number",\
    "minimum":0.01},"currency":{"type":"string","enum":["EUR","usd"]},"lines":{"type":"array","minItems":1,\
    "items":{"type":"object","description":"One line.","properties":{"sku":{"type":"string","pattern":"^(?:[A-Z][0-9]+)$"},\
    "quantity":{"type":"integer","minimum":1,"maximum":2147483647},"price":{"type":"number","minimum":0}},\
    "required":["sku","quantity","price"],"additionalProperties":false}},"note":{"type":["string","null"]}},\
    "required":["number","total","currency","lines","note"],"additionalProperties":false}""");

    private final ReadOptions options;

    private InvoiceOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static InvoiceOutput type(ReadOptions options) {
        return new InvoiceOutput(options);
    }

    @Override
    public String name() {
        return "invoice";
    }

    @Override
    public boolean retryable(Failure failure) {
        Objects.requireNonNull(failure, "failure");
        return true;
    }

    @Override
    public int maxRetries() {
        return 3;
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.of(REQUEST_HINT);
    }

    @Override
    public Parsed<Invoice> parse(String raw) {
        return InvoiceShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Invoice> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Invoice> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Invoice> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Invoice>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Invoice>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Invoice> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Invoice> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Invoice> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Invoice> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Invoice>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Invoice>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Invoice>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Invoice>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Invoice> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Invoice> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(InvoiceShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Invoice value) {
        return InvoiceShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Invoice value) {
        return InvoiceShape.SHAPE.toJson(value);
    }

    /**
     * {@code Invoice} as a JSON object.
     */
    private static final class InvoiceShape extends RecordShape<Invoice> {
        static final InvoiceShape SHAPE = new InvoiceShape();

        private static final BigDecimal TOTAL_MINIMUM = new BigDecimal("0.01");

        private InvoiceShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 5)
                    .required("number", "a string")
                    .required("total", "a number")
                    .required("currency", CURRENCY.expected())
                    .required("lines", "an array")
                    .optional("note"));
        }

        @Override
        public Invoice read(TypedReader in) {
            String number = null;
            BigDecimal total = null;
            Currency currency = null;
            List<Line> lines = null;
            String note = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        number = in.readString();
                        in.notBlank(number);
                        in.maxLength(number, 20);
                    }
                    case 1 -> {
                        total = in.readBigDecimal();
                        in.minimum(total, TOTAL_MINIMUM);
                    }
                    case 2 -> currency = in.readEnum(CURRENCY);
                    case 3 -> {
                        lines = LineShape.SHAPE.readList(in);
                        in.minItems(lines, 1);
                    }
                    default -> note = in.readNull() ? null : in.readString();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                Invoice value = new Invoice(number, total, currency, lines,
                        Optional.ofNullable(note));
                checkRules(value, in);
                return value;
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Invoice value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.number());
            checks.notBlank(value.number());
            checks.maxLength(value.number(), 20);
            checks.present(1, value.total());
            checks.minimum(value.total(), TOTAL_MINIMUM);
            checks.present(2, value.currency());
            checks.present(3, value.lines());
            LineShape.SHAPE.checkList(value.lines(), checks);
            checks.minItems(value.lines(), 1);
            checks.present(4, value.note());
            if (checks.endRecord()) {
                checkRules(value, checks);
            }
        }

        private static void checkRules(Invoice value, Checks checks) {
            try {
                checks.rule(value.addsUp(), "must be the sum of the lines", "total");
            } catch (RuntimeException | StackOverflowError e) {
                checks.constructorFailed(e);
            }
        }

        @Override
        public void writeMembers(Invoice value, JsonAppender out) {
            out.plainName("number").string(value.number());
            out.plainName("total").number(value.total());
            out.plainName("currency").string(CURRENCY.nameOf(value.currency()));
            LineShape.SHAPE.writeList(value.lines(), out.plainName("lines"));
            if (value.note().isPresent()) {
                out.plainName("note").string(value.note().get());
            }
        }
    }

    /**
     * {@code Line} as a JSON object.
     */
    private static final class LineShape extends RecordShape<Line> {
        static final LineShape SHAPE = new LineShape();

        private static final PatternCheck SKU_PATTERN = PatternCheck.of("[A-Z][0-9]+");

        private static final BigDecimal PRICE_MINIMUM = new BigDecimal("0");

        private LineShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 3)
                    .required("sku", "a string")
                    .required("quantity", "an integer")
                    .required("price", "a number"));
        }

        @Override
        public Line read(TypedReader in) {
            String sku = null;
            int quantity = 0;
            BigDecimal price = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        sku = in.readString();
                        in.pattern(sku, SKU_PATTERN);
                    }
                    case 1 -> {
                        quantity = in.readInt(1, 2147483647);
                        in.minimum(quantity, 1);
                    }
                    default -> {
                        price = in.readBigDecimal();
                        in.minimum(price, PRICE_MINIMUM);
                    }
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Line(sku, quantity, price);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Line value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.sku());
            checks.pattern(value.sku(), SKU_PATTERN);
            checks.atField(1);
            checks.minimum(value.quantity(), 1);
            checks.present(2, value.price());
            checks.minimum(value.price(), PRICE_MINIMUM);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Line value, JsonAppender out) {
            out.plainName("sku").string(value.sku());
            out.plainName("quantity").number(value.quantity());
            out.plainName("price").number(value.price());
        }
    }
}
