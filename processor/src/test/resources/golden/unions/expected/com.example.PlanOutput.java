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
import dev.llmoutput.runtime.typed.UnionArms;
import dev.llmoutput.runtime.typed.UnionShape;
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
 * Asks a model for {@link Plan}, reads its reply, checks it and writes it.
 *
 * <p>A plan of work.
 */
@Generated(
        by = "dev.llmoutput.processor.LlmOutputProcessor",
        abi = Abi1.class
)
@ContractData("""
        {"version":1,"records":{"com.example.Plan":{"description":"A plan of work.","components":{"steps":{"description":"what to do, in this order",\
        "minSize":1},"otherwise":{"description":"what to do when that fails","absence":"optional"},"trigger":{"description":"when to begin",\
        "absence":"nullable"},"pause":{"description":"before the first step"},"sums":{}}},"com.example.Plan$Step$Wait":{"description":"Does nothing for a while.",\
        "components":{"seconds":{"description":"how long","minimum":0}}},"com.example.Plan$Expr$Sum":{"components":{"left":{},\
        "right":{}}},"com.example.Plan$Step$Call":{"components":{"number":{"notBlank":true}}},"com.example.Plan$Step$Mail":{"components":{"recipients":{},\
        "urgency":{"absence":"optional"}}},"com.example.Plan$Step$Stop":{"description":"Ends the plan.","components":{}},\
        "com.example.Plan$Clock":{"components":{"hour":{},"minute":{}}},"com.example.Plan$Event":{"components":{"name":{}}},\
        "com.example.Plan$Expr$Num":{"components":{"value":{}}}},"unions":{"com.example.Plan$Step":{"description":"One step.",\
        "arms":["com.example.Plan$Step$Wait","com.example.Plan$Step$Call","com.example.Plan$Step$Mail","com.example.Plan$Step$Stop"]},\
        "com.example.Plan$Trigger":{"description":"What begins a plan.","arms":["com.example.Plan$Clock","com.example.Plan$Event"]},\
        "com.example.Plan$Expr":{"description":"A number, or a sum of such.","arms":["com.example.Plan$Expr$Num",\
        "com.example.Plan$Expr$Sum"]}},"enums":{"com.example.Plan$Urgency":{"constants":{"LOW":{},"HIGH":{}}}}}""")
@SuppressWarnings({"deprecation", "removal"})
public final class PlanOutput implements OutputType<Plan> {
    /**
     * The contract as its annotation declares it.
     */
    public static final PlanOutput TYPE = new PlanOutput(ReadOptions.of(Reading.TOLERANT));

    /**
     * The JSON Schema (2020-12) of what a strict reading takes.
     */
    public static final String JSON_SCHEMA = ContractText.of("""
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"plan","type":"object","description":"A plan of work.",\
    "properties":{"steps":{"type":"array","minItems":1,"description":"what to do, in this order","items":{"$ref":"#/$defs/Step"}},\
    "otherwise":{"anyOf":[{"$ref":"#/$defs/Step"},{"type":"null"}],"description":"what to do when that fails"},\
    "trigger":{"description":"when to begin; What begins a plan.","anyOf":[{"type":"object","properties":{"kind":{"type":"string",\
    "const":"clock"},"hour":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"minute":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"required":["kind","hour","minute"],"additionalProperties":false},\
    {"type":"object","properties":{"kind":{"type":"string","const":"event"},"name":{"type":"string"}},"required":["kind",\
    "name"],"additionalProperties":false},{"type":"null"}]},"pause":{"type":"object","description":"before the first step; Does nothing for a while.",\
    "properties":{"seconds":{"type":"integer","minimum":0,"maximum":2147483647,"description":"how long"}},\
    "required":["seconds"],"additionalProperties":false},"sums":{"type":"array","items":{"type":"object",\
    "properties":{"left":{"$ref":"#/$defs/Expr"},"right":{"$ref":"#/$defs/Expr"}},"required":["left","right"],\
    "additionalProperties":false}}},"required":["steps","pause","sums"],"additionalProperties":false,"$defs":{"Step":{"description":"One step.",\
    "anyOf":[{"type":"object","description":"Does nothing for a while.","properties":{"type":{"type":"string",\
    "const":"Wait"},"seconds":{"type":"integer","minimum":0,"maximum":2147483647,"description":"how long"}},\
    "required":["type","seconds"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string",\
    "const":"Call"},"number":{"type":"string","pattern":"\\\\S"}},"required":["type","number"],"additionalProperties":false},\
    {"type":"object","properties":{"type":{"type":"string","const":"e-mail"},"to":{"type":"array","items":{"type":"string"}},\
    "urgency":{"type":["string","null"],"enum":["LOW","HIGH",null]}},"required":["type","to"],"additionalProperties":false},\
    {"type":"object","description":"Ends the plan.","properties":{"type":{"type":"string","const":"Stop"}},\
    "required":["type"],"additionalProperties":false}]},"Expr":{"description":"A number, or a sum of such.",\
    "anyOf":[{"type":"object","properties":{"type":{"type":"string","const":"Num"},"value":{"type":"number"}},\
    "required":["type","value"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string",\
    "const":"Sum"},"left":{"$ref":"#/$defs/Expr"},"right":{"$ref":"#/$defs/Expr"}},"required":["type","left",\
    "right"],"additionalProperties":false}]}}}""");

    /**
     * What to tell a model, so that it answers with this shape.
     */
    public static final String REQUEST_HINT = ContractText.of("""
    Answer only with JSON:
    { // A plan of work.
     steps: Step[], // not empty; what to do, in this order
     otherwise?: Step, // what to do when that fails
     trigger?: {kind: "clock", hour: integer, minute: integer}|{kind: "event", name: string}, // when to begin; What begins a plan.
     pause: { // before the first step; Does nothing for a while.
      seconds: integer // >=0; how long
     },
     sums: [{left: Expr, right: Expr}]
    }
    Step = { // One step.
     type: "Wait", // Does nothing for a while.
     seconds: integer // >=0; how long
    }|{
     type: "Call",
     number: string // not blank
    }|{
     type: "e-mail",
     to: string[],
     urgency?: "LOW"|"HIGH"
    }|{
     type: "Stop" // Ends the plan.
    }
    Expr = {type: "Num", value: number}|{type: "Sum", left: Expr, right: Expr} // A number, or a sum of such.""");

    private static final EnumNames<Plan.Urgency> URGENCY = EnumNames.of(new Plan.Urgency[] {Plan.Urgency.LOW,
            Plan.Urgency.HIGH}, "LOW", "HIGH");

    private static final NativeSchema NATIVE_SCHEMA = NativeSchema.of("plan", """
    {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"plan","type":"object","description":"A plan of work.",\
    "properties":{"steps":{"type":"array","minItems":1,"description":"what to do, in this order","items":{"$ref":"#/$defs/Step"}},\
    "otherwise":{"anyOf":[{"$ref":"#/$defs/Step"},{"type":"null"}],"description":"what to do when that fails"},\
    "trigger":{"description":"when to begin; What begins a plan.","anyOf":[{"type":"object","properties":{"kind":{"type":"string",\
    "const":"clock"},"hour":{"type":"integer","minimum":-2147483648,"maximum":2147483647},"minute":{"type":"integer",\
    "minimum":-2147483648,"maximum":2147483647}},"required":["kind","hour","minute"],"additionalProperties":false},\
    {"type":"object","properties":{"kind":{"type":"string","const":"event"},"name":{"type":"string"}},"required":["kind",\
    "name"],"additionalProperties":false},{"type":"null"}]},"pause":{"type":"object","description":"before the first step; Does nothing for a while.",\
    "properties":{"seconds":{"type":"integer","minimum":0,"maximum":2147483647,"description":"how long"}},\
    "required":["seconds"],"additionalProperties":false},"sums":{"type":"array","items":{"type":"object",\
    "properties":{"left":{"$ref":"#/$defs/Expr"},"right":{"$ref":"#/$defs/Expr"}},"required":["left","right"],\
    "additionalProperties":false}}},"required":["steps","otherwise","trigger","pause","sums"],"additionalProperties":false,\
    "$defs":{"Step":{"description":"One step.","anyOf":[{"type":"object","description":"Does nothing for a while.",\
    "properties":{"type":{"type":"string","const":"Wait"},"seconds":{"type":"integer","minimum":0,"maximum":2147483647,\
    "description":"how long"}},"required":["type","seconds"],"additionalProperties":false},{"type":"object",\
    "properties":{"type":{"type":"string","const":"Call"},"number":{"type":"string","pattern":"\\\\S"}},"required":["type",\
    "number"],"additionalProperties":false},{"type":"object","properties":{"type":{"type":"string","const":"e-mail"},\
    "to":{"type":"array","items":{"type":"string"}},"urgency":{"type":["string","null"],"enum":["LOW","HIGH",\
    null]}},"required":["type","to","urgency"],"additionalProperties":false},{"type":"object","description":"Ends the plan.",\
    "properties":{"type":{"type":"string","const":"Stop"}},"required":["type"],"additionalProperties":false}]},\
    "Expr":{"description":"A number, or a sum of such.","anyOf":[{"type":"object","properties":{"type":{"type":"string",\
    "const":"Num"},"value":{"type":"number"}},"required":["type","value"],"additionalProperties":false},\
    {"type":"object","properties":{"type":{"type":"string","const":"Sum"},"left":{"$ref":"#/$defs/Expr"},\
    "right":{"$ref":"#/$defs/Expr"}},"required":["type","left","right"],"additionalProperties":false}]}}}""");

    private final ReadOptions options;

    private PlanOutput(ReadOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * The contract, read in another way.
     */
    public static PlanOutput type(ReadOptions options) {
        return new PlanOutput(options);
    }

    @Override
    public String name() {
        return "plan";
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
    public Parsed<Plan> parse(String raw) {
        return PlanShape.SHAPE.parse(raw, options);
    }

    /**
     * Reads a reply; nobody is asked again.
     */
    public static Outcome<Plan> accept(String raw) {
        return AcceptOutput.accept(TYPE, raw);
    }

    /**
     * Reads a reply and asks again while it fails and retries remain.
     */
    public static Outcome<Plan> accept(String raw, Reask reask) {
        return AcceptOutput.accept(TYPE, raw, reask);
    }

    /**
     * Reads a reply and asks again while it fails and {@code options} allow it.
     */
    public static Outcome<Plan> accept(String raw, Reask reask, AcceptOptions options) {
        return AcceptOutput.accept(TYPE, raw, reask, options);
    }

    /**
     * As {@link #accept(String, Reask)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan>> acceptAsync(String raw, AsyncReask reask) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask);
    }

    /**
     * As {@link #accept(String, Reask, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan>> acceptAsync(String raw, AsyncReask reask,
            AcceptOptions options) {
        return AcceptOutput.acceptAsync(TYPE, raw, reask, options);
    }

    /**
     * Asks a model, and asks again while its reply fails and retries remain.
     */
    public static Outcome<Plan> ask(ModelCall model, String prompt) {
        return ask(model, ModelRequest.of(prompt));
    }

    /**
     * Asks a model, and asks again while its reply fails and {@code options} allow it.
     */
    public static Outcome<Plan> ask(ModelCall model, String prompt, AcceptOptions options) {
        return ask(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, with history or system prompts.
     */
    public static Outcome<Plan> ask(ModelCall model, ModelRequest request) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, with history or system prompts.
     */
    public static Outcome<Plan> ask(ModelCall model, ModelRequest request, AcceptOptions options) {
        return AcceptOutput.ask(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()), options);
    }

    /**
     * As {@link #ask(ModelCall, String)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan>> askAsync(AsyncModelCall model, String prompt) {
        return askAsync(model, ModelRequest.of(prompt));
    }

    /**
     * As {@link #ask(ModelCall, String, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan>> askAsync(AsyncModelCall model, String prompt,
            AcceptOptions options) {
        return askAsync(model, ModelRequest.of(prompt), options);
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan>> askAsync(AsyncModelCall model,
            ModelRequest request) {
        return AcceptOutput.askAsync(TYPE, model, NATIVE_SCHEMA.addedTo(request, model.nativeSchema()));
    }

    /**
     * As {@link #ask(ModelCall, ModelRequest, AcceptOptions)}, without waiting.
     */
    public static CompletableFuture<Outcome<Plan>> askAsync(AsyncModelCall model,
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
    public static ListOutput<Plan> list() {
        return list(TYPE.options);
    }

    /**
     * The same, read in another way.
     */
    public static ListOutput<Plan> list(ReadOptions options) {
        return ListOutput.of(type(options), ListShape.of(PlanShape.SHAPE, UnknownKeys.STRIP), options,
                JSON_SCHEMA, NATIVE_SCHEMA,
                "Answer only with a JSON array of objects like this:" + REQUEST_HINT.substring(22));
    }

    /**
     * What is wrong with a value that was not read from a reply; empty if it keeps the contract.
     */
    public static List<Issue> validate(Plan value) {
        return PlanShape.SHAPE.validate(value);
    }

    /**
     * The canonical JSON text of a value.
     *
     * @throws IllegalArgumentException with the path, if something is null that must not be, or not finite
     */
    public static String toJson(Plan value) {
        return PlanShape.SHAPE.toJson(value);
    }

    /**
     * {@code Plan} as a JSON object.
     */
    private static final class PlanShape extends RecordShape<Plan> {
        static final PlanShape SHAPE = new PlanShape();

        private PlanShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 5)
                    .required("steps", "an array")
                    .optional("otherwise")
                    .optional("trigger")
                    .required("pause", "an object")
                    .required("sums", "an array"));
        }

        @Override
        public Plan read(TypedReader in) {
            List<Plan.Step> steps = null;
            Plan.Step otherwise = null;
            Plan.Trigger trigger = null;
            Plan.Step.Wait pause = null;
            List<Plan.Expr.Sum> sums = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        steps = StepShape.SHAPE.readList(in);
                        in.minItems(steps, 1);
                    }
                    case 1 -> otherwise = in.readNull() ? null : StepShape.SHAPE.read(in);
                    case 2 -> trigger = in.readNull() ? null : TriggerShape.SHAPE.read(in);
                    case 3 -> pause = WaitShape.SHAPE.read(in);
                    default -> sums = SumShape.SHAPE.readList(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan(steps, Optional.ofNullable(otherwise), trigger, pause, sums);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.steps());
            StepShape.SHAPE.checkList(value.steps(), checks);
            checks.minItems(value.steps(), 1);
            if (checks.present(1, value.otherwise()) && value.otherwise().isPresent()) {
                StepShape.SHAPE.check(value.otherwise().get(), checks);
            }
            checks.atField(2);
            if (value.trigger() != null) {
                TriggerShape.SHAPE.check(value.trigger(), checks);
            }
            if (checks.present(3, value.pause())) {
                WaitShape.SHAPE.check(value.pause(), checks);
            }
            checks.present(4, value.sums());
            SumShape.SHAPE.checkList(value.sums(), checks);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan value, JsonAppender out) {
            StepShape.SHAPE.writeList(value.steps(), out.plainName("steps"));
            if (value.otherwise().isPresent()) {
                StepShape.SHAPE.write(value.otherwise().get(), out.plainName("otherwise"));
            }
            if (value.trigger() != null) {
                TriggerShape.SHAPE.write(value.trigger(), out.plainName("trigger"));
            }
            WaitShape.SHAPE.write(value.pause(), out.plainName("pause"));
            SumShape.SHAPE.writeList(value.sums(), out.plainName("sums"));
        }
    }

    /**
     * {@code Plan.Step.Wait} as a JSON object.
     */
    private static final class WaitShape extends RecordShape<Plan.Step.Wait> {
        static final WaitShape SHAPE = new WaitShape();

        private WaitShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("seconds", "an integer"));
        }

        @Override
        public Plan.Step.Wait read(TypedReader in) {
            int seconds = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                seconds = in.readInt(0, 2147483647);
                in.minimum(seconds, 0);
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Step.Wait(seconds);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Step.Wait value, Checks checks) {
            checks.beginRecord(this);
            checks.atField(0);
            checks.minimum(value.seconds(), 0);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Step.Wait value, JsonAppender out) {
            out.plainName("seconds").number(value.seconds());
        }
    }

    /**
     * {@code Plan.Expr.Sum} as a JSON object.
     */
    private static final class SumShape extends RecordShape<Plan.Expr.Sum> {
        static final SumShape SHAPE = new SumShape();

        private SumShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("left", "an object")
                    .required("right", "an object"));
        }

        @Override
        public Plan.Expr.Sum read(TypedReader in) {
            Plan.Expr left = null;
            Plan.Expr right = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> left = ExprShape.SHAPE.read(in);
                    default -> right = ExprShape.SHAPE.read(in);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Expr.Sum(left, right);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Expr.Sum value, Checks checks) {
            checks.beginRecord(this);
            if (checks.present(0, value.left())) {
                ExprShape.SHAPE.check(value.left(), checks);
            }
            if (checks.present(1, value.right())) {
                ExprShape.SHAPE.check(value.right(), checks);
            }
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Expr.Sum value, JsonAppender out) {
            ExprShape.SHAPE.write(value.left(), out.plainName("left"));
            ExprShape.SHAPE.write(value.right(), out.plainName("right"));
        }
    }

    /**
     * {@code Plan.Step.Call} as a JSON object.
     */
    private static final class CallShape extends RecordShape<Plan.Step.Call> {
        static final CallShape SHAPE = new CallShape();

        private CallShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("number", "a string"));
        }

        @Override
        public Plan.Step.Call read(TypedReader in) {
            String number = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                number = in.readString();
                in.notBlank(number);
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Step.Call(number);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Step.Call value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.number());
            checks.notBlank(value.number());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Step.Call value, JsonAppender out) {
            out.plainName("number").string(value.number());
        }
    }

    /**
     * {@code Plan.Step.Mail} as a JSON object.
     */
    private static final class MailShape extends RecordShape<Plan.Step.Mail> {
        static final MailShape SHAPE = new MailShape();

        private MailShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("to", "an array")
                    .optional("urgency"));
        }

        @Override
        public Plan.Step.Mail read(TypedReader in) {
            List<String> recipients = null;
            Plan.Urgency urgency = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> recipients = TextShape.SHAPE.readList(in);
                    default -> urgency = in.readNull() ? null : in.readEnum(URGENCY);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Step.Mail(recipients, Optional.ofNullable(urgency));
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Step.Mail value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.recipients());
            TextShape.SHAPE.checkList(value.recipients(), checks);
            checks.present(1, value.urgency());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Step.Mail value, JsonAppender out) {
            TextShape.SHAPE.writeList(value.recipients(), out.plainName("to"));
            if (value.urgency().isPresent()) {
                out.plainName("urgency").string(URGENCY.nameOf(value.urgency().get()));
            }
        }
    }

    /**
     * {@code Plan.Step.Stop} as a JSON object.
     */
    private static final class StopShape extends RecordShape<Plan.Step.Stop> {
        static final StopShape SHAPE = new StopShape();

        private StopShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 0));
        }

        @Override
        public Plan.Step.Stop read(TypedReader in) {
            in.beginRecord(this);
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Step.Stop();
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Step.Stop value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Step.Stop value, JsonAppender out) {
        }
    }

    /**
     * {@code Plan.Clock} as a JSON object.
     */
    private static final class ClockShape extends RecordShape<Plan.Clock> {
        static final ClockShape SHAPE = new ClockShape();

        private ClockShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("hour", "an integer")
                    .required("minute", "an integer"));
        }

        @Override
        public Plan.Clock read(TypedReader in) {
            int hour = 0;
            int minute = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> hour = in.readInt();
                    default -> minute = in.readInt();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Clock(hour, minute);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Clock value, Checks checks) {
            checks.beginRecord(this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Clock value, JsonAppender out) {
            out.plainName("hour").number(value.hour());
            out.plainName("minute").number(value.minute());
        }
    }

    /**
     * {@code Plan.Event} as a JSON object.
     */
    private static final class EventShape extends RecordShape<Plan.Event> {
        static final EventShape SHAPE = new EventShape();

        private EventShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("name", "a string"));
        }

        @Override
        public Plan.Event read(TypedReader in) {
            String name = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                name = in.readString();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Event(name);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Event value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.name());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Event value, JsonAppender out) {
            out.plainName("name").string(value.name());
        }
    }

    /**
     * {@code Plan.Expr.Num} as a JSON object.
     */
    private static final class NumShape extends RecordShape<Plan.Expr.Num> {
        static final NumShape SHAPE = new NumShape();

        private NumShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 1)
                    .required("value", "a number"));
        }

        @Override
        public Plan.Expr.Num read(TypedReader in) {
            double value = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                value = in.readDouble();
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Plan.Expr.Num(value);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Plan.Expr.Num value, Checks checks) {
            checks.beginRecord(this);
            checks.atField(0);
            checks.finite(value.value());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Plan.Expr.Num value, JsonAppender out) {
            out.plainName("value").number(value.value());
        }
    }

    /**
     * {@code Plan.Step} as one of several JSON objects.
     */
    private static final class StepShape extends UnionShape<Plan.Step> {
        static final StepShape SHAPE = new StepShape();

        private StepShape() {
            super(UnionArms.<Plan.Step>of("type", 4)
                    .arm("Wait", Plan.Step.Wait.class, WaitShape.SHAPE)
                    .arm("Call", Plan.Step.Call.class, CallShape.SHAPE)
                    .arm("e-mail", Plan.Step.Mail.class, MailShape.SHAPE)
                    .arm("Stop", Plan.Step.Stop.class, StopShape.SHAPE));
        }
    }

    /**
     * {@code Plan.Trigger} as one of several JSON objects.
     */
    private static final class TriggerShape extends UnionShape<Plan.Trigger> {
        static final TriggerShape SHAPE = new TriggerShape();

        private TriggerShape() {
            super(UnionArms.<Plan.Trigger>of("kind", 2)
                    .arm("clock", Plan.Clock.class, ClockShape.SHAPE)
                    .arm("event", Plan.Event.class, EventShape.SHAPE));
        }
    }

    /**
     * {@code Plan.Expr} as one of several JSON objects.
     */
    private static final class ExprShape extends UnionShape<Plan.Expr> {
        static final ExprShape SHAPE = new ExprShape();

        private ExprShape() {
            super(UnionArms.<Plan.Expr>of("type", 2)
                    .arm("Num", Plan.Expr.Num.class, NumShape.SHAPE)
                    .arm("Sum", Plan.Expr.Sum.class, SumShape.SHAPE));
        }
    }
}
