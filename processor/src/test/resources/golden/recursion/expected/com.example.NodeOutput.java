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
import dev.llmoutput.runtime.typed.TypedReader;
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
 * Asks a model for {@link Node}, reads its reply, checks it and writes it.
 *
 * <p>A tree.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Node":{"description":"A tree.","components":{"label":{},"kids":{},\
        "shelf":{"absence":"optional"}}},"com.example.Node$Shelf":{"components":{"box":{}}},"com.example.Node$Box":{"components":{"size":{},\
        "inner":{"absence":"optional"},"tree":{"absence":"optional"}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class NodeOutput implements OutputType<Node> {
    /**
     * The contract as its annotation declares it.
     */
    public static final NodeOutput TYPE = new NodeOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"node","type":"object","description":"A tree.",\
    "properties":{"label":{"type":"string"},"kids":{"type":"array","items":{"$ref":"#"}},"shelf":{"anyOf":[{"$ref":"#/$defs/Shelf"},\
    {"type":"null"}]}},"required":["label","kids"],"additionalProperties":false,"$defs":{"Shelf":{"type":"object",\
    "properties":{"box":{"type":"object","properties":{"size":{"type":"integer","minimum":-2147483648,"maximum":2147483647},\
    "inner":{"anyOf":[{"$ref":"#/$defs/Shelf"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},\
    "required":["size"],"additionalProperties":false}},"required":["box"],"additionalProperties":false}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    Node = {label: string, kids: Node[], shelf?: Shelf} // A tree.
    Shelf = {box: {size: integer, inner?: Shelf, tree?: Node}}""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("node", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"node","type":"object","description":"A tree.",\
    "properties":{"label":{"type":"string"},"kids":{"type":"array","items":{"$ref":"#"}},"shelf":{"anyOf":[{"$ref":"#/$defs/Shelf"},\
    {"type":"null"}]}},"required":["label","kids","shelf"],"additionalProperties":false,"$defs":{"Shelf":{"type":"object",\
    "properties":{"box":{"type":"object","properties":{"size":{"type":"integer","minimum":-2147483648,"maximum":2147483647},\
    "inner":{"anyOf":[{"$ref":"#/$defs/Shelf"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},\
    "required":["size","inner","tree"],"additionalProperties":false}},"required":["box"],"additionalProperties":false}}}""");

    private final ReadOptions options;

    private NodeOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static NodeOutput type(ReadOptions options) {
        return new NodeOutput(options);
    }

    @Override
    public String name() {
        return "node";
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
    public Parsed<Node> parse(String raw) {
        return NodeShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Node> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Node> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Node> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Node>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Node>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Node> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Node> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Node> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Node> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Node>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Node>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Node>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Node>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Node> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Node> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(NodeShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Node value) {
        return NodeShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Node value) {
        return NodeShape.SHAPE.toJson(value);
    }

    /**
     * {@code Node} as a JSON object.
     */
    private static final class NodeShape extends RecordShape<Node> {
        static final NodeShape SHAPE = new NodeShape();

        private NodeShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 3)
                    .required("label", "a string")
                    .required("kids", "an array")
                    .optional("shelf"));
        }

        @Override
        public Node read(TypedReader in) {
            String label = null;
            List<Node> kids = null;
            Node.Shelf shelf = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> label = in.readString();
                    case 1 -> kids = NodeShape.SHAPE.readList(in);
                    default -> shelf = in.readNull() ? null : ShelfShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Node(label, kids, Optional.ofNullable(shelf));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Node value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.label());
            checks.present(1, value.kids());
            NodeShape.SHAPE.checkList(value.kids(), checks);
            if (checks.present(2, value.shelf()) && value.shelf().isPresent()) {
                ShelfShape.SHAPE.check(value.shelf().get(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Node value, JsonAppender out) {
            out.plainName("label").string(value.label());
            NodeShape.SHAPE.writeList(value.kids(), out.plainName("kids"));
            if (value.shelf().isPresent()) {
                ShelfShape.SHAPE.write(value.shelf().get(), out.plainName("shelf"));
            }
        }
    }

    /**
     * {@code Node.Shelf} as a JSON object.
     */
    private static final class ShelfShape extends RecordShape<Node.Shelf> {
        static final ShelfShape SHAPE = new ShelfShape();

        private ShelfShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("box", "an object"));
        }

        @Override
        public Node.Shelf read(TypedReader in) {
            Node.Box box = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                box = BoxShape.SHAPE.read(in);
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Node.Shelf(box);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Node.Shelf value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.box())) {
                BoxShape.SHAPE.check(value.box(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Node.Shelf value, JsonAppender out) {
            BoxShape.SHAPE.write(value.box(), out.plainName("box"));
        }
    }

    /**
     * {@code Node.Box} as a JSON object.
     */
    private static final class BoxShape extends RecordShape<Node.Box> {
        static final BoxShape SHAPE = new BoxShape();

        private BoxShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 3)
                    .required("size", "an integer")
                    .optional("inner")
                    .optional("tree"));
        }

        @Override
        public Node.Box read(TypedReader in) {
            int size = 0;
            Node.Shelf inner = null;
            Node tree = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> size = in.readInt();
                    case 1 -> inner = in.readNull() ? null : ShelfShape.SHAPE.read(in);
                    default -> tree = in.readNull() ? null : NodeShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Node.Box(size, Optional.ofNullable(inner), Optional.ofNullable(tree));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Node.Box value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(1, value.inner()) && value.inner().isPresent()) {
                ShelfShape.SHAPE.check(value.inner().get(), checks);
            }
            if (checks.present(2, value.tree()) && value.tree().isPresent()) {
                NodeShape.SHAPE.check(value.tree().get(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Node.Box value, JsonAppender out) {
            out.plainName("size").number(value.size());
            if (value.inner().isPresent()) {
                ShelfShape.SHAPE.write(value.inner().get(), out.plainName("inner"));
            }
            if (value.tree().isPresent()) {
                NodeShape.SHAPE.write(value.tree().get(), out.plainName("tree"));
            }
        }
    }
}
