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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Login}, reads its reply, checks it and writes it.
 *
 * <p>Values that no issue may quote.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Login":{"description":"Values that no issue may quote.","components":{"user":{},\
        "password":{"minSize":8,"patterns":[{"regex":"[a-z0-9]+","schema":"^(?:[a-z0-9]+)$"}]},"pin":{"maximum":9999},\
        "codes":{"items":{"maxSize":4}},"card":{"absence":"optional"},"session":{}}},"com.example.Login$Card":{"description":"A card.",\
        "components":{"brand":{},"number":{}}},"com.example.Login$Session":{"components":{"token":{},"holder":{}}},\
        "com.example.Login$Holder":{"components":{"name":{}}}},"enums":{"com.example.Login$Brand":{"description":"Who made it.",\
        "constants":{"AMBER":{},"BIRCH":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class LoginOutput implements OutputType<Login> {
    /**
     * The contract as its annotation declares it.
     */
    public static final LoginOutput TYPE = new LoginOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"login","type":"object","description":"Values that no issue may quote.",\
    "properties":{"user":{"type":"string"},"password":{"type":"string","minLength":8,"pattern":"^(?:[a-z0-9]+)$"},\
    "pin":{"type":"integer","minimum":-2147483648,"maximum":9999},"codes":{"type":"array","items":{"type":"string",\
    "maxLength":4}},"card":{"type":["object","null"],"description":"A card.","properties":{"brand":{"type":"string",\
    "enum":["AMBER","BIRCH"],"description":"Who made it."},"number":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647}},"required":["brand","number"],"additionalProperties":false},"session":{"type":"object",\
    "properties":{"token":{"type":"string"},"holder":{"type":"object","properties":{"name":{"type":"string"}},\
    "required":["name"],"additionalProperties":false}},"required":["token","holder"],"additionalProperties":false}},\
    "required":["user","password","pin","codes","session"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Values that no issue may quote.
     user: string,
     password: string, // >=8 characters, matches [a-z0-9]+
     pin: integer, // <=9999
     codes: string[], // each <=4 characters
     card?: { // A card.
      brand: "AMBER"|"BIRCH", // Who made it.
      number: integer
     },
     session: {token: string, holder: {name: string}}
    }""");

    private static final EnumNames<Login.Brand> BRAND = EnumNames.of(new Login.Brand[] {Login.Brand.AMBER,
            Login.Brand.BIRCH}, "AMBER", "BIRCH");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("login", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"login","type":"object","description":"Values that no issue may quote.",\
    "properties":{"user":{"type":"string"},"password":{"type":"string","minLength":8,"pattern":"^(?:[a-z0-9]+)$"},\
    "pin":{"type":"integer","minimum":-2147483648,"maximum":9999},"codes":{"type":"array","items":{"type":"string",\
    "maxLength":4}},"card":{"type":["object","null"],"description":"A card.","properties":{"brand":{"type":"string",\
    "enum":["AMBER","BIRCH"],"description":"Who made it."},"number":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647}},"required":["brand","number"],"additionalProperties":false},"session":{"type":"object",\
    "properties":{"token":{"type":"string"},"holder":{"type":"object","properties":{"name":{"type":"string"}},\
    "required":["name"],"additionalProperties":false}},"required":["token","holder"],"additionalProperties":false}},\
    "required":["user","password","pin","codes","card","session"],"additionalProperties":false}""");

    private final ReadOptions options;

    private LoginOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static LoginOutput type(ReadOptions options) {
        return new LoginOutput(options);
    }

    @Override
    public String name() {
        return "login";
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
    public Parsed<Login> parse(String raw) {
        return LoginShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Login> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Login> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Login> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Login>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Login>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Login> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Login> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Login> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Login> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Login>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Login>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Login>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Login>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Login> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Login> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(LoginShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Login value) {
        return LoginShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Login value) {
        return LoginShape.SHAPE.toJson(value);
    }

    /**
     * {@code Login} as a JSON object.
     */
    private static final class LoginShape extends RecordShape<Login> {
        static final LoginShape SHAPE = new LoginShape();

        private static final PatternCheck PASSWORD_PATTERN = PatternCheck.of("[a-z0-9]+");

        private LoginShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 6)
                    .required("user", "a string")
                    .required("password", "a string").secret()
                    .required("pin", "an integer").secret()
                    .required("codes", "an array").secret()
                    .optional("card").secret()
                    .required("session", "an object"));
        }

        @Override
        public Login read(TypedReader in) {
            String user = null;
            String password = null;
            int pin = 0;
            List<String> codes = null;
            Login.Card card = null;
            Login.Session session = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> user = in.readString();
                    case 1 -> {
                        password = in.readString();
                        in.minLength(password, 8);
                        in.pattern(password, PASSWORD_PATTERN);
                    }
                    case 2 -> {
                        pin = in.readInt(-2147483648L, 9999);
                        in.maximum(pin, 9999);
                    }
                    case 3 -> codes = readCodes(in);
                    case 4 -> card = in.readNull() ? null : CardShape.SHAPE.read(in);
                    default -> session = SessionShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                Login value = new Login(user, password, pin, codes, Optional.ofNullable(card),
                        session);
                checkRules(value, in);
                return value;
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed();
            }
        }

        private static List<String> readCodes(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<String> items = new ArrayList<>();
            while (in.nextElement()) {
                String item = in.readString();
                in.maxLength(item, 4);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Login value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.user());
            checks.present(1, value.password());
            checks.minLength(value.password(), 8);
            checks.pattern(value.password(), PASSWORD_PATTERN);
            checks.atField(2);
            checks.maximum(value.pin(), 9999);
            if (checks.present(3, value.codes())) {
                checks.beginArray();
                for (String item : value.codes()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                    checks.maxLength(item, 4);
                }
                checks.endArray();
            }
            if (checks.present(4, value.card()) && value.card().isPresent()) {
                CardShape.SHAPE.check(value.card().get(), checks);
            }
            if (checks.present(5, value.session())) {
                SessionShape.SHAPE.check(value.session(), checks);
            }
            if (checks.endRecord()) {
                checkRules(value, checks);
            }
        }

        private static void checkRules(Login value, Checks checks) {
            try {
                checks.rule(value.differs(), "must differ from the session's token", "password");
            } catch (RuntimeException | StackOverflowError e) {
                checks.constructorFailed();
            }
        }

        @Override
        public void writeMembers(Login value, JsonAppender out) {
            out.plainName("user").string(value.user());
            out.plainName("password").string(value.password());
            out.plainName("pin").number(value.pin());
            out.plainName("codes").beginArray();
            for (String item : value.codes()) {
                out.string(item);
            }
            out.endArray();
            if (value.card().isPresent()) {
                CardShape.SHAPE.write(value.card().get(), out.plainName("card"));
            }
            SessionShape.SHAPE.write(value.session(), out.plainName("session"));
        }
    }

    /**
     * {@code Login.Card} as a JSON object.
     */
    private static final class CardShape extends RecordShape<Login.Card> {
        static final CardShape SHAPE = new CardShape();

        private CardShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("brand", BRAND.expected())
                    .required("number", "an integer"));
        }

        @Override
        public Login.Card read(TypedReader in) {
            Login.Brand brand = null;
            int number = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> brand = in.readEnum(BRAND);
                    default -> number = in.readInt();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Login.Card(brand, number);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Login.Card value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.brand());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Login.Card value, JsonAppender out) {
            out.plainName("brand").string(BRAND.nameOf(value.brand()));
            out.plainName("number").number(value.number());
        }
    }

    /**
     * {@code Login.Session} as a JSON object.
     */
    private static final class SessionShape extends RecordShape<Login.Session> {
        static final SessionShape SHAPE = new SessionShape();

        private SessionShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("token", "a string").secret()
                    .required("holder", "an object"));
        }

        @Override
        public Login.Session read(TypedReader in) {
            String token = null;
            Login.Holder holder = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> token = in.readString();
                    default -> holder = HolderShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Login.Session(token, holder);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed();
            }
        }

        @Override
        public void check(Login.Session value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.token());
            if (checks.present(1, value.holder())) {
                HolderShape.SHAPE.check(value.holder(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Login.Session value, JsonAppender out) {
            out.plainName("token").string(value.token());
            HolderShape.SHAPE.write(value.holder(), out.plainName("holder"));
        }
    }

    /**
     * {@code Login.Holder} as a JSON object.
     */
    private static final class HolderShape extends RecordShape<Login.Holder> {
        static final HolderShape SHAPE = new HolderShape();

        private HolderShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("name", "a string"));
        }

        @Override
        public Login.Holder read(TypedReader in) {
            String name = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                name = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Login.Holder(name);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Login.Holder value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Login.Holder value, JsonAppender out) {
            out.plainName("name").string(value.name());
        }
    }
}
