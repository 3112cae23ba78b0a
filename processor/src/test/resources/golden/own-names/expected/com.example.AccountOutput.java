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
import dev.llmoutput.runtime.typed.WrapperShape;
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
 * Asks a model for {@link Account}, reads its reply, checks it and writes it.
 *
 * <p>An object that has itself what the object round it would be told by.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Account":{"description":"An object that has itself what the object round it would be told by.",\
        "components":{"owner":{}}},"com.example.Account$Owner":{"components":{"value":{},"age":{}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class AccountOutput implements OutputType<Account> {
    /**
     * The contract as its annotation declares it.
     */
    public static final AccountOutput TYPE = new AccountOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"account","type":"object","description":"An object that has itself what the object round it would be told by.",\
    "properties":{"value":{"type":"string"},"age":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},\
    "required":["value","age"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    {value: string, age: integer} // An object that has itself what the object round it would be told by.""");

    private static final RootShape<Account> ROOT = RootShape.of(AccountShape.SHAPE, "result", UnknownKeys.STRIP);

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.inMember("account", "result", JSON_SCHEMA);

    private final ReadOptions options;

    private AccountOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static AccountOutput type(ReadOptions options) {
        return new AccountOutput(options);
    }

    @Override
    public String name() {
        return "account";
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
    public Parsed<Account> parse(String raw) {
        return ROOT.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Account> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Account> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Account> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Account>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Account>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Account> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Account> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Account> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Account> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Account>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Account>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Account>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Account>> askAsync(AsyncModelCall model,
            ModelRequest request, AcceptOptions options) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * The schema as strict provider modes want it: each key required, what may be left out null instead.
     * The value is the member {@code result} of the object that they want.
     *
     * @throws StructuredOutputException if it is too large to be sent
     */
    public static StructuredOutputOptions structuredOutput() {
        return NATIVE_SCHEMA.options();
    }

    /**
     * A list of such values as a whole reply: an array, or {@code {"items": [..]}}.
     */
    public static ListOutput<Account> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Account> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(AccountShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Account value) {
        return AccountShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Account value) {
        return AccountShape.SHAPE.toJson(value);
    }

    /**
     * {@code Account} as what its only component is.
     */
    private static final class AccountShape extends WrapperShape<Account> {
        static final AccountShape SHAPE = new AccountShape();

        private AccountShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("owner", "an object"), OwnerShape.SHAPE);
        }

        @Override
        public Account read(TypedReader in) {
            in.beginValue(this);
            Account.Owner owner = OwnerShape.SHAPE.read(in);
            if (!in.endValue()) {
                return null;
            }
            try {
                return new Account(owner);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Account value, Checks checks) {
            checks.beginValue(this);
            if (checks.present(0, value.owner())) {
                OwnerShape.SHAPE.check(value.owner(), checks);
            }
            checks.endValue();
        }

        @Override
        public void write(Account value, JsonAppender out) {
            OwnerShape.SHAPE.write(value.owner(), out);
        }
    }

    /**
     * {@code Account.Owner} as a JSON object.
     */
    private static final class OwnerShape extends RecordShape<Account.Owner> {
        static final OwnerShape SHAPE = new OwnerShape();

        private OwnerShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("value", "a string")
                    .required("age", "an integer").alias("answer"));
        }

        @Override
        public Account.Owner read(TypedReader in) {
            String value = null;
            int age = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> value = in.readString();
                    default -> age = in.readInt();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Account.Owner(value, age);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Account.Owner value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.value());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Account.Owner value, JsonAppender out) {
            out.plainName("value").string(value.value());
            out.plainName("age").number(value.age());
        }
    }
}
