package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.typed.invoice.Currency;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import dev.llmoutput.runtime.typed.invoice.Line;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Checking and writing values that no reply gave. */
@SuppressWarnings("NullOptional") // what Java lets through is what is tested
class InvoiceValueTest {
    private static final Line NAIL = new Line("nail", 3, 0.1);

    private static Invoice invoice(String number, List<Line> lines) {
        return new Invoice(number, BigDecimal.ONE, Currency.EUR, lines, Optional.empty());
    }

    @Test
    void findsNothingWrongWithAGoodValue() {
        assertThat(InvoiceOutput.validate(invoice("A-1", List.of(NAIL)))).isEmpty();
    }

    /** The issues are those that reading the JSON of the value gives. */
    @Test
    void findsWhatReadingFinds() {
        Invoice wrong = new Invoice(
                "a", new BigDecimal("1e7"), Currency.EUR, List.of(NAIL, new Line("x", -1, 1)), Optional.of("n"));

        assertThat(InvoiceOutput.validate(wrong))
                .isEqualTo(failure(InvoiceOutput.TYPE.parse(InvoiceOutput.toJson(wrong)))
                        .issues());
        assertThat(InvoiceOutput.validate(invoice("A-1", List.of())))
                .isEqualTo(failure(InvoiceOutput.TYPE.parse(InvoiceOutput.toJson(invoice("A-1", List.of()))))
                        .issues());
        Invoice unsold = invoice("A-1", List.of(new Line("x", 0, 1)));
        assertThat(InvoiceOutput.validate(unsold))
                .isEqualTo(failure(InvoiceOutput.TYPE.parse(InvoiceOutput.toJson(unsold)))
                        .issues());
        assertThat(codes(InvoiceOutput.validate(unsold))).containsExactly("lines custom");
    }

    @Test
    void findsWhatJsonCannotHold() {
        Invoice wrong =
                new Invoice(null, BigDecimal.ONE, null, Arrays.asList(NAIL, null, new Line(null, 1, Double.NaN)), null);

        assertThat(InvoiceOutput.validate(wrong))
                .extracting(Object::toString)
                .containsExactly(
                        "number: expected a string, got null",
                        "currency: expected one of \"EUR\", \"us-dollar\", got null",
                        "lines[1]: expected an object, got null",
                        "lines[2].item: expected a string, got null",
                        "lines[2].price: expected a number, got NaN",
                        "note: expected a string, got null");
    }

    @Test
    void namesThePathOfWhatCannotBeWritten() {
        refused(invoice(null, List.of()), "number: expected a value, got null");
        refused(
                new Invoice("A-1", BigDecimal.ONE, null, List.of(), Optional.empty()),
                "currency: expected a value, got null");
        refused(invoice("A-1", null), "lines: expected an array, got null");
        refused(new Invoice("A-1", BigDecimal.ONE, Currency.EUR, List.of(), null), "note: expected a string, got null");
        refused(invoice("A-1", Arrays.asList(NAIL, null)), "lines[1]: expected an object, got null");
        refused(
                invoice("A-1", List.of(NAIL, new Line("x", 1, Double.NEGATIVE_INFINITY))),
                "lines[1].price: expected a value, got -Infinity");
    }

    private static void refused(Invoice value, String message) {
        assertThatThrownBy(() -> InvoiceOutput.toJson(value))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
