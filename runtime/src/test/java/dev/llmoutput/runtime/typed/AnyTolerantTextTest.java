package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever the text, a tolerant reading answers; what a strict one takes it takes as well, and as that does. */
class AnyTolerantTextTest {
    private static final InvoiceOutput TOLERANT = InvoiceOutput.type(ReadOptions.of(Reading.TOLERANT));
    private static final InvoiceOutput STRICT = InvoiceOutput.type(Results.STRICT);

    private static final String GOOD = """
            So:
            ```json
            {"number":"A-1","total":"12.50","currency":'Eur',"lines":[{"item":"\\(\t","quantity":3,"price":0.1},],/* c */}
            ```""";

    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        "\"",
        "'",
        ",",
        ":",
        "\\",
        "/",
        "#",
        "\n",
        " ",
        "`",
        "~",
        "<think>",
        "</think>",
        "True",
        "5",
        "\u201c",
        "\u201d",
        "\"number\":",
        "\"lines\":",
        "\ud83d",
        "\0"
    };

    /** 20,000 mutations; {@code -Dfuzz.rounds} asks for another number. */
    @Test
    void answersMutations() {
        Random random = new Random(20_261_130);
        int rounds = Integer.getInteger("fuzz.rounds", 20_000);
        int accepted = 0;
        for (int round = 0; round < rounds; round++) {
            StringBuilder text = new StringBuilder(GOOD);
            for (int edits = random.nextInt(4); edits > 0; edits--) {
                int at = random.nextInt(text.length());
                int to = Math.min(text.length(), at + random.nextInt(12));
                switch (random.nextInt(3)) {
                    case 0 -> text.delete(at, to);
                    case 1 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
                    default -> text.insert(random.nextInt(text.length()), text.substring(at, to));
                }
            }
            accepted += obeysTheLaws(text.toString()) ? 1 : 0;
        }
        assertThat(accepted).as("mutations that are accepted").isGreaterThan(rounds / 4);
    }

    /** All 15,625 texts of three pieces, round a value and alone. */
    @Test
    void answersAllShortTexts() {
        for (String first : PIECES) {
            for (String second : PIECES) {
                for (String third : PIECES) {
                    obeysTheLaws(first + second + third);
                    obeysTheLaws(first + second + "{\"number\":\"A-1\"}" + third);
                }
            }
        }
    }

    private static boolean obeysTheLaws(String raw) {
        Parsed<Invoice> tolerant = TOLERANT.parse(raw);
        Parsed<Invoice> strict = STRICT.parse(raw);
        if (strict instanceof Parsed.Ok) {
            assertThat(tolerant).as(raw).isEqualTo(strict);
        } else if (tolerant instanceof Parsed.Ok<Invoice> ok) {
            assertThat(ok.repairs()).as(raw).isNotEmpty();
            assertThat(STRICT.parse(ok.canonical())).isEqualTo(Parsed.ok(ok.value(), ok.canonical(), false));
        }
        return tolerant instanceof Parsed.Ok;
    }
}
