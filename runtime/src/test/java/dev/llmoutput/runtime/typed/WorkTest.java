package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.Reading;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.testing.Bombs;
import dev.llmoutput.runtime.testing.StepLoader;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** The work of a whole reading grows with the reply and not faster, in both readings. Counted, not timed. */
@Timeout(120) // against hanging only
class WorkTest {
    private static final StepLoader LOADER = new StepLoader();
    private static final BiConsumer<?, ?> READING = LOADER.make(ReadInvoice.class, BiConsumer.class);

    /** Twice the bomb is twice the work, alone and as a value that the contract does not know. */
    @TestFactory
    Stream<DynamicTest> bombsAreLinear() {
        return Bombs.texts().stream()
                .flatMap(bomb -> Arrays.stream(Reading.values())
                        .map(reading -> DynamicTest.dynamicTest(
                                Bombs.title(bomb) + " " + reading, () -> growsAsTheBomb(bomb, reading))));
    }

    private static void growsAsTheBomb(JsonNode bomb, Reading reading) {
        int size = bomb.has("repeat") ? 500_000 : 100_000;
        double times = (double) size / Bombs.text(bomb).length();
        for (List<String> round : List.of(List.of("", ""), List.of("{\"number\":\"1\",\"extra\":", ",\"total\":1}"))) {
            String once = round.get(0) + Bombs.text(bomb, times) + round.get(1);
            String twice = round.get(0) + Bombs.text(bomb, 2 * times) + round.get(1);
            long steps = steps(once, reading);
            assertThat(steps(twice, reading)).isLessThan(2 * steps + steps / 5);
        }
    }

    /** What is counted is there: each character is looked at, and a longer text takes more. */
    @Test
    void countsTheReading() {
        String reply = "{\"number\":\"" + "x".repeat(1_000) + "\",\"total\":1}";
        assertThat(steps(reply, Reading.STRICT)).isBetween(2L * 1_000, 10L * 1_000);
    }

    private static long steps(String reply, Reading reading) {
        return LOADER.steps(() -> accept(READING, reply, reading));
    }

    @SuppressWarnings("unchecked")
    private static void accept(BiConsumer<?, ?> reader, String reply, Reading reading) {
        ((BiConsumer<String, Reading>) reader).accept(reply, reading);
    }

    /** What is counted. */
    public static final class ReadInvoice implements BiConsumer<String, Reading> {
        private static final JsonLimits RAISED = JsonLimits.DEFAULT
                .withMaxDocumentLength(Integer.MAX_VALUE)
                .withMaxStringLength(Integer.MAX_VALUE)
                .withMaxNameLength(Integer.MAX_VALUE)
                .withMaxNumberLength(Integer.MAX_VALUE)
                .withMaxNestingDepth(Integer.MAX_VALUE)
                .withMaxMembers(Integer.MAX_VALUE);

        /** For the loader. */
        public ReadInvoice() {}

        @Override
        public void accept(String reply, Reading reading) {
            InvoiceOutput.type(ReadOptions.of(reading).withLimits(RAISED))
                    .parse(reply)
                    .match(ok -> ok.canonical(), failed -> failed.failure().observed());
        }
    }
}
