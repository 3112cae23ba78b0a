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
 * Asks a model for {@link Route}, reads its reply, checks it and writes it.
 *
 * <p>A journey.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Route":{"description":"A journey.","components":{"first":{},"between":{},\
        "last":{"absence":"nullable"},"kind":{"absence":"optional"},"before":{"items":{"absence":"nullable"}}}},\
        "com.example.Route$Halt":{"description":"A place to stop at.","components":{"stop":{"description":"its name"},\
        "minutes":{}}}},"enums":{"com.example.Route$Kind":{"description":"How to travel.","constants":{"BUS":{},\
        "TRAIN":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class RouteOutput implements OutputType<Route> {
    /**
     * The contract as its annotation declares it.
     */
    public static final RouteOutput TYPE = new RouteOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"route","type":"object","description":"A journey.",\
    "properties":{"first":{"$ref":"#/$defs/Halt"},"between":{"type":"array","items":{"$ref":"#/$defs/Halt"}},\
    "last":{"anyOf":[{"$ref":"#/$defs/Halt"},{"type":"null"}]},"kind":{"anyOf":[{"$ref":"#/$defs/Kind"},\
    {"type":"null"}]},"before":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Kind"},{"type":"null"}]}}},\
    "required":["first","between","before"],"additionalProperties":false,"$defs":{"Halt":{"type":"object",\
    "description":"A place to stop at.","properties":{"stop":{"type":"string","description":"its name"},\
    "minutes":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["stop","minutes"],\
    "additionalProperties":false},"Kind":{"type":"string","enum":["BUS","TRAIN"],"description":"How to travel."}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    {first: Halt, between: Halt[], last?: Halt, kind?: Kind, before: (Kind|null)[]} // A journey.
    Halt = { // A place to stop at.
     stop: string, // its name
     minutes: integer
    }
    Kind = "BUS"|"TRAIN" // How to travel.""");

    private static final EnumNames<Route.Kind> KIND = EnumNames.of(new Route.Kind[] {Route.Kind.BUS,
            Route.Kind.TRAIN}, "BUS", "TRAIN");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("route", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"route","type":"object","description":"A journey.",\
    "properties":{"first":{"$ref":"#/$defs/Halt"},"between":{"type":"array","items":{"$ref":"#/$defs/Halt"}},\
    "last":{"anyOf":[{"$ref":"#/$defs/Halt"},{"type":"null"}]},"kind":{"anyOf":[{"$ref":"#/$defs/Kind"},\
    {"type":"null"}]},"before":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Kind"},{"type":"null"}]}}},\
    "required":["first","between","last","kind","before"],"additionalProperties":false,"$defs":{"Halt":{"type":"object",\
    "description":"A place to stop at.","properties":{"stop":{"type":"string","description":"its name"},\
    "minutes":{"type":"integer","minimum":-2147483648,"maximum":2147483647}},"required":["stop","minutes"],\
    "additionalProperties":false},"Kind":{"type":"string","enum":["BUS","TRAIN"],"description":"How to travel."}}}""");

    private final ReadOptions options;

    private RouteOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static RouteOutput type(ReadOptions options) {
        return new RouteOutput(options);
    }

    @Override
    public String name() {
        return "route";
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
    public Parsed<Route> parse(String raw) {
        return RouteShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Route> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Route> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Route> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Route>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Route>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Route> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Route> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Route> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Route> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Route>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Route>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Route>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Route>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Route> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Route> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(RouteShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Route value) {
        return RouteShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Route value) {
        return RouteShape.SHAPE.toJson(value);
    }

    /**
     * {@code Route} as a JSON object.
     */
    private static final class RouteShape extends RecordShape<Route> {
        static final RouteShape SHAPE = new RouteShape();

        private RouteShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 5)
                    .required("first", "an object")
                    .required("between", "an array")
                    .optional("last")
                    .optional("kind")
                    .required("before", "an array"));
        }

        @Override
        public Route read(TypedReader in) {
            Route.Halt first = null;
            List<Route.Halt> between = null;
            Route.Halt last = null;
            Route.Kind kind = null;
            List<Route.Kind> before = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> first = HaltShape.SHAPE.read(in);
                    case 1 -> between = HaltShape.SHAPE.readList(in);
                    case 2 -> last = in.readNull() ? null : HaltShape.SHAPE.read(in);
                    case 3 -> kind = in.readNull() ? null : in.readEnum(KIND);
                    default -> before = readBefore(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Route(first, between, last, Optional.ofNullable(kind), before);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<Route.Kind> readBefore(TypedReader in) {
            if (!in.beginArray(KIND)) {
                return null;
            }
            List<Route.Kind> items = new ArrayList<>();
            while (in.nextElement()) {
                items.add(in.readNullItem() ? null : in.readEnum(KIND));
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Route value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.first())) {
                HaltShape.SHAPE.check(value.first(), checks);
            }
            checks.present(1, value.between());
            HaltShape.SHAPE.checkList(value.between(), checks);
            checks.atField(2);
            if (value.last() != null) {
                HaltShape.SHAPE.check(value.last(), checks);
            }
            checks.present(3, value.kind());
            checks.present(4, value.before());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Route value, JsonAppender out) {
            HaltShape.SHAPE.write(value.first(), out.plainName("first"));
            HaltShape.SHAPE.writeList(value.between(), out.plainName("between"));
            if (value.last() != null) {
                HaltShape.SHAPE.write(value.last(), out.plainName("last"));
            }
            if (value.kind().isPresent()) {
                out.plainName("kind").string(KIND.nameOf(value.kind().get()));
            }
            out.plainName("before").beginArray();
            for (Route.Kind item : value.before()) {
                if (item != null) {
                    out.string(KIND.nameOf(item));
                } else {
                    out.nullValue();
                }
            }
            out.endArray();
        }
    }

    /**
     * {@code Route.Halt} as a JSON object.
     */
    private static final class HaltShape extends RecordShape<Route.Halt> {
        static final HaltShape SHAPE = new HaltShape();

        private HaltShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("stop", "a string")
                    .required("minutes", "an integer"));
        }

        @Override
        public Route.Halt read(TypedReader in) {
            String stop = null;
            int minutes = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> stop = in.readString();
                    default -> minutes = in.readInt();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Route.Halt(stop, minutes);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Route.Halt value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.stop());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Route.Halt value, JsonAppender out) {
            out.plainName("stop").string(value.stop());
            out.plainName("minutes").number(value.minutes());
        }
    }
}
