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
import dev.llmoutput.runtime.typed.TextShape;
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
 * Asks a model for {@link Odd}, reads its reply, checks it and writes it.
 *
 * <p>Names that generated code uses, or that Java is particular about.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Odd":{"description":"Names that generated code uses, or that Java is particular about.",\
        "components":{"schema":{},"value":{},"in":{},"field":{},"out":{},"checks":{},"e":{},"item":{},"items":{},\
        "Items":{"items":{"maxSize":9}},"parts":{"absence":"optional"},"raw":{"absence":"optional"},"options":{"absence":"optional"},\
        "java":{"absence":"optional"},"com":{"absence":"optional"},"dev":{"absence":"optional"},"List":{"absence":"optional"},\
        "Optional":{"absence":"optional"},"Collections":{"absence":"optional"},"OddShape":{"absence":"optional"},\
        "RecordShape":{"absence":"optional"},"SHAPE":{"absence":"optional"},"TYPE":{"absence":"optional"},"MOOD":{"absence":"optional"},\
        "part":{"absence":"optional"},"part2":{"absence":"optional"},"$t":{"absence":"optional"},"$L":{"absence":"optional"},\
        "_v":{"absence":"optional"},"stra\u00dfe":{"absence":"optional"},"\u00dcbung":{"absence":"optional"},"var":{"absence":"optional"},\
        "yield":{"absence":"optional"},"record":{"absence":"optional"},"sealed":{"absence":"optional"},"permits":{"absence":"optional"},\
        "parse":{"absence":"optional"},"read":{"absence":"optional"},"write":{"absence":"optional"},"check":{"absence":"optional"},\
        "validate":{"absence":"optional"},"toJson":{"absence":"optional"},"checkRules":{"absence":"optional"},\
        "SCHEMA_PATTERN":{"absence":"optional"},"isOpen":{},"getId":{},"URL":{},"quoted":{"absence":"optional"},\
        "mood":{"absence":"optional"},"shape":{"absence":"optional"},"type":{"absence":"optional"},"lowerShape":{"absence":"optional"}}},\
        "com.example.Odd$lower":{"components":{"lower":{}}}},"enums":{"com.example.Odd$Mood":{"constants":{"$":{},\
        "MOOD":{},"\u00c4\u00d6":{}}},"com.example.Odd$Shape":{"constants":{"SHAPE":{}}},"com.example.Odd$Type":{"constants":{"TYPE":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class OddOutput implements OutputType<Odd> {
    /**
     * The contract as its annotation declares it.
     */
    public static final OddOutput TYPE = new OddOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"odd","type":"object","description":"Names that generated code uses, or that Java is particular about.",\
    "properties":{"schema":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"value":{"type":"string"},\
    "in":{"type":"string"},"field":{"type":"string"},"out":{"type":"string"},"checks":{"type":"string"},\
    "e":{"type":"string"},"item":{"type":"string"},"items":{"type":"array","items":{"type":"string"}},"Items":{"type":"array",\
    "items":{"type":"string","maxLength":9}},"parts":{"type":["string","null"]},"raw":{"type":["string",\
    "null"]},"options":{"type":["string","null"]},"java":{"type":["string","null"]},"com":{"type":["string",\
    "null"]},"dev":{"type":["string","null"]},"List":{"type":["string","null"]},"Optional":{"type":["string",\
    "null"]},"Collections":{"type":["string","null"]},"OddShape":{"type":["string","null"]},"RecordShape":{"type":["string",\
    "null"]},"SHAPE":{"type":["string","null"]},"TYPE":{"type":["string","null"]},"MOOD":{"type":["string",\
    "null"]},"part":{"type":["string","null"]},"part2":{"type":["string","null"]},"$t":{"type":["string",\
    "null"]},"$L":{"type":["string","null"]},"_v":{"type":["string","null"]},"stra\u00dfe":{"type":["string",\
    "null"]},"\u00dcbung":{"type":["string","null"]},"var":{"type":["string","null"]},"yield":{"type":["string",\
    "null"]},"record":{"type":["string","null"]},"sealed":{"type":["string","null"]},"permits":{"type":["string",\
    "null"]},"parse":{"type":["string","null"]},"read":{"type":["string","null"]},"write":{"type":["string",\
    "null"]},"check":{"type":["string","null"]},"validate":{"type":["string","null"]},"toJson":{"type":["string",\
    "null"]},"checkRules":{"type":["string","null"]},"SCHEMA_PATTERN":{"type":["string","null"]},"isOpen":{"type":"boolean"},\
    "getId":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"URL":{"type":"string"},"a.b c\\"d\\\\e":{"type":["string",\
    "null"]},"mood":{"type":["string","null"],"enum":["$","MOOD","\u00c4\u00d6",null]},"shape":{"type":["string","null"],\
    "enum":["SHAPE",null]},"type":{"type":["string","null"],"enum":["TYPE",null]},"lowerShape":{"type":["object",\
    "null"],"properties":{"lower":{"type":"string"}},"required":["lower"],"additionalProperties":false}},\
    "required":["schema","value","in","field","out","checks","e","item","items","Items","isOpen","getId",\
    "URL"],"additionalProperties":false}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // Names that generated code uses, or that Java is particular about.
     schema: integer,
     value: string,
     in: string,
     field: string,
     out: string,
     checks: string,
     e: string,
     item: string,
     items: string[],
     Items: string[], // each <=9 characters
     parts?: string,
     raw?: string,
     options?: string,
     java?: string,
     com?: string,
     dev?: string,
     List?: string,
     Optional?: string,
     Collections?: string,
     OddShape?: string,
     RecordShape?: string,
     SHAPE?: string,
     TYPE?: string,
     MOOD?: string,
     part?: string,
     part2?: string,
     "$t"?: string,
     "$L"?: string,
     _v?: string,
     "stra\u00dfe"?: string,
     "\u00dcbung"?: string,
     var?: string,
     yield?: string,
     record?: string,
     sealed?: string,
     permits?: string,
     parse?: string,
     read?: string,
     write?: string,
     check?: string,
     validate?: string,
     toJson?: string,
     checkRules?: string,
     SCHEMA_PATTERN?: string,
     isOpen: boolean,
     getId: integer,
     URL: string,
     "a.b c\\"d\\\\e"?: string,
     mood?: "$"|"MOOD"|"\u00c4\u00d6",
     shape?: "SHAPE",
     type?: "TYPE",
     lowerShape?: {lower: string}
    }""");

    private static final EnumNames<Odd.Mood> MOOD = EnumNames.of(new Odd.Mood[] {Odd.Mood.$,
            Odd.Mood.MOOD, Odd.Mood.\u00c4\u00d6}, "$", "MOOD", "\u00c4\u00d6");

    private static final EnumNames<Odd.Shape> SHAPE2 = EnumNames.of(new Odd.Shape[] {Odd.Shape.SHAPE}, "SHAPE");

    private static final EnumNames<Odd.Type> TYPE2 = EnumNames.of(new Odd.Type[] {Odd.Type.TYPE}, "TYPE");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("odd", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"odd","type":"object","description":"Names that generated code uses, or that Java is particular about.",\
    "properties":{"schema":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"value":{"type":"string"},\
    "in":{"type":"string"},"field":{"type":"string"},"out":{"type":"string"},"checks":{"type":"string"},\
    "e":{"type":"string"},"item":{"type":"string"},"items":{"type":"array","items":{"type":"string"}},"Items":{"type":"array",\
    "items":{"type":"string","maxLength":9}},"parts":{"type":["string","null"]},"raw":{"type":["string",\
    "null"]},"options":{"type":["string","null"]},"java":{"type":["string","null"]},"com":{"type":["string",\
    "null"]},"dev":{"type":["string","null"]},"List":{"type":["string","null"]},"Optional":{"type":["string",\
    "null"]},"Collections":{"type":["string","null"]},"OddShape":{"type":["string","null"]},"RecordShape":{"type":["string",\
    "null"]},"SHAPE":{"type":["string","null"]},"TYPE":{"type":["string","null"]},"MOOD":{"type":["string",\
    "null"]},"part":{"type":["string","null"]},"part2":{"type":["string","null"]},"$t":{"type":["string",\
    "null"]},"$L":{"type":["string","null"]},"_v":{"type":["string","null"]},"stra\u00dfe":{"type":["string",\
    "null"]},"\u00dcbung":{"type":["string","null"]},"var":{"type":["string","null"]},"yield":{"type":["string",\
    "null"]},"record":{"type":["string","null"]},"sealed":{"type":["string","null"]},"permits":{"type":["string",\
    "null"]},"parse":{"type":["string","null"]},"read":{"type":["string","null"]},"write":{"type":["string",\
    "null"]},"check":{"type":["string","null"]},"validate":{"type":["string","null"]},"toJson":{"type":["string",\
    "null"]},"checkRules":{"type":["string","null"]},"SCHEMA_PATTERN":{"type":["string","null"]},"isOpen":{"type":"boolean"},\
    "getId":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"URL":{"type":"string"},"a.b c\\"d\\\\e":{"type":["string",\
    "null"]},"mood":{"type":["string","null"],"enum":["$","MOOD","\u00c4\u00d6",null]},"shape":{"type":["string","null"],\
    "enum":["SHAPE",null]},"type":{"type":["string","null"],"enum":["TYPE",null]},"lowerShape":{"type":["object",\
    "null"],"properties":{"lower":{"type":"string"}},"required":["lower"],"additionalProperties":false}},\
    "required":["schema","value","in","field","out","checks","e","item","items","Items","parts","raw","options",\
    "java","com","dev","List","Optional","Collections","OddShape","RecordShape","SHAPE","TYPE","MOOD","part",\
    "part2","$t","$L","_v","stra\u00dfe","\u00dcbung","var","yield","record","sealed","permits","parse","read","write",\
    "check","validate","toJson","checkRules","SCHEMA_PATTERN","isOpen","getId","URL","a.b c\\"d\\\\e","mood",\
    "shape","type","lowerShape"],"additionalProperties":false}""");

    private final ReadOptions options;

    private OddOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static OddOutput type(ReadOptions options) {
        return new OddOutput(options);
    }

    @Override
    public String name() {
        return "odd";
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
    public Parsed<Odd> parse(String raw) {
        return OddShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Odd> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Odd> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Odd> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Odd>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Odd>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Odd> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Odd> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Odd> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Odd> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Odd>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Odd>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Odd>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Odd>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Odd> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Odd> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(OddShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Odd value) {
        return OddShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Odd value) {
        return OddShape.SHAPE.toJson(value);
    }

    /**
     * {@code Odd} as a JSON object.
     */
    private static final class OddShape extends RecordShape<Odd> {
        static final OddShape SHAPE = new OddShape();

        private OddShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 52)
                    .required("schema", "an integer")
                    .required("value", "a string")
                    .required("in", "a string")
                    .required("field", "a string")
                    .required("out", "a string")
                    .required("checks", "a string")
                    .required("e", "a string")
                    .required("item", "a string")
                    .required("items", "an array")
                    .required("Items", "an array")
                    .optional("parts")
                    .optional("raw")
                    .optional("options")
                    .optional("java")
                    .optional("com")
                    .optional("dev")
                    .optional("List")
                    .optional("Optional")
                    .optional("Collections")
                    .optional("OddShape")
                    .optional("RecordShape")
                    .optional("SHAPE")
                    .optional("TYPE")
                    .optional("MOOD")
                    .optional("part")
                    .optional("part2")
                    .optional("$t")
                    .optional("$L")
                    .optional("_v")
                    .optional("stra\u00dfe")
                    .optional("\u00dcbung")
                    .optional("var")
                    .optional("yield")
                    .optional("record")
                    .optional("sealed")
                    .optional("permits")
                    .optional("parse")
                    .optional("read")
                    .optional("write")
                    .optional("check")
                    .optional("validate")
                    .optional("toJson")
                    .optional("checkRules")
                    .optional("SCHEMA_PATTERN")
                    .required("isOpen", "a boolean")
                    .required("getId", "an integer")
                    .required("URL", "a string")
                    .optional("a.b c\"d\\e")
                    .optional("mood")
                    .optional("shape")
                    .optional("type")
                    .optional("lowerShape"));
        }

        @Override
        public Odd read(TypedReader in) {
            int schema = 0;
            String value = null;
            String in2 = null;
            String field2 = null;
            String out = null;
            String checks = null;
            String e2 = null;
            String item = null;
            List<String> items = null;
            List<String> part = null;
            String parts2 = null;
            String raw = null;
            String options = null;
            String java2 = null;
            String com2 = null;
            String dev2 = null;
            String part2 = null;
            String part3 = null;
            String part4 = null;
            String part5 = null;
            String part6 = null;
            String part7 = null;
            String part8 = null;
            String part9 = null;
            String part10 = null;
            String part22 = null;
            String part11 = null;
            String part12 = null;
            String part13 = null;
            String stra\u00dfe = null;
            String part14 = null;
            String var2 = null;
            String yield2 = null;
            String record2 = null;
            String sealed2 = null;
            String permits2 = null;
            String parse = null;
            String read = null;
            String write = null;
            String check = null;
            String validate = null;
            String toJson = null;
            String checkRules = null;
            String part15 = null;
            boolean isOpen = false;
            int getId = 0;
            String part16 = null;
            String quoted = null;
            Odd.Mood mood = null;
            Odd.Shape shape = null;
            Odd.Type type = null;
            Odd.lower lowerShape2 = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> schema = in.readInt();
                    case 1 -> value = in.readString();
                    case 2 -> in2 = in.readString();
                    case 3 -> field2 = in.readString();
                    case 4 -> out = in.readString();
                    case 5 -> checks = in.readString();
                    case 6 -> e2 = in.readString();
                    case 7 -> item = in.readString();
                    case 8 -> items = TextShape.SHAPE.readList(in);
                    case 9 -> part = readItems(in);
                    case 10 -> parts2 = in.readNull() ? null : in.readString();
                    case 11 -> raw = in.readNull() ? null : in.readString();
                    case 12 -> options = in.readNull() ? null : in.readString();
                    case 13 -> java2 = in.readNull() ? null : in.readString();
                    case 14 -> com2 = in.readNull() ? null : in.readString();
                    case 15 -> dev2 = in.readNull() ? null : in.readString();
                    case 16 -> part2 = in.readNull() ? null : in.readString();
                    case 17 -> part3 = in.readNull() ? null : in.readString();
                    case 18 -> part4 = in.readNull() ? null : in.readString();
                    case 19 -> part5 = in.readNull() ? null : in.readString();
                    case 20 -> part6 = in.readNull() ? null : in.readString();
                    case 21 -> part7 = in.readNull() ? null : in.readString();
                    case 22 -> part8 = in.readNull() ? null : in.readString();
                    case 23 -> part9 = in.readNull() ? null : in.readString();
                    case 24 -> part10 = in.readNull() ? null : in.readString();
                    case 25 -> part22 = in.readNull() ? null : in.readString();
                    case 26 -> part11 = in.readNull() ? null : in.readString();
                    case 27 -> part12 = in.readNull() ? null : in.readString();
                    case 28 -> part13 = in.readNull() ? null : in.readString();
                    case 29 -> stra\u00dfe = in.readNull() ? null : in.readString();
                    case 30 -> part14 = in.readNull() ? null : in.readString();
                    case 31 -> var2 = in.readNull() ? null : in.readString();
                    case 32 -> yield2 = in.readNull() ? null : in.readString();
                    case 33 -> record2 = in.readNull() ? null : in.readString();
                    case 34 -> sealed2 = in.readNull() ? null : in.readString();
                    case 35 -> permits2 = in.readNull() ? null : in.readString();
                    case 36 -> parse = in.readNull() ? null : in.readString();
                    case 37 -> read = in.readNull() ? null : in.readString();
                    case 38 -> write = in.readNull() ? null : in.readString();
                    case 39 -> check = in.readNull() ? null : in.readString();
                    case 40 -> validate = in.readNull() ? null : in.readString();
                    case 41 -> toJson = in.readNull() ? null : in.readString();
                    case 42 -> checkRules = in.readNull() ? null : in.readString();
                    case 43 -> part15 = in.readNull() ? null : in.readString();
                    case 44 -> isOpen = in.readBoolean();
                    case 45 -> getId = in.readInt();
                    case 46 -> part16 = in.readString();
                    case 47 -> quoted = in.readNull() ? null : in.readString();
                    case 48 -> mood = in.readNull() ? null : in.readEnum(MOOD);
                    case 49 -> shape = in.readNull() ? null : in.readEnum(SHAPE2);
                    case 50 -> type = in.readNull() ? null : in.readEnum(TYPE2);
                    default -> lowerShape2 = in.readNull() ? null : lowerShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Odd(schema, value, in2, field2, out, checks, e2, item, items, part,
                        Optional.ofNullable(parts2), Optional.ofNullable(raw),
                        Optional.ofNullable(options), Optional.ofNullable(java2),
                        Optional.ofNullable(com2), Optional.ofNullable(dev2),
                        Optional.ofNullable(part2), Optional.ofNullable(part3),
                        Optional.ofNullable(part4), Optional.ofNullable(part5),
                        Optional.ofNullable(part6), Optional.ofNullable(part7),
                        Optional.ofNullable(part8), Optional.ofNullable(part9),
                        Optional.ofNullable(part10), Optional.ofNullable(part22),
                        Optional.ofNullable(part11), Optional.ofNullable(part12),
                        Optional.ofNullable(part13), Optional.ofNullable(stra\u00dfe),
                        Optional.ofNullable(part14), Optional.ofNullable(var2),
                        Optional.ofNullable(yield2), Optional.ofNullable(record2),
                        Optional.ofNullable(sealed2), Optional.ofNullable(permits2),
                        Optional.ofNullable(parse), Optional.ofNullable(read),
                        Optional.ofNullable(write), Optional.ofNullable(check),
                        Optional.ofNullable(validate), Optional.ofNullable(toJson),
                        Optional.ofNullable(checkRules), Optional.ofNullable(part15), isOpen, getId,
                        part16, Optional.ofNullable(quoted), Optional.ofNullable(mood),
                        Optional.ofNullable(shape), Optional.ofNullable(type),
                        Optional.ofNullable(lowerShape2));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        private static List<String> readItems(TypedReader in) {
            if (!in.beginArray()) {
                return null;
            }
            List<String> items = new ArrayList<>();
            while (in.nextElement()) {
                String item = in.readString();
                in.maxLength(item, 9);
                items.add(item);
            }
            in.endArray();
            return Collections.unmodifiableList(items);
        }

        @Override
        public void check(Odd value, Checks checks) {
            checks.beginRecord(this);
            checks.present(1, value.value());
            checks.present(2, value.in());
            checks.present(3, value.field());
            checks.present(4, value.out());
            checks.present(5, value.checks());
            checks.present(6, value.e());
            checks.present(7, value.item());
            checks.present(8, value.items());
            TextShape.SHAPE.checkList(value.items(), checks);
            if (checks.present(9, value.Items())) {
                checks.beginArray();
                for (String item : value.Items()) {
                    checks.nextElement();
                    checks.present(item, "a string");
                    checks.maxLength(item, 9);
                }
                checks.endArray();
            }
            checks.present(10, value.parts());
            checks.present(11, value.raw());
            checks.present(12, value.options());
            checks.present(13, value.java());
            checks.present(14, value.com());
            checks.present(15, value.dev());
            checks.present(16, value.List());
            checks.present(17, value.Optional());
            checks.present(18, value.Collections());
            checks.present(19, value.OddShape());
            checks.present(20, value.RecordShape());
            checks.present(21, value.SHAPE());
            checks.present(22, value.TYPE());
            checks.present(23, value.MOOD());
            checks.present(24, value.part());
            checks.present(25, value.part2());
            checks.present(26, value.$t());
            checks.present(27, value.$L());
            checks.present(28, value._v());
            checks.present(29, value.stra\u00dfe());
            checks.present(30, value.\u00dcbung());
            checks.present(31, value.var());
            checks.present(32, value.yield());
            checks.present(33, value.record());
            checks.present(34, value.sealed());
            checks.present(35, value.permits());
            checks.present(36, value.parse());
            checks.present(37, value.read());
            checks.present(38, value.write());
            checks.present(39, value.check());
            checks.present(40, value.validate());
            checks.present(41, value.toJson());
            checks.present(42, value.checkRules());
            checks.present(43, value.SCHEMA_PATTERN());
            checks.present(46, value.URL());
            checks.present(47, value.quoted());
            checks.present(48, value.mood());
            checks.present(49, value.shape());
            checks.present(50, value.type());
            if (checks.present(51, value.lowerShape()) && value.lowerShape().isPresent()) {
                lowerShape.SHAPE.check(value.lowerShape().get(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Odd value, JsonAppender out) {
            out.plainName("schema").number(value.schema());
            out.plainName("value").string(value.value());
            out.plainName("in").string(value.in());
            out.plainName("field").string(value.field());
            out.plainName("out").string(value.out());
            out.plainName("checks").string(value.checks());
            out.plainName("e").string(value.e());
            out.plainName("item").string(value.item());
            TextShape.SHAPE.writeList(value.items(), out.plainName("items"));
            out.plainName("Items").beginArray();
            for (String item : value.Items()) {
                out.string(item);
            }
            out.endArray();
            if (value.parts().isPresent()) {
                out.plainName("parts").string(value.parts().get());
            }
            if (value.raw().isPresent()) {
                out.plainName("raw").string(value.raw().get());
            }
            if (value.options().isPresent()) {
                out.plainName("options").string(value.options().get());
            }
            if (value.java().isPresent()) {
                out.plainName("java").string(value.java().get());
            }
            if (value.com().isPresent()) {
                out.plainName("com").string(value.com().get());
            }
            if (value.dev().isPresent()) {
                out.plainName("dev").string(value.dev().get());
            }
            if (value.List().isPresent()) {
                out.plainName("List").string(value.List().get());
            }
            if (value.Optional().isPresent()) {
                out.plainName("Optional").string(value.Optional().get());
            }
            if (value.Collections().isPresent()) {
                out.plainName("Collections").string(value.Collections().get());
            }
            if (value.OddShape().isPresent()) {
                out.plainName("OddShape").string(value.OddShape().get());
            }
            if (value.RecordShape().isPresent()) {
                out.plainName("RecordShape").string(value.RecordShape().get());
            }
            if (value.SHAPE().isPresent()) {
                out.plainName("SHAPE").string(value.SHAPE().get());
            }
            if (value.TYPE().isPresent()) {
                out.plainName("TYPE").string(value.TYPE().get());
            }
            if (value.MOOD().isPresent()) {
                out.plainName("MOOD").string(value.MOOD().get());
            }
            if (value.part().isPresent()) {
                out.plainName("part").string(value.part().get());
            }
            if (value.part2().isPresent()) {
                out.plainName("part2").string(value.part2().get());
            }
            if (value.$t().isPresent()) {
                out.plainName("$t").string(value.$t().get());
            }
            if (value.$L().isPresent()) {
                out.plainName("$L").string(value.$L().get());
            }
            if (value._v().isPresent()) {
                out.plainName("_v").string(value._v().get());
            }
            if (value.stra\u00dfe().isPresent()) {
                out.plainName("stra\u00dfe").string(value.stra\u00dfe().get());
            }
            if (value.\u00dcbung().isPresent()) {
                out.plainName("\u00dcbung").string(value.\u00dcbung().get());
            }
            if (value.var().isPresent()) {
                out.plainName("var").string(value.var().get());
            }
            if (value.yield().isPresent()) {
                out.plainName("yield").string(value.yield().get());
            }
            if (value.record().isPresent()) {
                out.plainName("record").string(value.record().get());
            }
            if (value.sealed().isPresent()) {
                out.plainName("sealed").string(value.sealed().get());
            }
            if (value.permits().isPresent()) {
                out.plainName("permits").string(value.permits().get());
            }
            if (value.parse().isPresent()) {
                out.plainName("parse").string(value.parse().get());
            }
            if (value.read().isPresent()) {
                out.plainName("read").string(value.read().get());
            }
            if (value.write().isPresent()) {
                out.plainName("write").string(value.write().get());
            }
            if (value.check().isPresent()) {
                out.plainName("check").string(value.check().get());
            }
            if (value.validate().isPresent()) {
                out.plainName("validate").string(value.validate().get());
            }
            if (value.toJson().isPresent()) {
                out.plainName("toJson").string(value.toJson().get());
            }
            if (value.checkRules().isPresent()) {
                out.plainName("checkRules").string(value.checkRules().get());
            }
            if (value.SCHEMA_PATTERN().isPresent()) {
                out.plainName("SCHEMA_PATTERN").string(value.SCHEMA_PATTERN().get());
            }
            out.plainName("isOpen").bool(value.isOpen());
            out.plainName("getId").number(value.getId());
            out.plainName("URL").string(value.URL());
            if (value.quoted().isPresent()) {
                out.name("a.b c\"d\\e").string(value.quoted().get());
            }
            if (value.mood().isPresent()) {
                out.plainName("mood").string(MOOD.nameOf(value.mood().get()));
            }
            if (value.shape().isPresent()) {
                out.plainName("shape").string(SHAPE2.nameOf(value.shape().get()));
            }
            if (value.type().isPresent()) {
                out.plainName("type").string(TYPE2.nameOf(value.type().get()));
            }
            if (value.lowerShape().isPresent()) {
                lowerShape.SHAPE.write(value.lowerShape().get(), out.plainName("lowerShape"));
            }
        }
    }

    /**
     * {@code Odd.lower} as a JSON object.
     */
    private static final class lowerShape extends RecordShape<Odd.lower> {
        static final lowerShape SHAPE = new lowerShape();

        private lowerShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("lower", "a string"));
        }

        @Override
        public Odd.lower read(TypedReader in) {
            String lower = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                lower = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Odd.lower(lower);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Odd.lower value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.lower());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Odd.lower value, JsonAppender out) {
            out.plainName("lower").string(value.lower());
        }
    }
}
