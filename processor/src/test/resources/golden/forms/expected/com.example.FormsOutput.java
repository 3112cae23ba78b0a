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
import dev.llmoutput.runtime.json.JsonType;
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
import dev.llmoutput.runtime.typed.PatternCheck;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Boolean;
import java.lang.Double;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Forms}, reads its reply, checks it and writes it.
 *
 * <p>Constraints on forms: of numbers, of texts, and of the one boolean that is right.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Forms":{"description":"Constraints on forms: of numbers, of texts, and of the one boolean that is right.",\
        "components":{"mail":{"email":true},"backup":{"absence":"optional","maxSize":24,"email":true},"colleagues":{"items":{"email":true,\
        "patterns":[{"regex":"[^@]+@example[.]com","schema":"^(?:[^@]+@example[.]com)$"}]}},"price":{"exclusiveMinimum":-1000,\
        "exclusiveMaximum":1000,"decimals":2},"whole":{"exclusiveMinimum":-100,"exclusiveMaximum":100,"decimals":0},\
        "real":{"exclusiveMinimum":-10,"exclusiveMaximum":10,"decimals":1},"year":{"minimum":1900,"exclusiveMaximum":10000,\
        "decimals":2},"huge":{"exclusiveMinimum":-10000000000000000000000000,"exclusiveMaximum":10000000000000000000000000,\
        "decimals":0},"maybeReal":{"absence":"optional","exclusiveMinimum":-10,"exclusiveMaximum":10,"decimals":1},\
        "accepted":{"true":true},"refused":{"false":true},"confirmed":{"absence":"optional","true":true},"steps":{"items":{"true":true}},\
        "below":{"exclusiveMaximum":0},"debt":{"maximum":0}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class FormsOutput implements OutputType<Forms> {
    /**
     * The contract as its annotation declares it.
     */
    public static final FormsOutput TYPE = new FormsOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"forms","type":"object","description":"Constraints on forms: of numbers, of texts, and of the one boolean that is right.",\
    "properties":{"mail":{"type":"string","format":"email","pattern":"^[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+(?:\\\\.[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+){0,\
    31}@[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?(?:\\\\.[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?){0,126}$"},\
    "backup":{"type":["string","null"],"maxLength":24,"format":"email","pattern":"^[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+(?:\\\\.[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+){0,\
    31}@[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?(?:\\\\.[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?){0,126}$"},\
    "colleagues":{"type":"array","items":{"type":"string","format":"email","allOf":[{"pattern":"^[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+(?:\\\\.[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+){0,\
    31}@[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?(?:\\\\.[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?){0,126}$"},\
    {"pattern":"^(?:[^@]+@example[.]com)$"}]}},"price":{"type":"number","exclusiveMinimum":-1000,"exclusiveMaximum":1000,\
    "multipleOf":0.01},"whole":{"type":"number","exclusiveMinimum":-100,"exclusiveMaximum":100,"multipleOf":1},\
    "real":{"type":"number","exclusiveMinimum":-10,"exclusiveMaximum":10,"multipleOf":0.1},"year":{"type":"integer",\
    "minimum":1900,"exclusiveMaximum":10000},"huge":{"type":"integer","exclusiveMinimum":-10000000000000000000000000,\
    "exclusiveMaximum":10000000000000000000000000},"maybeReal":{"type":["number","null"],"exclusiveMinimum":-10,\
    "exclusiveMaximum":10,"multipleOf":0.1},"accepted":{"type":"boolean","enum":[true]},"refused":{"type":"boolean",\
    "enum":[false]},"confirmed":{"type":["boolean","null"],"enum":[true,null]},"steps":{"type":"array","items":{"type":"boolean",\
    "enum":[true]}},"below":{"type":"integer","minimum":-2147483648,"exclusiveMaximum":0},"debt":{"type":"number",\
    "maximum":0}},"required":["mail","colleagues","price","whole","real","year","huge","accepted","refused",\
    "steps","below","debt"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Constraints on forms: of numbers, of texts, and of the one boolean that is right.
     mail: string, // email
     backup?: string, // <=24 characters, email
     colleagues: string[], // each email, matches [^@]+@example[.]com
     price: number, // >-1000, <1000, <=2 decimals
     whole: number, // >-100, <100, whole
     real: number, // >-10, <10, <=1 decimal
     year: integer, // >=1900, <10000
     huge: integer, // >-10000000000000000000000000, <10000000000000000000000000
     maybeReal?: number, // >-10, <10, <=1 decimal
     accepted: boolean, // always true
     refused: boolean, // always false
     confirmed?: boolean, // always true
     steps: boolean[], // each always true
     below: integer, // <0
     debt: number // <=0
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("forms", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"forms","type":"object","description":"Constraints on forms: of numbers, of texts, and of the one boolean that is right.",\
    "properties":{"mail":{"type":"string","format":"email","pattern":"^[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+(?:\\\\.[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+){0,\
    31}@[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?(?:\\\\.[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?){0,126}$"},\
    "backup":{"type":["string","null"],"maxLength":24,"format":"email","pattern":"^[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+(?:\\\\.[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+){0,\
    31}@[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?(?:\\\\.[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?){0,126}$"},\
    "colleagues":{"type":"array","items":{"type":"string","format":"email","allOf":[{"pattern":"^[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+(?:\\\\.[A-Za-z0-9!#$%&'*+\\\\-\\\\/=?^_`{|}~]+){0,\
    31}@[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?(?:\\\\.[A-Za-z0-9](?:[A-Za-z0-9\\\\-]*[A-Za-z0-9])?){0,126}$"},\
    {"pattern":"^(?:[^@]+@example[.]com)$"}]}},"price":{"type":"number","exclusiveMinimum":-1000,"exclusiveMaximum":1000,\
    "multipleOf":0.01},"whole":{"type":"number","exclusiveMinimum":-100,"exclusiveMaximum":100,"multipleOf":1},\
    "real":{"type":"number","exclusiveMinimum":-10,"exclusiveMaximum":10,"multipleOf":0.1},"year":{"type":"integer",\
    "minimum":1900,"exclusiveMaximum":10000},"huge":{"type":"integer","exclusiveMinimum":-10000000000000000000000000,\
    "exclusiveMaximum":10000000000000000000000000},"maybeReal":{"type":["number","null"],"exclusiveMinimum":-10,\
    "exclusiveMaximum":10,"multipleOf":0.1},"accepted":{"type":"boolean","enum":[true]},"refused":{"type":"boolean",\
    "enum":[false]},"confirmed":{"type":["boolean","null"],"enum":[true,null]},"steps":{"type":"array","items":{"type":"boolean",\
    "enum":[true]}},"below":{"type":"integer","minimum":-2147483648,"exclusiveMaximum":0},"debt":{"type":"number",\
    "maximum":0}},"required":["mail","backup","colleagues","price","whole","real","year","huge","maybeReal",\
    "accepted","refused","confirmed","steps","below","debt"],"additionalProperties":false}""");

    private final ReadOptions options;

    private FormsOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static FormsOutput type(ReadOptions options) {
        return new FormsOutput(options);
    }

    @Override
    public String name() {
        return "forms";
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
    public Parsed<Forms> parse(String raw) {
        return FormsShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Forms> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Forms> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Forms> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Forms>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Forms>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Forms> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Forms> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Forms> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Forms> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Forms>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Forms>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Forms>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Forms>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Forms> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Forms> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(FormsShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Forms value) {
        return FormsShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Forms value) {
        return FormsShape.SHAPE.toJson(value);
    }

    /**
     * {@code Forms} as a JSON object.
     */
    private static final class FormsShape extends RecordShape<Forms> {
        static final FormsShape SHAPE = new FormsShape();

        private static final PatternCheck MAIL_EMAIL = PatternCheck.of("^[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+(?:\\.[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+){0,31}@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?){0,126}$").named("an email address");

        private static final PatternCheck BACKUP_EMAIL = PatternCheck.of("^[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+(?:\\.[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+){0,31}@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?){0,126}$").named("an email address");

        private static final PatternCheck COLLEAGUES_ITEMS_EMAIL = PatternCheck.of("^[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+(?:\\.[A-Za-z0-9!#$%&'*+\\-\\/=?^_`{|}~]+){0,31}@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?){0,126}$").named("an email address");

        private static final PatternCheck COLLEAGUES_ITEMS_PATTERN = PatternCheck.of("[^@]+@example[.]com");

        private static final BigDecimal PRICE_MINIMUM = new BigDecimal("-1000");

        private static final BigDecimal PRICE_MAXIMUM = new BigDecimal("1000");

        private static final BigDecimal REAL_MINIMUM = new BigDecimal("-10");

        private static final BigDecimal REAL_MAXIMUM = new BigDecimal("10");

        private static final BigInteger HUGE_MINIMUM = new BigInteger("-10000000000000000000000000");

        private static final BigInteger HUGE_MAXIMUM = new BigInteger("10000000000000000000000000");

        private static final BigDecimal DEBT_MAXIMUM = new BigDecimal("0");

        private FormsShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 15)
                    .required("mail", "a string")
                    .optional("backup")
                    .required("colleagues", "an array")
                    .required("price", "a number")
                    .required("whole", "a number")
                    .required("real", "a number")
                    .required("year", "an integer")
                    .required("huge", "an integer")
                    .optional("maybeReal")
                    .required("accepted", "a boolean")
                    .required("refused", "a boolean")
                    .optional("confirmed")
                    .required("steps", "an array")
                    .required("below", "an integer")
                    .required("debt", "a number"));
        }

        @Override
        public Forms read(TypedReader in) {
            String mail = null;
            String backup = null;
            List<String> colleagues = null;
            BigDecimal price = null;
            double whole = 0;
            float real = 0;
            int year = 0;
            BigInteger huge = null;
            Double maybeReal = null;
            boolean accepted = false;
            boolean refused = false;
            Boolean confirmed = null;
            List<Boolean> steps = null;
            int below = 0;
            BigDecimal debt = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        mail = in.readString();
                        in.pattern(mail, MAIL_EMAIL);
                    }
                    case 1 -> {
                        backup = in.readNull() ? null : in.readString();
                        in.maxLength(backup, 24);
                        in.pattern(backup, BACKUP_EMAIL);
                    }
                    case 2 -> colleagues = readColleagues(in);
                    case 3 -> {
                        price = in.readBigDecimal();
                        in.exclusiveMinimum(price, PRICE_MINIMUM);
                        in.exclusiveMaximum(price, PRICE_MAXIMUM);
                        in.decimals(price, 2);
                    }
                    case 4 -> {
                        whole = in.readDouble();
                        in.exclusiveMinimum(whole, -100);
                        in.exclusiveMaximum(whole, 100);
                        in.decimals(whole, 0);
                    }
                    case 5 -> {
                        real = in.readFloat();
                        in.exclusiveMinimum(real, REAL_MINIMUM);
                        in.exclusiveMaximum(real, REAL_MAXIMUM);
                        in.decimals(real, 1);
                    }
                    case 6 -> {
                        year = in.readInt(1900, 9999);
                        in.minimum(year, 1900);
                        in.exclusiveMaximum(year, 10000);
                    }
                    case 7 -> {
                        huge = in.readBigInteger();
                        in.exclusiveMinimum(huge, HUGE_MINIMUM);
                        in.exclusiveMaximum(huge, HUGE_MAXIMUM);
                    }
                    case 8 -> {
                        maybeReal = in.readNull() ? null : in.readDouble();
                        if (maybeReal != null) {
                            in.exclusiveMinimum(maybeReal.doubleValue(), -10);
                            in.exclusiveMaximum(maybeReal.doubleValue(), 10);
                            in.decimals(maybeReal, 1);
                        }
                    }
                    case 9 -> {
                        accepted = in.readBoolean();
                        in.always(accepted, true);
                    }
                    case 10 -> {
                        refused = in.readBoolean();
                        in.always(refused, false);
                    }
                    case 11 -> {
                        confirmed = in.readNull() ? null : in.readBoolean();
                        if (confirmed != null) {
                            in.always(confirmed, true);
                        }
                    }
                    case 12 -> steps = readSteps(in);
                    case 13 -> {
                        below = in.readInt(-2147483648L, -1);
                        in.exclusiveMaximum(below, 0);
                    }
                    default -> {
                        debt = in.readBigDecimal();
                        in.maximum(debt, DEBT_MAXIMUM);
                    }
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Forms(mail, Optional.ofNullable(backup), colleagues, price, whole, real,
                        year, huge, Optional.ofNullable(maybeReal), accepted, refused,
                        Optional.ofNullable(confirmed), steps, below, debt);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<String> readColleagues(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<String> items = new ArrayList<>();
            while (in.nextElement()) {
                String item = in.readString();
                in.pattern(item, COLLEAGUES_ITEMS_EMAIL);
                in.pattern(item, COLLEAGUES_ITEMS_PATTERN);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        private static List<Boolean> readSteps(TypedReader in) {
            if (!in.beginArray(JsonType.BOOLEAN)) {
                return null;
            }
            List<Boolean> items = new ArrayList<>();
            while (in.nextElement()) {
                boolean item = in.readBoolean();
                in.always(item, true);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Forms value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.mail());
            checks.pattern(value.mail(), MAIL_EMAIL);
            if (checks.present(1, value.backup()) && value.backup().isPresent()) {
                checks.maxLength(value.backup().get(), 24);
                checks.pattern(value.backup().get(), BACKUP_EMAIL);
            }
            if (checks.present(2, value.colleagues())) {
                checks.beginArray();
                for (String item : value.colleagues()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                    checks.pattern(item, COLLEAGUES_ITEMS_EMAIL);
                    checks.pattern(item, COLLEAGUES_ITEMS_PATTERN);
                }
                checks.endArray();
            }
            checks.present(3, value.price());
            checks.exclusiveMinimum(value.price(), PRICE_MINIMUM);
            checks.exclusiveMaximum(value.price(), PRICE_MAXIMUM);
            checks.decimals(value.price(), 2);
            checks.atField(4);
            if (checks.finite(value.whole())) {
                checks.exclusiveMinimum(value.whole(), -100);
                checks.exclusiveMaximum(value.whole(), 100);
                checks.decimals(value.whole(), 0);
            }
            checks.atField(5);
            if (checks.finite(value.real())) {
                checks.exclusiveMinimum(value.real(), REAL_MINIMUM);
                checks.exclusiveMaximum(value.real(), REAL_MAXIMUM);
                checks.decimals(value.real(), 1);
            }
            checks.atField(6);
            checks.minimum(value.year(), 1900);
            checks.exclusiveMaximum(value.year(), 10000);
            checks.present(7, value.huge());
            checks.exclusiveMinimum(value.huge(), HUGE_MINIMUM);
            checks.exclusiveMaximum(value.huge(), HUGE_MAXIMUM);
            if (checks.present(8, value.maybeReal()) && value.maybeReal().isPresent()) {
                if (checks.finite(value.maybeReal().get())) {
                    checks.exclusiveMinimum(value.maybeReal().get().doubleValue(), -10);
                    checks.exclusiveMaximum(value.maybeReal().get().doubleValue(), 10);
                    checks.decimals(value.maybeReal().get(), 1);
                }
            }
            checks.atField(9);
            checks.always(value.accepted(), true);
            if (checks.present(10, value.refused())) {
                checks.always(value.refused(), false);
            }
            if (checks.present(11, value.confirmed()) && value.confirmed().isPresent()) {
                checks.always(value.confirmed().get(), true);
            }
            if (checks.present(12, value.steps())) {
                checks.beginArray();
                for (Boolean item : value.steps()) {
                    checks.nextElement();
                    if (checks.present(item, "a boolean")) {
                        checks.always(item, true);
                    }
                }
                checks.endArray();
            }
            checks.atField(13);
            checks.exclusiveMaximum(value.below(), 0);
            checks.present(14, value.debt());
            checks.maximum(value.debt(), DEBT_MAXIMUM);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Forms value, JsonAppender out) {
            out.plainName("mail").string(value.mail());
            if (value.backup().isPresent()) {
                out.plainName("backup").string(value.backup().get());
            }
            out.plainName("colleagues").beginArray();
            for (String item : value.colleagues()) {
                out.string(item);
            }
            out.endArray();
            out.plainName("price").number(value.price());
            out.plainName("whole").number(value.whole());
            out.plainName("real").number(value.real());
            out.plainName("year").number(value.year());
            out.plainName("huge").number(value.huge());
            if (value.maybeReal().isPresent()) {
                out.plainName("maybeReal").number(value.maybeReal().get());
            }
            out.plainName("accepted").bool(value.accepted());
            out.plainName("refused").bool(value.refused());
            if (value.confirmed().isPresent()) {
                out.plainName("confirmed").bool(value.confirmed().get());
            }
            out.plainName("steps").beginArray();
            for (Boolean item : value.steps()) {
                out.bool(item);
            }
            out.endArray();
            out.plainName("below").number(value.below());
            out.plainName("debt").number(value.debt());
        }
    }
}
