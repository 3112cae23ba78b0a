package com.example;

import com.fasterxml.jackson.databind.JsonNode;
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
import dev.llmoutput.runtime.jackson.JsonNodeShape;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import dev.llmoutput.runtime.typed.Abi1;
import dev.llmoutput.runtime.typed.AnyShape;
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
import dev.llmoutput.runtime.typed.TypedReader;
import java.lang.Object;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.StackOverflowError;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Asks a model for {@link Anything}, reads its reply, checks it and writes it.
 *
 * <p>Values that may be anything.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Anything":{"description":"Values that may be anything.","components":{"data":{"description":"whatever there is"},\
        "members":{"minSize":1},"items":{},"distinct":{},"maybe":{"absence":"optional"},"nullable":{"absence":"nullable"},\
        "node":{},"nodes":{},"named":{},"distinctNodes":{},"nullableNode":{"absence":"nullable"},"something":{"notNull":true},\
        "somethings":{"items":{"notNull":true}}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class AnythingOutput implements OutputType<Anything> {
    /**
     * The contract as its annotation declares it.
     */
    public static final AnythingOutput TYPE = new AnythingOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"anything","type":"object","description":"Values that may be anything.",\
    "properties":{"data":{"description":"whatever there is"},"members":{"type":"object","minProperties":1,\
    "additionalProperties":{}},"items":{"type":"array","items":{}},"distinct":{"type":"array","uniqueItems":true,\
    "items":{}},"maybe":{},"nullable":{},"node":{},"nodes":{"type":"array","items":{}},"named":{"type":"object",\
    "additionalProperties":{}},"distinctNodes":{"type":"array","uniqueItems":true,"items":{}},"nullableNode":{},\
    "something":{"type":["string","number","boolean","object","array"]},"somethings":{"type":"array","items":{"type":["string",\
    "number","boolean","object","array"]}}},"required":["data","members","items","distinct","node","nodes",\
    "named","distinctNodes","something","somethings"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Values that may be anything.
     data: any, // whatever there is
     members: {[key: string]: any}, // not empty
     items: any[],
     distinct: any[], // no duplicates
     maybe?: any,
     nullable?: any,
     node: any,
     nodes: any[],
     named: {[key: string]: any},
     distinctNodes: any[], // no duplicates
     nullableNode?: any,
     something: any, // not null
     somethings: any[] // each not null
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("anything", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"anything","type":"object","description":"Values that may be anything.",\
    "properties":{"data":{"description":"whatever there is"},"members":{"type":"object","minProperties":1,\
    "additionalProperties":{}},"items":{"type":"array","items":{}},"distinct":{"type":"array","uniqueItems":true,\
    "items":{}},"maybe":{},"nullable":{},"node":{},"nodes":{"type":"array","items":{}},"named":{"type":"object",\
    "additionalProperties":{}},"distinctNodes":{"type":"array","uniqueItems":true,"items":{}},"nullableNode":{},\
    "something":{"type":["string","number","boolean","object","array"]},"somethings":{"type":"array","items":{"type":["string",\
    "number","boolean","object","array"]}}},"required":["data","members","items","distinct","maybe","nullable",\
    "node","nodes","named","distinctNodes","nullableNode","something","somethings"],"additionalProperties":false}""");

    private final ReadOptions options;

    private AnythingOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static AnythingOutput type(ReadOptions options) {
        return new AnythingOutput(options);
    }

    @Override
    public String name() {
        return "anything";
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
    public Parsed<Anything> parse(String raw) {
        return AnythingShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Anything> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Anything> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Anything> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Anything>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Anything>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Anything> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Anything> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Anything> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Anything> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Anything>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Anything>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Anything>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Anything>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Anything> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Anything> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(AnythingShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Anything value) {
        return AnythingShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Anything value) {
        return AnythingShape.SHAPE.toJson(value);
    }

    /**
     * {@code Anything} as a JSON object.
     */
    private static final class AnythingShape extends RecordShape<Anything> {
        static final AnythingShape SHAPE = new AnythingShape();

        private AnythingShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 13)
                    .required("data", "a value")
                    .required("members", "an object")
                    .required("items", "an array")
                    .required("distinct", "an array")
                    .optional("maybe")
                    .optional("nullable")
                    .required("node", "a value")
                    .required("nodes", "an array")
                    .required("named", "an object")
                    .required("distinctNodes", "an array")
                    .optional("nullableNode")
                    .required("something", "a value other than null")
                    .required("somethings", "an array"));
        }

        @Override
        public Anything read(TypedReader in) {
            Object data = null;
            Map<String, Object> members = null;
            List<Object> items = null;
            Set<Object> distinct = null;
            Object maybe = null;
            Object nullable = null;
            JsonNode node = null;
            List<JsonNode> nodes = null;
            Map<String, JsonNode> named = null;
            Set<JsonNode> distinctNodes = null;
            JsonNode nullableNode = null;
            Object something = null;
            List<Object> somethings = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> data = AnyShape.SHAPE.read(in);
                    case 1 -> {
                        members = AnyShape.SHAPE.readMap(in);
                        in.minKeys(members, 1);
                    }
                    case 2 -> items = AnyShape.SHAPE.readList(in);
                    case 3 -> distinct = in.set(AnyShape.SHAPE.readList(in), AnyShape.SHAPE);
                    case 4 -> maybe = in.readNull() ? null : AnyShape.SHAPE.read(in);
                    case 5 -> nullable = in.readNull() ? null : AnyShape.SHAPE.read(in);
                    case 6 -> node = JsonNodeShape.SHAPE.read(in);
                    case 7 -> nodes = JsonNodeShape.SHAPE.readList(in);
                    case 8 -> named = JsonNodeShape.SHAPE.readMap(in);
                    case 9 -> distinctNodes = in.set(JsonNodeShape.SHAPE.readList(in), JsonNodeShape.SHAPE);
                    case 10 -> nullableNode = in.readNull() ? null : JsonNodeShape.SHAPE.read(in);
                    case 11 -> something = AnyShape.NOT_NULL.read(in);
                    default -> somethings = AnyShape.NOT_NULL.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Anything(data, members, items, distinct, Optional.ofNullable(maybe),
                        nullable, node, nodes, named, distinctNodes, nullableNode, something,
                        somethings);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Anything value, Checks checks) {
            checks.beginRecord(this);
            checks.atField(0);
            AnyShape.SHAPE.check(value.data(), checks);
            checks.present(1, value.members());
            AnyShape.SHAPE.checkMap(value.members(), checks);
            checks.minKeys(value.members(), 1);
            checks.present(2, value.items());
            AnyShape.SHAPE.checkList(value.items(), checks);
            checks.present(3, value.distinct());
            AnyShape.SHAPE.checkList(value.distinct(), checks);
            checks.distinct(value.distinct(), AnyShape.SHAPE);
            if (checks.present(4, value.maybe()) && value.maybe().isPresent()) {
                AnyShape.SHAPE.check(value.maybe().get(), checks);
            }
            checks.atField(5);
            if (value.nullable() != null) {
                AnyShape.SHAPE.check(value.nullable(), checks);
            }
            if (checks.present(6, value.node())) {
                JsonNodeShape.SHAPE.check(value.node(), checks);
            }
            checks.present(7, value.nodes());
            JsonNodeShape.SHAPE.checkList(value.nodes(), checks);
            checks.present(8, value.named());
            JsonNodeShape.SHAPE.checkMap(value.named(), checks);
            checks.present(9, value.distinctNodes());
            JsonNodeShape.SHAPE.checkList(value.distinctNodes(), checks);
            checks.distinct(value.distinctNodes(), JsonNodeShape.SHAPE);
            checks.atField(10);
            if (value.nullableNode() != null) {
                JsonNodeShape.SHAPE.check(value.nullableNode(), checks);
            }
            if (checks.present(11, value.something())) {
                AnyShape.NOT_NULL.check(value.something(), checks);
            }
            checks.present(12, value.somethings());
            AnyShape.NOT_NULL.checkList(value.somethings(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Anything value, JsonAppender out) {
            AnyShape.SHAPE.write(value.data(), out.plainName("data"));
            AnyShape.SHAPE.writeMap(value.members(), out.plainName("members"));
            AnyShape.SHAPE.writeList(value.items(), out.plainName("items"));
            AnyShape.SHAPE.writeList(value.distinct(), out.plainName("distinct"));
            if (value.maybe().isPresent()) {
                AnyShape.SHAPE.write(value.maybe().get(), out.plainName("maybe"));
            }
            if (value.nullable() != null) {
                AnyShape.SHAPE.write(value.nullable(), out.plainName("nullable"));
            }
            JsonNodeShape.SHAPE.write(value.node(), out.plainName("node"));
            JsonNodeShape.SHAPE.writeList(value.nodes(), out.plainName("nodes"));
            JsonNodeShape.SHAPE.writeMap(value.named(), out.plainName("named"));
            JsonNodeShape.SHAPE.writeList(value.distinctNodes(), out.plainName("distinctNodes"));
            if (value.nullableNode() != null) {
                JsonNodeShape.SHAPE.write(value.nullableNode(), out.plainName("nullableNode"));
            }
            AnyShape.NOT_NULL.write(value.something(), out.plainName("something"));
            AnyShape.NOT_NULL.writeList(value.somethings(), out.plainName("somethings"));
        }
    }
}
