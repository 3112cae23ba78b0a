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
import dev.llmoutput.runtime.typed.EnumNames;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.ListOutput;
import dev.llmoutput.runtime.typed.ListShape;
import dev.llmoutput.runtime.typed.NativeSchema;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TextShape;
import dev.llmoutput.runtime.typed.TypedReader;
import dev.llmoutput.runtime.typed.UnionArms;
import dev.llmoutput.runtime.typed.UnionShape;
import java.lang.Boolean;
import java.lang.Double;
import java.lang.Integer;
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
 * Asks a model for {@link Shelf}, reads its reply, checks it and writes it.
 *
 * <p>Generic records and interfaces with concrete arguments.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Shelf":{"description":"Generic records and interfaces with concrete arguments.",\
        "components":{"names":{},"counts":{"arguments":[{"minimum":1}]},"rows":{"absence":"optional"},"moods":{},\
        "tree":{},"result":{},"number":{},"pair":{"arguments":[{"absence":"nullable"},{"absence":"optional"}]}}},\
        "com.example.Shelf$Page<String>":{"description":"One page.","components":{"rows":{"description":"what is on it",\
        "maxSize":3},"last":{"description":"the last row of the page before","absence":"nullable"}}},"com.example.Shelf$Page<Integer{>= 1}>":{"description":"One page.",\
        "components":{"rows":{"description":"what is on it","maxSize":3,"items":{"minimum":1}},"last":{"description":"the last row of the page before",\
        "absence":"nullable","minimum":1}}},"com.example.Shelf$Page<List<String>>":{"description":"One page.",\
        "components":{"rows":{"description":"what is on it","maxSize":3},"last":{"description":"the last row of the page before",\
        "absence":"nullable"}}},"com.example.Shelf$Page<Shelf.Mood@com.example.Shelf$Mood>":{"description":"One page.",\
        "components":{"rows":{"description":"what is on it","maxSize":3},"last":{"description":"the last row of the page before",\
        "absence":"nullable"}}},"com.example.Shelf$Node<Double>":{"components":{"value":{},"kids":{}}},"com.example.Shelf$Pair<String{nullable}, Optional<Boolean>{optional}>":{"components":{"left":{"absence":"nullable"},\
        "right":{"absence":"optional"}}},"com.example.Shelf$Fine<Shelf.Page<String>@com.example.Shelf$Page>":{"components":{"value":{}}},\
        "com.example.Shelf$Failed<Shelf.Page<String>@com.example.Shelf$Page>":{"components":{"reason":{"notBlank":true},\
        "partly":{}}},"com.example.Shelf$Fine<Integer>":{"components":{"value":{}}},"com.example.Shelf$Failed<Integer>":{"components":{"reason":{"notBlank":true},\
        "partly":{}}},"com.example.Shelf$Zero":{"components":{}}},"unions":{"com.example.Shelf$Result<Shelf.Page<String>@com.example.Shelf$Page>":{"arms":["com.example.Shelf$Fine",\
        "com.example.Shelf$Failed"]},"com.example.Shelf$Result<Integer>":{"arms":["com.example.Shelf$Fine","com.example.Shelf$Failed",\
        "com.example.Shelf$Zero"]}},"enums":{"com.example.Shelf$Mood":{"constants":{"GOOD":{},"BAD":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class ShelfOutput implements OutputType<Shelf> {
    /**
     * The contract as its annotation declares it.
     */
    public static final ShelfOutput TYPE = new ShelfOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"shelf","type":"object","description":"Generic records and interfaces with concrete arguments.",\
    "properties":{"names":{"$ref":"#/$defs/Page_String"},"counts":{"type":"object","description":"One page.",\
    "properties":{"rows":{"type":"array","maxItems":3,"description":"what is on it","items":{"type":"integer",\
    "minimum":1,"maximum":2147483647}},"last":{"type":["integer","null"],"minimum":1,"maximum":2147483647,\
    "description":"the last row of the page before"}},"required":["rows"],"additionalProperties":false},\
    "rows":{"type":["object","null"],"description":"One page.","properties":{"rows":{"type":"array","maxItems":3,\
    "description":"what is on it","items":{"type":"array","items":{"type":"string"}}},"last":{"type":["array",\
    "null"],"description":"the last row of the page before","items":{"type":"string"}}},"required":["rows"],\
    "additionalProperties":false},"moods":{"type":"array","items":{"type":"object","description":"One page.",\
    "properties":{"rows":{"type":"array","maxItems":3,"description":"what is on it","items":{"$ref":"#/$defs/Mood"}},\
    "last":{"anyOf":[{"$ref":"#/$defs/Mood"},{"type":"null"}],"description":"the last row of the page before"}},\
    "required":["rows"],"additionalProperties":false}},"tree":{"$ref":"#/$defs/Node_Double"},"result":{"anyOf":[{"type":"object",\
    "properties":{"type":{"type":"string","const":"Fine"},"value":{"$ref":"#/$defs/Page_String"}},"required":["type",\
    "value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","const":"Failed"},\
    "reason":{"type":"string","pattern":"\\\\S"},"partly":{"type":"array","items":{"$ref":"#/$defs/Page_String"}}},\
    "required":["type","reason","partly"],"additionalProperties":false}]},"number":{"anyOf":[{"type":"object",\
    "properties":{"type":{"type":"string","const":"Fine"},"value":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string",\
    "const":"Failed"},"reason":{"type":"string","pattern":"\\\\S"},"partly":{"type":"array","items":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}}},"required":["type","reason","partly"],"additionalProperties":false},\
    {"type":"object","properties":{"type":{"type":"string","const":"Zero"}},"required":["type"],"additionalProperties":false}]},\
    "pair":{"type":"object","properties":{"left":{"type":["string","null"]},"right":{"type":["boolean","null"]}},\
    "additionalProperties":false}},"required":["names","counts","moods","tree","result","number","pair"],\
    "additionalProperties":false,"$defs":{"Page_String":{"type":"object","description":"One page.","properties":{"rows":{"type":"array",\
    "maxItems":3,"description":"what is on it","items":{"type":"string"}},"last":{"type":["string","null"],\
    "description":"the last row of the page before"}},"required":["rows"],"additionalProperties":false},\
    "Node_Double":{"type":"object","properties":{"value":{"type":"number"},"kids":{"type":"array","items":{"$ref":"#/$defs/Node_Double"}}},\
    "required":["value","kids"],"additionalProperties":false},"Mood":{"type":"string","enum":["GOOD","BAD"]}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Generic records and interfaces with concrete arguments.
     names: Page_String,
     counts: { // One page.
      rows: integer[], // <=3 items, each >=1; what is on it
      last?: integer // >=1; the last row of the page before
     },
     rows?: { // One page.
      rows: string[][], // <=3 items; what is on it
      last?: string[] // the last row of the page before
     },
     moods: [{ // One page.
      rows: Mood[], // <=3 items; what is on it
      last?: Mood // the last row of the page before
     }],
     tree: Node_Double,
     result: {
      type: "Fine",
      value: Page_String
     }|{
      type: "Failed",
      reason: string, // not blank
      partly: Page_String[]
     },
     number: {
      type: "Fine",
      value: integer
     }|{
      type: "Failed",
      reason: string, // not blank
      partly: integer[]
     }|{
      type: "Zero"
     },
     pair: {left?: string, right?: boolean}
    }
    Page_String = { // One page.
     rows: string[], // <=3 items; what is on it
     last?: string // the last row of the page before
    }
    Node_Double = {value: number, kids: Node_Double[]}
    Mood = "GOOD"|"BAD\"""");

    private static final EnumNames<Shelf.Mood> MOOD = EnumNames.of(new Shelf.Mood[] {Shelf.Mood.GOOD,
            Shelf.Mood.BAD}, "GOOD", "BAD");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("shelf", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"shelf","type":"object","description":"Generic records and interfaces with concrete arguments.",\
    "properties":{"names":{"$ref":"#/$defs/Page_String"},"counts":{"type":"object","description":"One page.",\
    "properties":{"rows":{"type":"array","maxItems":3,"description":"what is on it","items":{"type":"integer",\
    "minimum":1,"maximum":2147483647}},"last":{"type":["integer","null"],"minimum":1,"maximum":2147483647,\
    "description":"the last row of the page before"}},"required":["rows","last"],"additionalProperties":false},\
    "rows":{"type":["object","null"],"description":"One page.","properties":{"rows":{"type":"array","maxItems":3,\
    "description":"what is on it","items":{"type":"array","items":{"type":"string"}}},"last":{"type":["array",\
    "null"],"description":"the last row of the page before","items":{"type":"string"}}},"required":["rows",\
    "last"],"additionalProperties":false},"moods":{"type":"array","items":{"type":"object","description":"One page.",\
    "properties":{"rows":{"type":"array","maxItems":3,"description":"what is on it","items":{"$ref":"#/$defs/Mood"}},\
    "last":{"anyOf":[{"$ref":"#/$defs/Mood"},{"type":"null"}],"description":"the last row of the page before"}},\
    "required":["rows","last"],"additionalProperties":false}},"tree":{"$ref":"#/$defs/Node_Double"},"result":{"anyOf":[{"type":"object",\
    "properties":{"type":{"type":"string","const":"Fine"},"value":{"$ref":"#/$defs/Page_String"}},"required":["type",\
    "value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","const":"Failed"},\
    "reason":{"type":"string","pattern":"\\\\S"},"partly":{"type":"array","items":{"$ref":"#/$defs/Page_String"}}},\
    "required":["type","reason","partly"],"additionalProperties":false}]},"number":{"anyOf":[{"type":"object",\
    "properties":{"type":{"type":"string","const":"Fine"},"value":{"type":"integer","minimum":-2147483648,\
    "maximum":2147483647}},"required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string",\
    "const":"Failed"},"reason":{"type":"string","pattern":"\\\\S"},"partly":{"type":"array","items":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}}},"required":["type","reason","partly"],"additionalProperties":false},\
    {"type":"object","properties":{"type":{"type":"string","const":"Zero"}},"required":["type"],"additionalProperties":false}]},\
    "pair":{"type":"object","properties":{"left":{"type":["string","null"]},"right":{"type":["boolean","null"]}},\
    "required":["left","right"],"additionalProperties":false}},"required":["names","counts","rows","moods",\
    "tree","result","number","pair"],"additionalProperties":false,"$defs":{"Page_String":{"type":"object",\
    "description":"One page.","properties":{"rows":{"type":"array","maxItems":3,"description":"what is on it",\
    "items":{"type":"string"}},"last":{"type":["string","null"],"description":"the last row of the page before"}},\
    "required":["rows","last"],"additionalProperties":false},"Node_Double":{"type":"object","properties":{"value":{"type":"number"},\
    "kids":{"type":"array","items":{"$ref":"#/$defs/Node_Double"}}},"required":["value","kids"],"additionalProperties":false},\
    "Mood":{"type":"string","enum":["GOOD","BAD"]}}}""");

    private final ReadOptions options;

    private ShelfOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static ShelfOutput type(ReadOptions options) {
        return new ShelfOutput(options);
    }

    @Override
    public String name() {
        return "shelf";
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
    public Parsed<Shelf> parse(String raw) {
        return ShelfShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Shelf> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Shelf> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Shelf> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shelf>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shelf>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Shelf> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Shelf> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Shelf> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Shelf> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shelf>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shelf>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shelf>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Shelf>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Shelf> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Shelf> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(ShelfShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Shelf value) {
        return ShelfShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Shelf value) {
        return ShelfShape.SHAPE.toJson(value);
    }

    /**
     * {@code Shelf} as a JSON object.
     */
    private static final class ShelfShape extends RecordShape<Shelf> {
        static final ShelfShape SHAPE = new ShelfShape();

        private ShelfShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 8)
                    .required("names", "an object")
                    .required("counts", "an object")
                    .optional("rows")
                    .required("moods", "an array")
                    .required("tree", "an object")
                    .required("result", "an object")
                    .required("number", "an object")
                    .required("pair", "an object"));
        }

        @Override
        public Shelf read(TypedReader in) {
            Shelf.Page<String> names = null;
            Shelf.Page<Integer> counts = null;
            Shelf.Page<List<String>> rows = null;
            List<Shelf.Page<Shelf.Mood>> moods = null;
            Shelf.Node<Double> tree = null;
            Shelf.Result<Shelf.Page<String>> result = null;
            Shelf.Result<Integer> number = null;
            Shelf.Pair<String, Optional<Boolean>> pair = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> names = PageShape.SHAPE.read(in);
                    case 1 -> counts = PageShape2.SHAPE.read(in);
                    case 2 -> rows = in.readNull() ? null : PageShape3.SHAPE.read(in);
                    case 3 -> moods = PageShape4.SHAPE.readList(in);
                    case 4 -> tree = NodeShape.SHAPE.read(in);
                    case 5 -> result = ResultShape.SHAPE.read(in);
                    case 6 -> number = ResultShape2.SHAPE.read(in);
                    default -> pair = PairShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf(names, counts, Optional.ofNullable(rows), moods, tree, result,
                        number, pair);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.names())) {
                PageShape.SHAPE.check(value.names(), checks);
            }
            if (checks.present(1, value.counts())) {
                PageShape2.SHAPE.check(value.counts(), checks);
            }
            if (checks.present(2, value.rows()) && value.rows().isPresent()) {
                PageShape3.SHAPE.check(value.rows().get(), checks);
            }
            checks.present(3, value.moods());
            PageShape4.SHAPE.checkList(value.moods(), checks);
            if (checks.present(4, value.tree())) {
                NodeShape.SHAPE.check(value.tree(), checks);
            }
            if (checks.present(5, value.result())) {
                ResultShape.SHAPE.check(value.result(), checks);
            }
            if (checks.present(6, value.number())) {
                ResultShape2.SHAPE.check(value.number(), checks);
            }
            if (checks.present(7, value.pair())) {
                PairShape.SHAPE.check(value.pair(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf value, JsonAppender out) {
            PageShape.SHAPE.write(value.names(), out.plainName("names"));
            PageShape2.SHAPE.write(value.counts(), out.plainName("counts"));
            if (value.rows().isPresent()) {
                PageShape3.SHAPE.write(value.rows().get(), out.plainName("rows"));
            }
            PageShape4.SHAPE.writeList(value.moods(), out.plainName("moods"));
            NodeShape.SHAPE.write(value.tree(), out.plainName("tree"));
            ResultShape.SHAPE.write(value.result(), out.plainName("result"));
            ResultShape2.SHAPE.write(value.number(), out.plainName("number"));
            PairShape.SHAPE.write(value.pair(), out.plainName("pair"));
        }
    }

    /**
     * {@code Shelf.Page<String>} as a JSON object.
     */
    private static final class PageShape extends RecordShape<Shelf.Page<String>> {
        static final PageShape SHAPE = new PageShape();

        private PageShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("rows", "an array")
                    .optional("last"));
        }

        @Override
        public Shelf.Page<String> read(TypedReader in) {
            List<String> rows = null;
            String last = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        rows = TextShape.SHAPE.readList(in);
                        in.maxItems(rows, 3);
                    }
                    default -> last = in.readNull() ? null : in.readString();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Page<String>(rows, last);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Page<String> value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.rows());
            TextShape.SHAPE.checkList(value.rows(), checks);
            checks.maxItems(value.rows(), 3);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Page<String> value, JsonAppender out) {
            TextShape.SHAPE.writeList(value.rows(), out.plainName("rows"));
            if (value.last() != null) {
                out.plainName("last").string(value.last());
            }
        }
    }

    /**
     * {@code Shelf.Page<Integer>} as a JSON object.
     */
    private static final class PageShape2 extends RecordShape<Shelf.Page<Integer>> {
        static final PageShape2 SHAPE = new PageShape2();

        private PageShape2() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("rows", "an array")
                    .optional("last"));
        }

        @Override
        public Shelf.Page<Integer> read(TypedReader in) {
            List<Integer> rows = null;
            Integer last = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        rows = readRows(in);
                        in.maxItems(rows, 3);
                    }
                    default -> {
                        last = in.readNull() ? null : in.readInt(1, 2147483647);
                        if (last != null) {
                            in.minimum(last.longValue(), 1);
                        }
                    }
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Page<Integer>(rows, last);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<Integer> readRows(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                int item = in.readInt(1, 2147483647);
                in.minimum(item, 1);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Shelf.Page<Integer> value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.rows())) {
                checks.beginArray();
                for (Integer item : value.rows()) {
                    checks.nextElement();
                    if (checks.present(item, "an integer")) {
                        checks.minimum(item.longValue(), 1);
                    }
                }
                checks.endArray();
                checks.maxItems(value.rows(), 3);
            }
            checks.atField(1);
            if (value.last() != null) {
                checks.minimum(value.last().longValue(), 1);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Page<Integer> value, JsonAppender out) {
            out.plainName("rows").beginArray();
            for (Integer item : value.rows()) {
                out.number(item);
            }
            out.endArray();
            if (value.last() != null) {
                out.plainName("last").number(value.last());
            }
        }
    }

    /**
     * {@code Shelf.Page<List<String>>} as a JSON object.
     */
    private static final class PageShape3 extends RecordShape<Shelf.Page<List<String>>> {
        static final PageShape3 SHAPE = new PageShape3();

        private PageShape3() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("rows", "an array")
                    .optional("last"));
        }

        @Override
        public Shelf.Page<List<String>> read(TypedReader in) {
            List<List<String>> rows = null;
            List<String> last = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        rows = readRows(in);
                        in.maxItems(rows, 3);
                    }
                    default -> last = in.readNull() ? null : TextShape.SHAPE.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Page<List<String>>(rows, last);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<List<String>> readRows(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<List<String>> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(TextShape.SHAPE.readList(in));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Shelf.Page<List<String>> value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.rows())) {
                checks.beginArray();
                for (List<String> item : value.rows()) {
                    checks.nextElement();
                    checks.present(item, "an array");
                    TextShape.SHAPE.checkList(item, checks);
                }
                checks.endArray();
                checks.maxItems(value.rows(), 3);
            }
            checks.atField(1);
            TextShape.SHAPE.checkList(value.last(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Page<List<String>> value, JsonAppender out) {
            out.plainName("rows").beginArray();
            for (List<String> item : value.rows()) {
                TextShape.SHAPE.writeList(item, out);
            }
            out.endArray();
            if (value.last() != null) {
                TextShape.SHAPE.writeList(value.last(), out.plainName("last"));
            }
        }
    }

    /**
     * {@code Shelf.Page<Shelf.Mood>} as a JSON object.
     */
    private static final class PageShape4 extends RecordShape<Shelf.Page<Shelf.Mood>> {
        static final PageShape4 SHAPE = new PageShape4();

        private PageShape4() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("rows", "an array")
                    .optional("last"));
        }

        @Override
        public Shelf.Page<Shelf.Mood> read(TypedReader in) {
            List<Shelf.Mood> rows = null;
            Shelf.Mood last = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        rows = MOOD.readList(in);
                        in.maxItems(rows, 3);
                    }
                    default -> last = in.readNull() ? null : in.readEnum(MOOD);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Page<Shelf.Mood>(rows, last);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Page<Shelf.Mood> value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.rows());
            MOOD.checkList(value.rows(), checks);
            checks.maxItems(value.rows(), 3);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Page<Shelf.Mood> value, JsonAppender out) {
            MOOD.writeList(value.rows(), out.plainName("rows"));
            if (value.last() != null) {
                out.plainName("last").string(MOOD.nameOf(value.last()));
            }
        }
    }

    /**
     * {@code Shelf.Node<Double>} as a JSON object.
     */
    private static final class NodeShape extends RecordShape<Shelf.Node<Double>> {
        static final NodeShape SHAPE = new NodeShape();

        private NodeShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("value", "a number")
                    .required("kids", "an array"));
        }

        @Override
        public Shelf.Node<Double> read(TypedReader in) {
            double value = 0;
            List<Shelf.Node<Double>> kids = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> value = in.readDouble();
                    default -> kids = NodeShape.SHAPE.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Node<Double>(value, kids);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Node<Double> value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.value())) {
                checks.finite(value.value());
            }
            checks.present(1, value.kids());
            NodeShape.SHAPE.checkList(value.kids(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Node<Double> value, JsonAppender out) {
            out.plainName("value").number(value.value());
            NodeShape.SHAPE.writeList(value.kids(), out.plainName("kids"));
        }
    }

    /**
     * {@code Shelf.Pair<String, Optional<Boolean>>} as a JSON object.
     */
    private static final class PairShape extends RecordShape<Shelf.Pair<String, Optional<Boolean>>> {
        static final PairShape SHAPE = new PairShape();

        private PairShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .optional("left")
                    .optional("right"));
        }

        @Override
        public Shelf.Pair<String, Optional<Boolean>> read(TypedReader in) {
            String left = null;
            Boolean right = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> left = in.readNull() ? null : in.readString();
                    default -> right = in.readNull() ? null : in.readBoolean();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Pair<String, Optional<Boolean>>(left, Optional.ofNullable(right));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Pair<String, Optional<Boolean>> value, Checks checks) {
            checks.beginRecord(this);
            checks.present(1, value.right());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Pair<String, Optional<Boolean>> value, JsonAppender out) {
            if (value.left() != null) {
                out.plainName("left").string(value.left());
            }
            if (value.right().isPresent()) {
                out.plainName("right").bool(value.right().get());
            }
        }
    }

    /**
     * {@code Shelf.Fine<Shelf.Page<String>>} as a JSON object.
     */
    private static final class FineShape extends RecordShape<Shelf.Fine<Shelf.Page<String>>> {
        static final FineShape SHAPE = new FineShape();

        private FineShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("value", "an object"));
        }

        @Override
        public Shelf.Fine<Shelf.Page<String>> read(TypedReader in) {
            Shelf.Page<String> value = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                value = PageShape.SHAPE.read(in);
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Fine<Shelf.Page<String>>(value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Fine<Shelf.Page<String>> value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.value())) {
                PageShape.SHAPE.check(value.value(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Fine<Shelf.Page<String>> value, JsonAppender out) {
            PageShape.SHAPE.write(value.value(), out.plainName("value"));
        }
    }

    /**
     * {@code Shelf.Failed<Shelf.Page<String>>} as a JSON object.
     */
    private static final class FailedShape extends RecordShape<Shelf.Failed<Shelf.Page<String>>> {
        static final FailedShape SHAPE = new FailedShape();

        private FailedShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("reason", "a string")
                    .required("partly", "an array"));
        }

        @Override
        public Shelf.Failed<Shelf.Page<String>> read(TypedReader in) {
            String reason = null;
            List<Shelf.Page<String>> partly = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        reason = in.readString();
                        in.notBlank(reason);
                    }
                    default -> partly = PageShape.SHAPE.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Failed<Shelf.Page<String>>(reason, partly);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Failed<Shelf.Page<String>> value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.reason());
            checks.notBlank(value.reason());
            checks.present(1, value.partly());
            PageShape.SHAPE.checkList(value.partly(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Failed<Shelf.Page<String>> value, JsonAppender out) {
            out.plainName("reason").string(value.reason());
            PageShape.SHAPE.writeList(value.partly(), out.plainName("partly"));
        }
    }

    /**
     * {@code Shelf.Fine<Integer>} as a JSON object.
     */
    private static final class FineShape2 extends RecordShape<Shelf.Fine<Integer>> {
        static final FineShape2 SHAPE = new FineShape2();

        private FineShape2() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("value", "an integer"));
        }

        @Override
        public Shelf.Fine<Integer> read(TypedReader in) {
            int value = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                value = in.readInt();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Fine<Integer>(value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Fine<Integer> value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.value());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Fine<Integer> value, JsonAppender out) {
            out.plainName("value").number(value.value());
        }
    }

    /**
     * {@code Shelf.Failed<Integer>} as a JSON object.
     */
    private static final class FailedShape2 extends RecordShape<Shelf.Failed<Integer>> {
        static final FailedShape2 SHAPE = new FailedShape2();

        private FailedShape2() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("reason", "a string")
                    .required("partly", "an array"));
        }

        @Override
        public Shelf.Failed<Integer> read(TypedReader in) {
            String reason = null;
            List<Integer> partly = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        reason = in.readString();
                        in.notBlank(reason);
                    }
                    default -> partly = readPartly(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Failed<Integer>(reason, partly);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<Integer> readPartly(TypedReader in) {
            if (!in.beginArray(JsonType.NUMBER)) {
                return null;
            }
            List<Integer> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readInt());
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Shelf.Failed<Integer> value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.reason());
            checks.notBlank(value.reason());
            if (checks.present(1, value.partly())) {
                checks.beginArray();
                for (Integer item : value.partly()) {
                    checks.nextElement();
                    checks.present(item, "an integer");
                }
                checks.endArray();
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Failed<Integer> value, JsonAppender out) {
            out.plainName("reason").string(value.reason());
            out.plainName("partly").beginArray();
            for (Integer item : value.partly()) {
                out.number(item);
            }
            out.endArray();
        }
    }

    /**
     * {@code Shelf.Zero} as a JSON object.
     */
    private static final class ZeroShape extends RecordShape<Shelf.Zero> {
        static final ZeroShape SHAPE = new ZeroShape();

        private ZeroShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 0));
        }

        @Override
        public Shelf.Zero read(TypedReader in) {
            in.beginRecord(this);
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Shelf.Zero();
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Shelf.Zero value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Shelf.Zero value, JsonAppender out) {
        }
    }

    /**
     * {@code Shelf.Result<Shelf.Page<String>>} as one of several JSON objects.
     */
    private static final class ResultShape extends UnionShape<Shelf.Result<Shelf.Page<String>>> {
        static final ResultShape SHAPE = new ResultShape();

        private ResultShape() {
            super(UnionArms.<Shelf.Result<Shelf.Page<String>>>of("type", 2)
                    .arm("Fine", Shelf.Fine.class, FineShape.SHAPE)
                    .arm("Failed", Shelf.Failed.class, FailedShape.SHAPE));
        }
    }

    /**
     * {@code Shelf.Result<Integer>} as one of several JSON objects.
     */
    private static final class ResultShape2 extends UnionShape<Shelf.Result<Integer>> {
        static final ResultShape2 SHAPE = new ResultShape2();

        private ResultShape2() {
            super(UnionArms.<Shelf.Result<Integer>>of("type", 3)
                    .arm("Fine", Shelf.Fine.class, FineShape2.SHAPE)
                    .arm("Failed", Shelf.Failed.class, FailedShape2.SHAPE)
                    .arm("Zero", Shelf.Zero.class, ZeroShape.SHAPE));
        }
    }
}
