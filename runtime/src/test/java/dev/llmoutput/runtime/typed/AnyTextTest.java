package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.typed.invoice.Invoice;
import dev.llmoutput.runtime.typed.invoice.InvoiceOutput;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Whatever the text, reading answers; and what it answers keeps the laws. */
class AnyTextTest {
    private static final String GOOD = """
            {"number":"A-1","total":12.50,"currency":"EUR","lines":[{"item":"\\"","quantity":3,"price":0.1}],"note":null}""";

    private static final String ALPHABET = "{}[]\",:\\ \n`~tn01-.eA\0\u2028\ud83d\ude00\ufeff";

    /** All 406,901 texts of up to four characters. */
    @Test
    void answersAllShortTexts() {
        StringBuilder text = new StringBuilder();
        answersAll(text, 4);
    }

    private static void answersAll(StringBuilder text, int more) {
        obeysTheLaws(text.toString());
        if (more > 0) {
            for (int i = 0; i < ALPHABET.length(); i++) {
                text.append(ALPHABET.charAt(i));
                answersAll(text, more - 1);
                text.setLength(text.length() - 1);
            }
        }
    }

    /** 20,000 mutations; {@code -Dfuzz.rounds} asks for another number. */
    @Test
    void answersMutations() {
        Random random = new Random(20_260_102);
        int accepted = 0;
        int rounds = Integer.getInteger("fuzz.rounds", 20_000);
        for (int round = 0; round < rounds; round++) {
            StringBuilder text = new StringBuilder(GOOD);
            for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
                int at = random.nextInt(text.length());
                int to = Math.min(text.length(), at + random.nextInt(12));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
                    case 1 -> text.delete(at, to);
                    default -> text.insert(random.nextInt(text.length()), text.substring(at, to));
                }
            }
            accepted += obeysTheLaws(text.toString()) ? 1 : 0;
        }
        assertThat(accepted).as("mutations that are accepted").isGreaterThan(rounds / 200);
    }

    /** C006: the canonical text is a fixed point. C005: the same text gives the same result. */
    private static boolean obeysTheLaws(String raw) {
        Parsed<Invoice> parsed = InvoiceOutput.TYPE.parse(raw);
        if (parsed instanceof Parsed.Ok<Invoice> ok) {
            assertThat(InvoiceOutput.TYPE.parse(ok.canonical()))
                    .isEqualTo(Parsed.ok(ok.value(), ok.canonical(), false));
            return true;
        }
        Failure failure = ((Parsed.Failed<Invoice>) parsed).failure();
        boolean oneLine = !failure.observed().isBlank()
                && failure.observed().length() <= 2_000
                && failure.observed().chars().noneMatch(c -> Character.isISOControl(c) || c == 0x2028 || c == 0x2029);
        assertThat(oneLine).as(failure.observed()).isTrue();
        assertThat(failure.issues()).isNotEmpty();
        return false;
    }

    /** C005: eight threads at once. */
    @Test
    void answersTheSameOnEveryThread() throws Exception {
        List<String> texts = new ArrayList<>();
        for (int end = 0; end <= GOOD.length(); end++) {
            texts.add(GOOD.substring(0, end));
            texts.add(GOOD.substring(end) + "}");
        }
        List<Parsed<Invoice>> expected =
                texts.stream().map(InvoiceOutput.TYPE::parse).toList();
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<List<Parsed<Invoice>>>> results = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                results.add(threads.submit(
                        () -> texts.stream().map(InvoiceOutput.TYPE::parse).toList()));
            }
            for (Future<List<Parsed<Invoice>>> result : results) {
                assertThat(result.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    /** A record whose constructor reads a reply of its own. */
    @Test
    void readsWhileItReads() {
        Single<String> outer = new Single<>(in -> {
            String inner = in.readString();
            return Results.ok(InvoiceOutput.TYPE.parse(inner)).value().number();
        });
        String quoted = GOOD.replace("\\", "\\\\").replace("\"", "\\\"");

        assertThat(Results.ok(outer.parse("\"" + quoted + "\"", Results.STRICT)).value())
                .isEqualTo("A-1");
    }
}
