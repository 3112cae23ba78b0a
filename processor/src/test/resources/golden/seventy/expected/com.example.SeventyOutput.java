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
import dev.llmoutput.runtime.typed.TextShape;
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
 * Asks a model for {@link Seventy}, reads its reply, checks it and writes it.
 *
 * <p>More components than a long has bits.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Seventy":{"description":"More components than a long has bits.",\
        "components":{"c0":{},"c1":{},"c2":{"absence":"optional"},"c3":{"minimum":0},"c4":{"notBlank":true},\
        "c5":{},"c6":{},"c7":{},"c8":{},"c9":{"absence":"optional"},"c10":{"minimum":0},"c11":{"notBlank":true},\
        "c12":{},"c13":{},"c14":{},"c15":{},"c16":{"absence":"optional"},"c17":{"minimum":0},"c18":{"notBlank":true},\
        "c19":{},"c20":{},"c21":{},"c22":{},"c23":{"absence":"optional"},"c24":{"minimum":0},"c25":{"notBlank":true},\
        "c26":{},"c27":{},"c28":{},"c29":{},"c30":{"absence":"optional"},"c31":{"minimum":0},"c32":{"notBlank":true},\
        "c33":{},"c34":{},"c35":{},"c36":{},"c37":{"absence":"optional"},"c38":{"minimum":0},"c39":{"notBlank":true},\
        "c40":{},"c41":{},"c42":{},"c43":{},"c44":{"absence":"optional"},"c45":{"minimum":0},"c46":{"notBlank":true},\
        "c47":{},"c48":{},"c49":{},"c50":{},"c51":{"absence":"optional"},"c52":{"minimum":0},"c53":{"notBlank":true},\
        "c54":{},"c55":{},"c56":{},"c57":{},"c58":{"absence":"optional"},"c59":{"minimum":0},"c60":{"notBlank":true},\
        "c61":{},"c62":{},"c63":{},"c64":{},"c65":{"absence":"optional"},"c66":{"minimum":0},"c67":{"notBlank":true},\
        "c68":{},"c69":{}}}},"enums":{}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class SeventyOutput implements OutputType<Seventy> {
    /**
     * The contract as its annotation declares it.
     */
    public static final SeventyOutput TYPE = new SeventyOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"seventy","type":"object","description":"More components than a long has bits.",\
    "properties":{"c0":{"type":"string"},"c1":{"type":"integer","minimum":-2147483648,"maximum":2147483647},\
    "c2":{"type":["string","null"]},"c3":{"type":"integer","minimum":0,"maximum":9223372036854775807},"c4":{"type":"string",\
    "pattern":"\\\\S"},"c5":{"type":"array","items":{"type":"string"}},"c6":{"type":"boolean"},"c7":{"type":"string"},\
    "c8":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"c9":{"type":["string","null"]},"c10":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c11":{"type":"string","pattern":"\\\\S"},"c12":{"type":"array",\
    "items":{"type":"string"}},"c13":{"type":"boolean"},"c14":{"type":"string"},"c15":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c16":{"type":["string","null"]},"c17":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c18":{"type":"string","pattern":"\\\\S"},"c19":{"type":"array",\
    "items":{"type":"string"}},"c20":{"type":"boolean"},"c21":{"type":"string"},"c22":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c23":{"type":["string","null"]},"c24":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c25":{"type":"string","pattern":"\\\\S"},"c26":{"type":"array",\
    "items":{"type":"string"}},"c27":{"type":"boolean"},"c28":{"type":"string"},"c29":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c30":{"type":["string","null"]},"c31":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c32":{"type":"string","pattern":"\\\\S"},"c33":{"type":"array",\
    "items":{"type":"string"}},"c34":{"type":"boolean"},"c35":{"type":"string"},"c36":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c37":{"type":["string","null"]},"c38":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c39":{"type":"string","pattern":"\\\\S"},"c40":{"type":"array",\
    "items":{"type":"string"}},"c41":{"type":"boolean"},"c42":{"type":"string"},"c43":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c44":{"type":["string","null"]},"c45":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c46":{"type":"string","pattern":"\\\\S"},"c47":{"type":"array",\
    "items":{"type":"string"}},"c48":{"type":"boolean"},"c49":{"type":"string"},"c50":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c51":{"type":["string","null"]},"c52":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c53":{"type":"string","pattern":"\\\\S"},"c54":{"type":"array",\
    "items":{"type":"string"}},"c55":{"type":"boolean"},"c56":{"type":"string"},"c57":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c58":{"type":["string","null"]},"c59":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c60":{"type":"string","pattern":"\\\\S"},"c61":{"type":"array",\
    "items":{"type":"string"}},"c62":{"type":"boolean"},"c63":{"type":"string"},"c64":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c65":{"type":["string","null"]},"c66":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c67":{"type":"string","pattern":"\\\\S"},"c68":{"type":"array",\
    "items":{"type":"string"}},"c69":{"type":"boolean"}},"required":["c0","c1","c3","c4","c5","c6","c7",\
    "c8","c10","c11","c12","c13","c14","c15","c17","c18","c19","c20","c21","c22","c24","c25","c26","c27",\
    "c28","c29","c31","c32","c33","c34","c35","c36","c38","c39","c40","c41","c42","c43","c45","c46","c47",\
    "c48","c49","c50","c52","c53","c54","c55","c56","c57","c59","c60","c61","c62","c63","c64","c66","c67",\
    "c68","c69"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // More components than a long has bits.
     c0: string,
     c1: integer,
     c2?: string,
     c3: integer, // >=0
     c4: string, // not blank
     c5: string[],
     c6: boolean,
     c7: string,
     c8: integer,
     c9?: string,
     c10: integer, // >=0
     c11: string, // not blank
     c12: string[],
     c13: boolean,
     c14: string,
     c15: integer,
     c16?: string,
     c17: integer, // >=0
     c18: string, // not blank
     c19: string[],
     c20: boolean,
     c21: string,
     c22: integer,
     c23?: string,
     c24: integer, // >=0
     c25: string, // not blank
     c26: string[],
     c27: boolean,
     c28: string,
     c29: integer,
     c30?: string,
     c31: integer, // >=0
     c32: string, // not blank
     c33: string[],
     c34: boolean,
     c35: string,
     c36: integer,
     c37?: string,
     c38: integer, // >=0
     c39: string, // not blank
     c40: string[],
     c41: boolean,
     c42: string,
     c43: integer,
     c44?: string,
     c45: integer, // >=0
     c46: string, // not blank
     c47: string[],
     c48: boolean,
     c49: string,
     c50: integer,
     c51?: string,
     c52: integer, // >=0
     c53: string, // not blank
     c54: string[],
     c55: boolean,
     c56: string,
     c57: integer,
     c58?: string,
     c59: integer, // >=0
     c60: string, // not blank
     c61: string[],
     c62: boolean,
     c63: string,
     c64: integer,
     c65?: string,
     c66: integer, // >=0
     c67: string, // not blank
     c68: string[],
     c69: boolean
    }""");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("seventy", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"seventy","type":"object","description":"More components than a long has bits.",\
    "properties":{"c0":{"type":"string"},"c1":{"type":"integer","minimum":-2147483648,"maximum":2147483647},\
    "c2":{"type":["string","null"]},"c3":{"type":"integer","minimum":0,"maximum":9223372036854775807},"c4":{"type":"string",\
    "pattern":"\\\\S"},"c5":{"type":"array","items":{"type":"string"}},"c6":{"type":"boolean"},"c7":{"type":"string"},\
    "c8":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"c9":{"type":["string","null"]},"c10":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c11":{"type":"string","pattern":"\\\\S"},"c12":{"type":"array",\
    "items":{"type":"string"}},"c13":{"type":"boolean"},"c14":{"type":"string"},"c15":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c16":{"type":["string","null"]},"c17":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c18":{"type":"string","pattern":"\\\\S"},"c19":{"type":"array",\
    "items":{"type":"string"}},"c20":{"type":"boolean"},"c21":{"type":"string"},"c22":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c23":{"type":["string","null"]},"c24":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c25":{"type":"string","pattern":"\\\\S"},"c26":{"type":"array",\
    "items":{"type":"string"}},"c27":{"type":"boolean"},"c28":{"type":"string"},"c29":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c30":{"type":["string","null"]},"c31":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c32":{"type":"string","pattern":"\\\\S"},"c33":{"type":"array",\
    "items":{"type":"string"}},"c34":{"type":"boolean"},"c35":{"type":"string"},"c36":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c37":{"type":["string","null"]},"c38":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c39":{"type":"string","pattern":"\\\\S"},"c40":{"type":"array",\
    "items":{"type":"string"}},"c41":{"type":"boolean"},"c42":{"type":"string"},"c43":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c44":{"type":["string","null"]},"c45":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c46":{"type":"string","pattern":"\\\\S"},"c47":{"type":"array",\
    "items":{"type":"string"}},"c48":{"type":"boolean"},"c49":{"type":"string"},"c50":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c51":{"type":["string","null"]},"c52":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c53":{"type":"string","pattern":"\\\\S"},"c54":{"type":"array",\
    "items":{"type":"string"}},"c55":{"type":"boolean"},"c56":{"type":"string"},"c57":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c58":{"type":["string","null"]},"c59":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c60":{"type":"string","pattern":"\\\\S"},"c61":{"type":"array",\
    "items":{"type":"string"}},"c62":{"type":"boolean"},"c63":{"type":"string"},"c64":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647},"c65":{"type":["string","null"]},"c66":{"type":"integer",\
    "minimum":0,"maximum":9223372036854775807},"c67":{"type":"string","pattern":"\\\\S"},"c68":{"type":"array",\
    "items":{"type":"string"}},"c69":{"type":"boolean"}},"required":["c0","c1","c2","c3","c4","c5","c6",\
    "c7","c8","c9","c10","c11","c12","c13","c14","c15","c16","c17","c18","c19","c20","c21","c22","c23","c24",\
    "c25","c26","c27","c28","c29","c30","c31","c32","c33","c34","c35","c36","c37","c38","c39","c40","c41",\
    "c42","c43","c44","c45","c46","c47","c48","c49","c50","c51","c52","c53","c54","c55","c56","c57","c58",\
    "c59","c60","c61","c62","c63","c64","c65","c66","c67","c68","c69"],"additionalProperties":false}""");

    private final ReadOptions options;

    private SeventyOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static SeventyOutput type(ReadOptions options) {
        return new SeventyOutput(options);
    }

    @Override
    public String name() {
        return "seventy";
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
    public Parsed<Seventy> parse(String raw) {
        return SeventyShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Seventy> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Seventy> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Seventy> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Seventy>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Seventy>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Seventy> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Seventy> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Seventy> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Seventy> ask(ModelCall model, ModelRequest request,
            AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Seventy>> askAsync(AsyncModelCall model,
            String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Seventy>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Seventy>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Seventy>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Seventy> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Seventy> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(SeventyShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Seventy value) {
        return SeventyShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Seventy value) {
        return SeventyShape.SHAPE.toJson(value);
    }

    /**
     * {@code Seventy} as a JSON object.
     */
    private static final class SeventyShape extends RecordShape<Seventy> {
        static final SeventyShape SHAPE = new SeventyShape();

        private SeventyShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 70)
                    .required("c0", "a string")
                    .required("c1", "an integer")
                    .optional("c2")
                    .required("c3", "an integer")
                    .required("c4", "a string")
                    .required("c5", "an array")
                    .required("c6", "a boolean")
                    .required("c7", "a string")
                    .required("c8", "an integer")
                    .optional("c9")
                    .required("c10", "an integer")
                    .required("c11", "a string")
                    .required("c12", "an array")
                    .required("c13", "a boolean")
                    .required("c14", "a string")
                    .required("c15", "an integer")
                    .optional("c16")
                    .required("c17", "an integer")
                    .required("c18", "a string")
                    .required("c19", "an array")
                    .required("c20", "a boolean")
                    .required("c21", "a string")
                    .required("c22", "an integer")
                    .optional("c23")
                    .required("c24", "an integer")
                    .required("c25", "a string")
                    .required("c26", "an array")
                    .required("c27", "a boolean")
                    .required("c28", "a string")
                    .required("c29", "an integer")
                    .optional("c30")
                    .required("c31", "an integer")
                    .required("c32", "a string")
                    .required("c33", "an array")
                    .required("c34", "a boolean")
                    .required("c35", "a string")
                    .required("c36", "an integer")
                    .optional("c37")
                    .required("c38", "an integer")
                    .required("c39", "a string")
                    .required("c40", "an array")
                    .required("c41", "a boolean")
                    .required("c42", "a string")
                    .required("c43", "an integer")
                    .optional("c44")
                    .required("c45", "an integer")
                    .required("c46", "a string")
                    .required("c47", "an array")
                    .required("c48", "a boolean")
                    .required("c49", "a string")
                    .required("c50", "an integer")
                    .optional("c51")
                    .required("c52", "an integer")
                    .required("c53", "a string")
                    .required("c54", "an array")
                    .required("c55", "a boolean")
                    .required("c56", "a string")
                    .required("c57", "an integer")
                    .optional("c58")
                    .required("c59", "an integer")
                    .required("c60", "a string")
                    .required("c61", "an array")
                    .required("c62", "a boolean")
                    .required("c63", "a string")
                    .required("c64", "an integer")
                    .optional("c65")
                    .required("c66", "an integer")
                    .required("c67", "a string")
                    .required("c68", "an array")
                    .required("c69", "a boolean"));
        }

        @Override
        public Seventy read(TypedReader in) {
            String c0 = null;
            int c1 = 0;
            String c2 = null;
            long c3 = 0;
            String c4 = null;
            List<String> c5 = null;
            boolean c6 = false;
            String c7 = null;
            int c8 = 0;
            String c9 = null;
            long c10 = 0;
            String c11 = null;
            List<String> c12 = null;
            boolean c13 = false;
            String c14 = null;
            int c15 = 0;
            String c16 = null;
            long c17 = 0;
            String c18 = null;
            List<String> c19 = null;
            boolean c20 = false;
            String c21 = null;
            int c22 = 0;
            String c23 = null;
            long c24 = 0;
            String c25 = null;
            List<String> c26 = null;
            boolean c27 = false;
            String c28 = null;
            int c29 = 0;
            String c30 = null;
            long c31 = 0;
            String c32 = null;
            List<String> c33 = null;
            boolean c34 = false;
            String c35 = null;
            int c36 = 0;
            String c37 = null;
            long c38 = 0;
            String c39 = null;
            List<String> c40 = null;
            boolean c41 = false;
            String c42 = null;
            int c43 = 0;
            String c44 = null;
            long c45 = 0;
            String c46 = null;
            List<String> c47 = null;
            boolean c48 = false;
            String c49 = null;
            int c50 = 0;
            String c51 = null;
            long c52 = 0;
            String c53 = null;
            List<String> c54 = null;
            boolean c55 = false;
            String c56 = null;
            int c57 = 0;
            String c58 = null;
            long c59 = 0;
            String c60 = null;
            List<String> c61 = null;
            boolean c62 = false;
            String c63 = null;
            int c64 = 0;
            String c65 = null;
            long c66 = 0;
            String c67 = null;
            List<String> c68 = null;
            boolean c69 = false;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> c0 = in.readString();
                    case 1 -> c1 = in.readInt();
                    case 2 -> c2 = in.readNull() ? null : in.readString();
                    case 3 -> {
                        c3 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c3, 0);
                    }
                    case 4 -> {
                        c4 = in.readString();
                        in.notBlank(c4);
                    }
                    case 5 -> c5 = TextShape.SHAPE.readList(in);
                    case 6 -> c6 = in.readBoolean();
                    case 7 -> c7 = in.readString();
                    case 8 -> c8 = in.readInt();
                    case 9 -> c9 = in.readNull() ? null : in.readString();
                    case 10 -> {
                        c10 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c10, 0);
                    }
                    case 11 -> {
                        c11 = in.readString();
                        in.notBlank(c11);
                    }
                    case 12 -> c12 = TextShape.SHAPE.readList(in);
                    case 13 -> c13 = in.readBoolean();
                    case 14 -> c14 = in.readString();
                    case 15 -> c15 = in.readInt();
                    case 16 -> c16 = in.readNull() ? null : in.readString();
                    case 17 -> {
                        c17 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c17, 0);
                    }
                    case 18 -> {
                        c18 = in.readString();
                        in.notBlank(c18);
                    }
                    case 19 -> c19 = TextShape.SHAPE.readList(in);
                    case 20 -> c20 = in.readBoolean();
                    case 21 -> c21 = in.readString();
                    case 22 -> c22 = in.readInt();
                    case 23 -> c23 = in.readNull() ? null : in.readString();
                    case 24 -> {
                        c24 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c24, 0);
                    }
                    case 25 -> {
                        c25 = in.readString();
                        in.notBlank(c25);
                    }
                    case 26 -> c26 = TextShape.SHAPE.readList(in);
                    case 27 -> c27 = in.readBoolean();
                    case 28 -> c28 = in.readString();
                    case 29 -> c29 = in.readInt();
                    case 30 -> c30 = in.readNull() ? null : in.readString();
                    case 31 -> {
                        c31 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c31, 0);
                    }
                    case 32 -> {
                        c32 = in.readString();
                        in.notBlank(c32);
                    }
                    case 33 -> c33 = TextShape.SHAPE.readList(in);
                    case 34 -> c34 = in.readBoolean();
                    case 35 -> c35 = in.readString();
                    case 36 -> c36 = in.readInt();
                    case 37 -> c37 = in.readNull() ? null : in.readString();
                    case 38 -> {
                        c38 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c38, 0);
                    }
                    case 39 -> {
                        c39 = in.readString();
                        in.notBlank(c39);
                    }
                    case 40 -> c40 = TextShape.SHAPE.readList(in);
                    case 41 -> c41 = in.readBoolean();
                    case 42 -> c42 = in.readString();
                    case 43 -> c43 = in.readInt();
                    case 44 -> c44 = in.readNull() ? null : in.readString();
                    case 45 -> {
                        c45 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c45, 0);
                    }
                    case 46 -> {
                        c46 = in.readString();
                        in.notBlank(c46);
                    }
                    case 47 -> c47 = TextShape.SHAPE.readList(in);
                    case 48 -> c48 = in.readBoolean();
                    case 49 -> c49 = in.readString();
                    case 50 -> c50 = in.readInt();
                    case 51 -> c51 = in.readNull() ? null : in.readString();
                    case 52 -> {
                        c52 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c52, 0);
                    }
                    case 53 -> {
                        c53 = in.readString();
                        in.notBlank(c53);
                    }
                    case 54 -> c54 = TextShape.SHAPE.readList(in);
                    case 55 -> c55 = in.readBoolean();
                    case 56 -> c56 = in.readString();
                    case 57 -> c57 = in.readInt();
                    case 58 -> c58 = in.readNull() ? null : in.readString();
                    case 59 -> {
                        c59 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c59, 0);
                    }
                    case 60 -> {
                        c60 = in.readString();
                        in.notBlank(c60);
                    }
                    case 61 -> c61 = TextShape.SHAPE.readList(in);
                    case 62 -> c62 = in.readBoolean();
                    case 63 -> c63 = in.readString();
                    case 64 -> c64 = in.readInt();
                    case 65 -> c65 = in.readNull() ? null : in.readString();
                    case 66 -> {
                        c66 = in.readLong(0, 9223372036854775807L);
                        in.minimum(c66, 0);
                    }
                    case 67 -> {
                        c67 = in.readString();
                        in.notBlank(c67);
                    }
                    case 68 -> c68 = TextShape.SHAPE.readList(in);
                    default -> c69 = in.readBoolean();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Seventy(c0, c1, Optional.ofNullable(c2), c3, c4, c5, c6, c7, c8,
                        Optional.ofNullable(c9), c10, c11, c12, c13, c14, c15,
                        Optional.ofNullable(c16), c17, c18, c19, c20, c21, c22,
                        Optional.ofNullable(c23), c24, c25, c26, c27, c28, c29,
                        Optional.ofNullable(c30), c31, c32, c33, c34, c35, c36,
                        Optional.ofNullable(c37), c38, c39, c40, c41, c42, c43,
                        Optional.ofNullable(c44), c45, c46, c47, c48, c49, c50,
                        Optional.ofNullable(c51), c52, c53, c54, c55, c56, c57,
                        Optional.ofNullable(c58), c59, c60, c61, c62, c63, c64,
                        Optional.ofNullable(c65), c66, c67, c68, c69);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Seventy value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.c0());
            checks.present(2, value.c2());
            checks.atField(3);
            checks.minimum(value.c3(), 0);
            checks.present(4, value.c4());
            checks.notBlank(value.c4());
            checks.present(5, value.c5());
            TextShape.SHAPE.checkList(value.c5(), checks);
            checks.present(7, value.c7());
            checks.present(9, value.c9());
            checks.atField(10);
            checks.minimum(value.c10(), 0);
            checks.present(11, value.c11());
            checks.notBlank(value.c11());
            checks.present(12, value.c12());
            TextShape.SHAPE.checkList(value.c12(), checks);
            checks.present(14, value.c14());
            checks.present(16, value.c16());
            checks.atField(17);
            checks.minimum(value.c17(), 0);
            checks.present(18, value.c18());
            checks.notBlank(value.c18());
            checks.present(19, value.c19());
            TextShape.SHAPE.checkList(value.c19(), checks);
            checks.present(21, value.c21());
            checks.present(23, value.c23());
            checks.atField(24);
            checks.minimum(value.c24(), 0);
            checks.present(25, value.c25());
            checks.notBlank(value.c25());
            checks.present(26, value.c26());
            TextShape.SHAPE.checkList(value.c26(), checks);
            checks.present(28, value.c28());
            checks.present(30, value.c30());
            checks.atField(31);
            checks.minimum(value.c31(), 0);
            checks.present(32, value.c32());
            checks.notBlank(value.c32());
            checks.present(33, value.c33());
            TextShape.SHAPE.checkList(value.c33(), checks);
            checks.present(35, value.c35());
            checks.present(37, value.c37());
            checks.atField(38);
            checks.minimum(value.c38(), 0);
            checks.present(39, value.c39());
            checks.notBlank(value.c39());
            checks.present(40, value.c40());
            TextShape.SHAPE.checkList(value.c40(), checks);
            checks.present(42, value.c42());
            checks.present(44, value.c44());
            checks.atField(45);
            checks.minimum(value.c45(), 0);
            checks.present(46, value.c46());
            checks.notBlank(value.c46());
            checks.present(47, value.c47());
            TextShape.SHAPE.checkList(value.c47(), checks);
            checks.present(49, value.c49());
            checks.present(51, value.c51());
            checks.atField(52);
            checks.minimum(value.c52(), 0);
            checks.present(53, value.c53());
            checks.notBlank(value.c53());
            checks.present(54, value.c54());
            TextShape.SHAPE.checkList(value.c54(), checks);
            checks.present(56, value.c56());
            checks.present(58, value.c58());
            checks.atField(59);
            checks.minimum(value.c59(), 0);
            checks.present(60, value.c60());
            checks.notBlank(value.c60());
            checks.present(61, value.c61());
            TextShape.SHAPE.checkList(value.c61(), checks);
            checks.present(63, value.c63());
            checks.present(65, value.c65());
            checks.atField(66);
            checks.minimum(value.c66(), 0);
            checks.present(67, value.c67());
            checks.notBlank(value.c67());
            checks.present(68, value.c68());
            TextShape.SHAPE.checkList(value.c68(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Seventy value, JsonAppender out) {
            out.plainName("c0").string(value.c0());
            out.plainName("c1").number(value.c1());
            if (value.c2().isPresent()) {
                out.plainName("c2").string(value.c2().get());
            }
            out.plainName("c3").number(value.c3());
            out.plainName("c4").string(value.c4());
            TextShape.SHAPE.writeList(value.c5(), out.plainName("c5"));
            out.plainName("c6").bool(value.c6());
            out.plainName("c7").string(value.c7());
            out.plainName("c8").number(value.c8());
            if (value.c9().isPresent()) {
                out.plainName("c9").string(value.c9().get());
            }
            out.plainName("c10").number(value.c10());
            out.plainName("c11").string(value.c11());
            TextShape.SHAPE.writeList(value.c12(), out.plainName("c12"));
            out.plainName("c13").bool(value.c13());
            out.plainName("c14").string(value.c14());
            out.plainName("c15").number(value.c15());
            if (value.c16().isPresent()) {
                out.plainName("c16").string(value.c16().get());
            }
            out.plainName("c17").number(value.c17());
            out.plainName("c18").string(value.c18());
            TextShape.SHAPE.writeList(value.c19(), out.plainName("c19"));
            out.plainName("c20").bool(value.c20());
            out.plainName("c21").string(value.c21());
            out.plainName("c22").number(value.c22());
            if (value.c23().isPresent()) {
                out.plainName("c23").string(value.c23().get());
            }
            out.plainName("c24").number(value.c24());
            out.plainName("c25").string(value.c25());
            TextShape.SHAPE.writeList(value.c26(), out.plainName("c26"));
            out.plainName("c27").bool(value.c27());
            out.plainName("c28").string(value.c28());
            out.plainName("c29").number(value.c29());
            if (value.c30().isPresent()) {
                out.plainName("c30").string(value.c30().get());
            }
            out.plainName("c31").number(value.c31());
            out.plainName("c32").string(value.c32());
            TextShape.SHAPE.writeList(value.c33(), out.plainName("c33"));
            out.plainName("c34").bool(value.c34());
            out.plainName("c35").string(value.c35());
            out.plainName("c36").number(value.c36());
            if (value.c37().isPresent()) {
                out.plainName("c37").string(value.c37().get());
            }
            out.plainName("c38").number(value.c38());
            out.plainName("c39").string(value.c39());
            TextShape.SHAPE.writeList(value.c40(), out.plainName("c40"));
            out.plainName("c41").bool(value.c41());
            out.plainName("c42").string(value.c42());
            out.plainName("c43").number(value.c43());
            if (value.c44().isPresent()) {
                out.plainName("c44").string(value.c44().get());
            }
            out.plainName("c45").number(value.c45());
            out.plainName("c46").string(value.c46());
            TextShape.SHAPE.writeList(value.c47(), out.plainName("c47"));
            out.plainName("c48").bool(value.c48());
            out.plainName("c49").string(value.c49());
            out.plainName("c50").number(value.c50());
            if (value.c51().isPresent()) {
                out.plainName("c51").string(value.c51().get());
            }
            out.plainName("c52").number(value.c52());
            out.plainName("c53").string(value.c53());
            TextShape.SHAPE.writeList(value.c54(), out.plainName("c54"));
            out.plainName("c55").bool(value.c55());
            out.plainName("c56").string(value.c56());
            out.plainName("c57").number(value.c57());
            if (value.c58().isPresent()) {
                out.plainName("c58").string(value.c58().get());
            }
            out.plainName("c59").number(value.c59());
            out.plainName("c60").string(value.c60());
            TextShape.SHAPE.writeList(value.c61(), out.plainName("c61"));
            out.plainName("c62").bool(value.c62());
            out.plainName("c63").string(value.c63());
            out.plainName("c64").number(value.c64());
            if (value.c65().isPresent()) {
                out.plainName("c65").string(value.c65().get());
            }
            out.plainName("c66").number(value.c66());
            out.plainName("c67").string(value.c67());
            TextShape.SHAPE.writeList(value.c68(), out.plainName("c68"));
            out.plainName("c69").bool(value.c69());
        }
    }
}
