package dev.llmoutput.runtime.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a text that was cut keeps of the beginnings of secrets. */
class RedactedCutTest {
    private static final String SECRET = "sk-01/\"\n3456789abcdef";
    private static final int LARGE = 1_000_000;

    private static String cut(String text) {
        return SecretRedactor.of(SECRET).redactCut(text);
    }

    /** The beginning of a secret that was cut is as good as gone, a text that only begins like one is not. */
    @Test
    void noBeginningIsLeftAtACut() {
        SecretRedactor redactor = SecretRedactor.of("sk-0123456789abcdef");

        assertThat(redactor.redactCut("\"sk-0123456789...")).isEqualTo("\"[REDACTED]...");
        assertThat(redactor.redactCut("got sk-0123456789abcdef, sk-01... and more"))
                .isEqualTo("got [REDACTED], [REDACTED]... and more");
        assertThat(redactor.redactCut("ask-012 ...")).isEqualTo("ask-012 ...");
        assertThat(redactor.redactCut("task...")).isEqualTo("task...");
    }

    /** The first cut is not the only one, and a cut text in quotes has its dots behind them. */
    @Test
    void everyCutCounts() {
        assertThat(cut("sk-01... and sk-0... and \"sk-01\"... and sk-...... and sk-01."))
                .isEqualTo("[REDACTED]... and [REDACTED]... and \"[REDACTED]\"... and sk-...... and sk-01.");
        assertThat(cut(".... sk-01.......")).isEqualTo(".... [REDACTED].......");
    }

    /** A tree may hold texts that were cut, in keys too. */
    @Test
    void treesMayHoldCutTexts() {
        Object tree = Map.of("sk-01...", List.of("got sk-01/\" 3456789abcdef", "sk-01..."), "n", 1);

        assertThat(SecretRedactor.of(SECRET).redactCutTree(tree))
                .isEqualTo(Map.of("[REDACTED]...", List.of("got [REDACTED]", "[REDACTED]..."), "n", 1));
        assertThat(SecretRedactor.of(SECRET).redactTree(tree)).isEqualTo(tree);
    }

    @Test
    void aBeginningIsFoundHoweverItIsEscaped() {
        assertThat(cut("\\u0073k-0\\u0031\\/\\\"\\n3...")).isEqualTo("[REDACTED]...");
        assertThat(cut("sk-01\\/\\...")).isEqualTo("[REDACTED]..");
        assertThat(cut("sk-01\\u002... sk-01\\u... sk-01\\\"..."))
                .isEqualTo("[REDACTED]... [REDACTED]... [REDACTED]...");
        assertThat(cut("sk-\\u003...")).isEqualTo("sk-\\u003...");
    }

    /** One line is made of what is told to a model. */
    @Test
    void aLineBreakInASecretMayBeASpace() {
        assertThat(cut("got sk-01/\" 3456789abcdef and sk-01/\" 3...")).isEqualTo("got [REDACTED] and [REDACTED]...");
    }

    @Test
    void dotsInASecretMayBePartOfTheCut() {
        SecretRedactor redactor = SecretRedactor.of("abcd..efgh");

        assertThat(redactor.redactCut("abcd... abcd.... abcd..e..."))
                .isEqualTo("[REDACTED]... [REDACTED]... [REDACTED]...");
    }

    /** Every beginning, with every character spelled in every way, at several cuts of one text. */
    @Test
    void noBeginningIsLeftHoweverItIsSpelled() {
        Random random = new Random(20261201);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder();
            StringBuilder expected = new StringBuilder();
            for (int part = 0; part < 3; part++) {
                int length = random.nextInt(SECRET.length());
                String dots = ".".repeat(3 + random.nextInt(4));
                String beginning = spelled(SECRET.substring(0, length), random);
                text.append("a ").append(beginning).append(dots);
                expected.append("a ")
                        .append(length < 4 ? beginning : "[REDACTED]")
                        .append(dots);
            }
            assertThat(cut(text.toString())).as("%s", text).isEqualTo(expected.toString());
        }
    }

    private static String spelled(String text, Random random) {
        StringBuilder json = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int escape = "\"/\n".indexOf(c);
            json.append(
                    random.nextInt(3) == 0
                            ? String.format("\\u%04x", (int) c)
                            : escape < 0 || random.nextBoolean() ? String.valueOf(c) : "\\" + "\"/n".charAt(escape));
        }
        return json.toString();
    }

    @Test
    @Timeout(60)
    void longTextsStayFast() {
        SecretRedactor redactor = SecretRedactor.of(SECRET, "\\".repeat(40) + "a", ".".repeat(40) + "a", "....");

        assertThat(redactor.redactCut(".".repeat(LARGE / 10))).isEqualTo("[REDACTED]");
        assertThat(cut(".".repeat(LARGE))).hasSize(LARGE);
        assertThat(cut("\\".repeat(LARGE))).hasSize(LARGE);
        assertThat(redactor.redactCut("\\".repeat(LARGE / 10))).hasSize(LARGE / 10);
        assertThat(cut("sk-01...".repeat(LARGE / 8))).isEqualTo("[REDACTED]...".repeat(LARGE / 8));
    }
}
