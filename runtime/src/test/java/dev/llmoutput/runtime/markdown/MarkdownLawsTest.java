package dev.llmoutput.runtime.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;

/**
 * The laws that hold for every string: nothing is thrown; canonical twice is canonical once; taking inserted asterisks
 * away gives the string again (C044); the result reads as the string does, but for emphasis turned strong (C064).
 */
class MarkdownLawsTest {
    private static final String[] SYMBOLS = {"*", "a", " ", "_", "\n", "[", "]"};

    private static final String[] PIECES = {
        "*",
        "*",
        "*",
        "*",
        "*",
        "**",
        "***",
        "_",
        "__",
        "a",
        "b",
        "1",
        "\u00e9",
        "\u65e5",
        "\ud83d\ude00",
        "\ud800",
        ".",
        "(",
        "~~",
        "`",
        "``",
        "```\n",
        "~~~\n",
        "[",
        "]",
        "](u)",
        "](/x*y \"*t*\")",
        "![",
        "[r]",
        "\n\n[r]: /u\n\n",
        "<b>",
        "</b>",
        "<!--",
        "-->",
        "<div>\n",
        "<http://a*b>",
        "https://a.test/",
        "\\",
        "&amp;",
        "&#42;",
        " ",
        " ",
        "\t",
        "\n",
        "\n",
        "\n\n",
        "\r\n",
        "\r",
        "> ",
        "- ",
        "* ",
        "1. ",
        "# ",
        "\n===\n",
        "\n---\n",
        "    ",
        "\0",
        "\u00a0",
        "\ufeff",
        "\u2028",
        "  \n",
        "|",
        "\""
    };

    /** How many of the longer strings are tried; {@code .ci/run} tries a million. */
    private static final int LONGER_STRINGS = Integer.getInteger("markdown.strings", 20_000);

    private final Parser parser = Parser.builder().build();
    private final HtmlRenderer html = HtmlRenderer.builder().build();

    @Test
    void holdForRandomText() {
        Random random = new Random(20_260_101);
        int promoted = 0;
        for (int i = 0; i < 50_000; i++) {
            promoted += check(random(random, PIECES, 1 + random.nextInt(24))) ? 1 : 0;
        }
        assertThat(promoted).isGreaterThan(5_000);
    }

    @Test
    void holdForAllShortStrings() {
        int strings = 0;
        for (int length = 0; length <= 6; length++) {
            int count = (int) Math.pow(SYMBOLS.length, length);
            for (int number = 0; number < count; number++) {
                check(spell(number, length));
            }
            strings += count;
        }
        assertThat(strings).isEqualTo(137_257);
    }

    @Test
    void holdForLongerStrings() {
        Random random = new Random(7_8_9);
        int promoted = 0;
        for (int i = 0; i < LONGER_STRINGS; i++) {
            promoted += check(random(random, SYMBOLS, 7 + i % 3)) ? 1 : 0;
        }
        assertThat(promoted).isGreaterThan(LONGER_STRINGS / 100);
    }

    private static String random(Random random, String[] pieces, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(pieces[random.nextInt(pieces.length)]);
        }
        return text.toString();
    }

    /** The {@code number}-th string of {@code length} symbols. */
    private static String spell(int number, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0, rest = number; i < length; i++, rest /= SYMBOLS.length) {
            text.append(SYMBOLS[rest % SYMBOLS.length]);
        }
        return text.toString();
    }

    /** Checks the laws for {@code text} and answers whether anything was promoted. */
    private boolean check(String text) {
        String canonical = MarkdownOutput.canonicalize(text);
        if (canonical.equals(text)) {
            return false;
        }
        assertThat(MarkdownOutput.canonicalize(canonical)).as("again").isEqualTo(canonical);
        assertThat(insertedAsterisks(text, canonical)).as(text).isPositive().isEven();
        assertThat(emphasis(canonical)).isEqualTo(emphasis(text));
        return true;
    }

    /** How many asterisks {@code canonical} has more than {@code text}, or -1 if that is not all that differs. */
    private static int insertedAsterisks(String text, String canonical) {
        int matched = 0;
        for (int i = 0; i < canonical.length(); i++) {
            char c = canonical.charAt(i);
            if (matched < text.length() && c == text.charAt(matched)) {
                matched++;
            } else if (c != '*') {
                return -1;
            }
        }
        return matched == text.length() ? canonical.length() - text.length() : -1;
    }

    /** The text as HTML in which strong and other emphasis are the same. */
    private String emphasis(String markdown) {
        String text = markdown.startsWith("\ufeff") ? markdown.substring(1) : markdown;
        return html.render(parser.parse(text)).replace("strong>", "em>");
    }
}
