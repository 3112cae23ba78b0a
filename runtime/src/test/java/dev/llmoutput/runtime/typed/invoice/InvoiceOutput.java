package dev.llmoutput.runtime.typed.invoice;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.typed.Abi1;
import dev.llmoutput.runtime.typed.Checks;
import dev.llmoutput.runtime.typed.ContractData;
import dev.llmoutput.runtime.typed.ContractText;
import dev.llmoutput.runtime.typed.EnumNames;
import dev.llmoutput.runtime.typed.Generated;
import dev.llmoutput.runtime.typed.PatternCheck;
import dev.llmoutput.runtime.typed.ReadOptions;
import dev.llmoutput.runtime.typed.RecordFields;
import dev.llmoutput.runtime.typed.RecordShape;
import dev.llmoutput.runtime.typed.TypedReader;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Asks a model for {@link Invoice}, reads its reply, checks it and writes it. */
@Generated(by = "a hand", abi = Abi1.class)
@ContractData("{}")
public final class InvoiceOutput implements OutputType<Invoice> {
    public static final InvoiceOutput TYPE = new InvoiceOutput(ReadOptions.of(Reading.STRICT));

    public static final String REQUEST_HINT = ContractText.of("Answer with one JSON object: ", "number, total.");

    private final ReadOptions options;

    private InvoiceOutput(ReadOptions options) {
        this.options = options;
    }

    public static InvoiceOutput type(ReadOptions options) {
        return new InvoiceOutput(options);
    }

    @Override
    public String name() {
        return "invoice";
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.of(REQUEST_HINT);
    }

    @Override
    public Parsed<Invoice> parse(String raw) {
        return InvoiceShape.SHAPE.parse(raw, options);
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

    public static List<Issue> validate(Invoice value) {
        return InvoiceShape.SHAPE.validate(value);
    }

    public static String toJson(Invoice value) {
        return InvoiceShape.SHAPE.toJson(value);
    }

    private static final class InvoiceShape extends RecordShape<Invoice> {
        private static final EnumNames<Currency> CURRENCY =
                EnumNames.of(new Currency[] {Currency.EUR, Currency.USD}, "EUR", "us-dollar");
        private static final PatternCheck NUMBER = PatternCheck.of("[A-Z]-[0-9]+");

        static final InvoiceShape SHAPE = new InvoiceShape();

        private InvoiceShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 5)
                    .required("number", "a string")
                    .required("total", "a number")
                    .required("currency", CURRENCY.expected())
                    .required("lines", "an array")
                    .optional("note"));
        }

        @Override
        public Invoice read(TypedReader in) {
            String number = null;
            BigDecimal total = null;
            Currency currency = null;
            List<Line> lines = null;
            Optional<String> note = Optional.empty();
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> {
                        number = in.readString();
                        if (in.ok()) {
                            checkNumber(number, in);
                        }
                    }
                    case 1 -> {
                        total = in.readBigDecimal();
                        if (in.ok()) {
                            checkTotal(total, in);
                        }
                    }
                    case 2 -> currency = in.readEnum(CURRENCY);
                    case 3 -> {
                        lines = LineShape.SHAPE.readList(in);
                        in.minItems(lines, 1);
                    }
                    default -> note = in.readNull() ? Optional.empty() : Optional.ofNullable(in.readString());
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                Invoice value = new Invoice(number, total, currency, lines, note);
                in.rule(value.hasPositiveLine(), "needs a line that is sold", "lines");
                return value;
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Invoice value, Checks checks) {
            checks.beginRecord(this);
            checks.atField(0);
            if (checks.present(value.number(), "a string")) {
                checkNumber(value.number(), checks);
            }
            checks.atField(1);
            if (checks.present(value.total(), "a number")) {
                checkTotal(value.total(), checks);
            }
            checks.atField(2);
            checks.present(value.currency(), CURRENCY.expected());
            checks.present(3, value.lines());
            LineShape.SHAPE.checkList(value.lines(), checks);
            checks.minItems(value.lines(), 1);
            checks.atField(4);
            checks.present(value.note(), "a string");
            if (checks.endRecord()) {
                checks.rule(value.hasPositiveLine(), "needs a line that is sold", "lines");
            }
        }

        @Override
        public void writeMembers(Invoice value, JsonAppender out) {
            out.name("number");
            out.string(value.number());
            out.name("total");
            out.number(value.total());
            out.name("currency");
            out.string(CURRENCY.nameOf(value.currency()));
            LineShape.SHAPE.writeList(value.lines(), out.name("lines"));
            if (value.note().isPresent()) {
                out.name("note");
                out.string(value.note().get());
            }
        }

        private static void checkNumber(String value, Checks checks) {
            checks.notBlank(value);
            checks.maxLength(value, 20);
            checks.pattern(value, NUMBER);
        }

        private static void checkTotal(BigDecimal value, Checks checks) {
            checks.maximum(value, new BigDecimal("1000000"));
        }
    }

    private static final class LineShape extends RecordShape<Line> {
        static final LineShape SHAPE = new LineShape();

        private LineShape() {
            super(RecordFields.of(UnknownKeys.REJECT, 3)
                    .required("item", "a string")
                    .required("quantity", "an integer")
                    .required("price", "a number"));
        }

        @Override
        public Line read(TypedReader in) {
            String item = null;
            int quantity = 0;
            double price = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> item = in.readString();
                    case 1 -> {
                        quantity = in.readInt();
                        if (in.ok()) {
                            checkQuantity(quantity, in);
                        }
                    }
                    default -> price = in.readDouble();
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            try {
                return new Line(item, quantity, price);
            } catch (RuntimeException | StackOverflowError e) {
                return in.constructorFailed(e);
            }
        }

        @Override
        public void check(Line value, Checks checks) {
            checks.beginRecord(this);
            checks.atField(0);
            checks.present(value.item(), "a string");
            checks.atField(1);
            checkQuantity(value.quantity(), checks);
            checks.atField(2);
            checks.finite(value.price());
            checks.endRecord();
        }

        @Override
        public void writeMembers(Line value, JsonAppender out) {
            out.name("item");
            out.string(value.item());
            out.name("quantity");
            out.number(value.quantity());
            out.name("price");
            out.number(value.price());
        }

        private static void checkQuantity(int value, Checks checks) {
            checks.minimum(value, 0);
        }
    }
}
