package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.testing.Bombs;
import dev.llmoutput.runtime.testing.SmallStack;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/**
 * Hostile texts as replies to a record, alone and where a value of the record stands, in both readings and with a stack of
 * 256 kB: each is answered, in one line. The timeout guards against hanging, nothing else.
 */
@Timeout(60)
class BombsReadingTest {
    private static final JsonLimits RAISED = JsonLimits.DEFAULT
            .withMaxDocumentLength(Integer.MAX_VALUE)
            .withMaxStringLength(Integer.MAX_VALUE)
            .withMaxNestingDepth(Integer.MAX_VALUE)
            .withMaxMembers(Integer.MAX_VALUE);

    @TestFactory
    Stream<DynamicTest> answersEach() {
        return Bombs.texts().stream()
                .map(bomb -> DynamicTest.dynamicTest(Bombs.title(bomb), () -> {
                    String text = Bombs.text(bomb);
                    SmallStack.run(() -> List.of(text, "Here: {\"number\":" + text + ",\"total\":1}")
                            .forEach(BombsReadingTest::check));
                }));
    }

    private static void check(String raw) {
        for (Reading reading : Reading.values()) {
            for (JsonLimits limits : List.of(JsonLimits.DEFAULT, RAISED)) {
                Parsed<Invoice> parsed = InvoiceOutput.type(
                                ReadOptions.of(reading).withLimits(limits))
                        .parse(raw);
                String observed = parsed.match(
                        ok -> ok.canonical(), failed -> failed.failure().observed());
                assertThat(observed)
                        .isNotBlank()
                        .hasSizeLessThanOrEqualTo(2_000)
                        .doesNotContain("\n", "\r");
            }
        }
    }
}
