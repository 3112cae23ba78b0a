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
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Integer;
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
 * Asks a model for {@link Query}, reads its reply, checks it and writes it.
 *
 * <p>Values that authors give: aliases, defaults, examples.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Query":{"description":"Values that authors give: aliases, defaults, examples.",\
        "components":{"q":{},"limit":{"description":"how many hits","maximum":100},"order":{},"filters":{},"range":{},\
        "weight":{"absence":"optional"},"note":{"absence":"optional"},"rank":{"absence":"optional","maximum":9},\
        "nested":{}}},"com.example.Query$Filter":{"components":{"key":{},"value":{}}},"com.example.Query$Range":{"components":{"from":{},\
        "to":{}}},"com.example.Query$Nested":{"components":{"order":{},"range":{}}}},"enums":{"com.example.Query$Order":{"description":"The order of the hits.",\
        "constants":{"UP":{},"DOWN":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class QueryOutput implements OutputType<Query> {
    /**
     * The contract as its annotation declares it.
     */
    public static final QueryOutput TYPE = new QueryOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"query\",\"type\":\"object\",\"description\":\"Values that authors give: aliases, defaults, examples.\",\"properties\":{\"q\":{\"type\":\"string\",\"examples\":[\"rain in \\\"Bonn\\\"\"]},\"limit\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":100,\"description\":\"how many hits\",\"default\":10},\"order\":{\"anyOf\":[{\"$ref\":\"#/$defs/Order\"},{\"type\":\"null\"}],\"default\":\"UP\",\"examples\":[\"DOWN\"]},\"filters\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"object\",\"properties\":{\"key\":{\"type\":\"string\"},\"value\":{\"type\":\"string\"}},\"required\":[\"key\",\"value\"],\"additionalProperties\":false},\"default\":[]},\"range\":{\"anyOf\":[{\"$ref\":\"#/$defs/Range\"},{\"type\":\"null\"}],\"default\":{\"from\":1}},\"weight\":{\"type\":[\"number\",\"null\"],\"default\":0.50},\"note\":{\"type\":[\"string\",\"null\"],\"default\":\"none\",\"examples\":[\"a\u2028b\"]},\"rank\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":9},\"nested\":{\"type\":[\"object\",\"null\"],\"properties\":{\"order\":{\"anyOf\":[{\"$ref\":\"#/$defs/Order\"},{\"type\":\"null\"}],\"default\":\"DOWN\"},\"range\":{\"anyOf\":[{\"$ref\":\"#/$defs/Range\"},{\"type\":\"null\"}],\"default\":{\"from\":2,\"to\":3}}},\"additionalProperties\":false,\"default\":{\"order\":null}}},\"required\":[\"q\"],\"additionalProperties\":false,\"$defs\":{\"Range\":{\"type\":\"object\",\"properties\":{\"from\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},\"to\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647,\"default\":9}},\"required\":[\"from\"],\"additionalProperties\":false},\"Order\":{\"type\":\"string\",\"enum\":[\"UP\",\"DOWN\"],\"description\":\"The order of the hits.\"}}}");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Values that authors give: aliases, defaults, examples.
     q: string, // example "rain in \\"Bonn\\""
     limit?: integer, // <=100; how many hits; default 10
     order?: Order, // default "UP"; example "DOWN"
     filters?: [{key: string, value: string}], // default []
     range?: Range, // default {"from":1}
     weight?: number, // default 0.50
     note?: string, // default "none"; example "a\\u2028b"
     rank?: integer, // <=9
     nested?: { // default {"order":null}
      order?: Order, // default "DOWN"
      range?: Range // default {"from":2,"to":3}
     }
    }
    Range = {
     from: integer,
     to?: integer // default 9
    }
    Order = "UP"|"DOWN" // The order of the hits.""");

    private static final EnumNames<Query.Order> ORDER = EnumNames.of(new Query.Order[] {Query.Order.UP,
            Query.Order.DOWN}, "UP",
            "DOWN").withAliases(Query.Order.UP, "asc", "ascending").withAliases(Query.Order.DOWN, "desc");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("query", "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"query\",\"type\":\"object\",\"description\":\"Values that authors give: aliases, defaults, examples.\",\"properties\":{\"q\":{\"type\":\"string\",\"examples\":[\"rain in \\\"Bonn\\\"\"]},\"limit\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":100,\"description\":\"how many hits\",\"default\":10},\"order\":{\"anyOf\":[{\"$ref\":\"#/$defs/Order\"},{\"type\":\"null\"}],\"default\":\"UP\",\"examples\":[\"DOWN\"]},\"filters\":{\"type\":[\"array\",\"null\"],\"items\":{\"type\":\"object\",\"properties\":{\"key\":{\"type\":\"string\"},\"value\":{\"type\":\"string\"}},\"required\":[\"key\",\"value\"],\"additionalProperties\":false},\"default\":[]},\"range\":{\"anyOf\":[{\"$ref\":\"#/$defs/Range\"},{\"type\":\"null\"}],\"default\":{\"from\":1}},\"weight\":{\"type\":[\"number\",\"null\"],\"default\":0.50},\"note\":{\"type\":[\"string\",\"null\"],\"default\":\"none\",\"examples\":[\"a\u2028b\"]},\"rank\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":9},\"nested\":{\"type\":[\"object\",\"null\"],\"properties\":{\"order\":{\"anyOf\":[{\"$ref\":\"#/$defs/Order\"},{\"type\":\"null\"}],\"default\":\"DOWN\"},\"range\":{\"anyOf\":[{\"$ref\":\"#/$defs/Range\"},{\"type\":\"null\"}],\"default\":{\"from\":2,\"to\":3}}},\"required\":[\"order\",\"range\"],\"additionalProperties\":false,\"default\":{\"order\":null}}},\"required\":[\"q\",\"limit\",\"order\",\"filters\",\"range\",\"weight\",\"note\",\"rank\",\"nested\"],\"additionalProperties\":false,\"$defs\":{\"Range\":{\"type\":\"object\",\"properties\":{\"from\":{\"type\":\"integer\",\"minimum\":-2147483648,\"maximum\":2147483647},\"to\":{\"type\":[\"integer\",\"null\"],\"minimum\":-2147483648,\"maximum\":2147483647,\"default\":9}},\"required\":[\"from\",\"to\"],\"additionalProperties\":false},\"Order\":{\"type\":\"string\",\"enum\":[\"UP\",\"DOWN\"],\"description\":\"The order of the hits.\"}}}");

    private final ReadOptions options;

    private QueryOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static QueryOutput type(ReadOptions options) {
        return new QueryOutput(options);
    }

    @Override
    public String name() {
        return "query";
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
    public Parsed<Query> parse(String raw) {
        return QueryShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Query> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Query> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Query> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Query>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Query>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Query> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Query> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Query> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Query> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Query>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Query>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Query>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Query>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Query> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Query> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(QueryShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Query value) {
        return QueryShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Query value) {
        return QueryShape.SHAPE.toJson(value);
    }

    /**
     * {@code Query} as a JSON object.
     */
    private static final class QueryShape extends RecordShape<Query> {
        static final QueryShape SHAPE = new QueryShape();

        private QueryShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 9)
                    .required("q", "a string").alias("query", "search term")
                    .required("limit", "an integer").alias("max").defaultJson("10")
                    .required("order", ORDER.expected()).defaultJson("\"UP\"")
                    .required("filters", "an array").defaultJson("[]")
                    .required("range", "an object").defaultJson(" { \"from\" : 1 } ")
                    .optional("weight").defaultJson("0.50")
                    .optional("note").defaultJson("\"none\"")
                    .optional("rank")
                    .required("nested", "an object").defaultJson("{\"order\": null}"));
        }

        @Override
        public Query read(TypedReader in) {
            String q = null;
            int limit = 0;
            Query.Order order = null;
            List<Query.Filter> filters = null;
            Query.Range range = null;
            BigDecimal weight = null;
            String note = null;
            Integer rank = null;
            Query.Nested nested = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> q = in.readString();
                    case 1 -> {
                        limit = in.readInt(-2147483648L, 100);
                        in.maximum(limit, 100);
                    }
                    case 2 -> order = in.readEnum(ORDER);
                    case 3 -> filters = FilterShape.SHAPE.readList(in);
                    case 4 -> range = RangeShape.SHAPE.read(in);
                    case 5 -> weight = in.readNullItem() ? null : in.readBigDecimal();
                    case 6 -> note = in.readNullItem() ? null : in.readString();
                    case 7 -> {
                        rank = in.readNull() ? null : in.readInt(-2147483648L, 9);
                        if (rank != null) {
                            in.maximum(rank.longValue(), 9);
                        }
                    }
                    default -> nested = NestedShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Query(q, limit, order, filters, range, Optional.ofNullable(weight),
                        Optional.ofNullable(note), Optional.ofNullable(rank), nested);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Query value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.q());
            checks.atField(1);
            checks.maximum(value.limit(), 100);
            checks.present(2, value.order());
            checks.present(3, value.filters());
            FilterShape.SHAPE.checkList(value.filters(), checks);
            if (checks.present(4, value.range())) {
                RangeShape.SHAPE.check(value.range(), checks);
            }
            checks.present(5, value.weight());
            checks.present(6, value.note());
            if (checks.present(7, value.rank()) && value.rank().isPresent()) {
                checks.maximum(value.rank().get().longValue(), 9);
            }
            if (checks.present(8, value.nested())) {
                NestedShape.SHAPE.check(value.nested(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Query value, JsonAppender out) {
            out.plainName("q").string(value.q());
            out.plainName("limit").number(value.limit());
            out.plainName("order").string(ORDER.nameOf(value.order()));
            FilterShape.SHAPE.writeList(value.filters(), out.plainName("filters"));
            RangeShape.SHAPE.write(value.range(), out.plainName("range"));
            if (value.weight().isPresent()) {
                out.plainName("weight").number(value.weight().get());
            } else {
                out.plainName("weight").nullValue();
            }
            if (value.note().isPresent()) {
                out.plainName("note").string(value.note().get());
            } else {
                out.plainName("note").nullValue();
            }
            if (value.rank().isPresent()) {
                out.plainName("rank").number(value.rank().get());
            }
            NestedShape.SHAPE.write(value.nested(), out.plainName("nested"));
        }
    }

    /**
     * {@code Query.Filter} as a JSON object.
     */
    private static final class FilterShape extends RecordShape<Query.Filter> {
        static final FilterShape SHAPE = new FilterShape();

        private FilterShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("key", "a string")
                    .required("value", "a string").alias("v"));
        }

        @Override
        public Query.Filter read(TypedReader in) {
            String key = null;
            String value = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> key = in.readString();
                    default -> value = in.readString();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Query.Filter(key, value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Query.Filter value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.key());
            checks.present(1, value.value());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Query.Filter value, JsonAppender out) {
            out.plainName("key").string(value.key());
            out.plainName("value").string(value.value());
        }
    }

    /**
     * {@code Query.Range} as a JSON object.
     */
    private static final class RangeShape extends RecordShape<Query.Range> {
        static final RangeShape SHAPE = new RangeShape();

        private RangeShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("from", "an integer")
                    .required("to", "an integer").defaultJson("9"));
        }

        @Override
        public Query.Range read(TypedReader in) {
            int from = 0;
            int to = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> from = in.readInt();
                    default -> to = in.readInt();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Query.Range(from, to);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Query.Range value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Query.Range value, JsonAppender out) {
            out.plainName("from").number(value.from());
            out.plainName("to").number(value.to());
        }
    }

    /**
     * {@code Query.Nested} as a JSON object.
     */
    private static final class NestedShape extends RecordShape<Query.Nested> {
        static final NestedShape SHAPE = new NestedShape();

        private NestedShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("order", ORDER.expected()).defaultJson("\"DOWN\"")
                    .required("range", "an object").defaultJson("""
                    {"from":2,"to":3}"""));
        }

        @Override
        public Query.Nested read(TypedReader in) {
            Query.Order order = null;
            Query.Range range = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> order = in.readEnum(ORDER);
                    default -> range = RangeShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Query.Nested(order, range);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Query.Nested value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.order());
            if (checks.present(1, value.range())) {
                RangeShape.SHAPE.check(value.range(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Query.Nested value, JsonAppender out) {
            out.plainName("order").string(ORDER.nameOf(value.order()));
            RangeShape.SHAPE.write(value.range(), out.plainName("range"));
        }
    }
}
