package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.typed.invoice.Currency;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import dev.llmoutput.runtime.typed.invoice.Line;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What reading gives, by a companion as it is generated. */
class InvoiceReadingTest {
    private static final String GOOD = """
            {"number":"A-1","total":12.50,"currency":"EUR","lines":[{"item":"nail","quantity":3,"price":0.1}]}""";

    private static final Invoice INVOICE = new Invoice(
            "A-1", new BigDecimal("12.50"), Currency.EUR, List.of(new Line("nail", 3, 0.1)), Optional.empty());

    /** C065: bare JSON of the right shape. */
    @Test
    void readsBareJson() {
        Parsed.Ok<Invoice> ok = ok(GOOD);

        assertThat(ok.value()).isEqualTo(INVOICE);
        assertThat(ok.canonical()).isEqualTo(GOOD);
        assertThat(ok.changed()).isFalse();
        assertThat(ok.repairs()).isEmpty();
    }

    private static Parsed.Ok<Invoice> ok(String raw) {
        Parsed<Invoice> parsed = InvoiceOutput.TYPE.parse(raw);
        assertThat(parsed)
                .as(() -> ((Parsed.Failed<Invoice>) parsed).failure().observed())
                .isInstanceOf(Parsed.Ok.class);
        return (Parsed.Ok<Invoice>) parsed;
    }
}
