package dev.llmoutput.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EcmaPatternTest {
    private static final List<String> TRANSLATED = List.of(
            "[A-Z]{2,3}-\\d+",
            "a|b|",
            "^a|b$",
            "(a|b?)*c+?",
            ".",
            ".*",
            "\\s|\\S",
            "[\\s\\d_-]+",
            "[^a-c^]",
            "\\-\\\"\\@",
            "\\x41\\u00e9",
            "\\w\\W\\d\\D",
            "[.*+?(){}|$/]",
            "a]b}c/d");

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            quoteCharacter = '`',
            value = {
                "[A-Z]{2}-\\d+ ^(?:[A-Z]{2}-\\d+)$",
                "^a|b$ ^(?:a|b)$",
                "(?:a)(b)?? ^(?:(?:a)(b)??)$",
                "a. ^(?:a[^\\n\\r\\u0085\\u2028\\u2029])$",
                "[a-z_-] ^(?:[a-z_\\-])$",
                "[-+] ^(?:[\\-+])$",
                "[a\\-z] ^(?:[a\\-z])$",
                "\\-\\@\\. ^(?:-@\\.)$",
                "a]b}/ ^(?:a\\]b\\}\\/)$",
                "[^^] ^(?:[^\\^])$",
                "\\x41\\u00e9 ^(?:\\x41\\u00e9)$",
                "\u20AC{1,} ^(?:\u20AC{1,})$",
            })
    void translates(String java, String ecma) {
        assertThat(EcmaPattern.of(java)).contains(ecma);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[a-z", "*", "(?i)a", "(?=a)b", "(?<=a)b", "(?<n>a)", "(?>a)", "a++", "a*+", "a{2}{3}", "(a)\\1",
                "\\bword\\b", "\\B", "\\Aa\\z", "a\\Z", "\\p{L}+", "\\P{Lu}", "\\h", "\\R", "\\X", "\\Qa.b\\E", "\\cA",
                "\\0101", "\\a", "\\e", "\\x{1F600}", "\\uD83D\\uDE00", "a^b", "a$b", "(^a)", "(a$)", "\\|^a", "^*a",
                "[a[b]]", "[a&&b]", "[\\S]", "[\\w-z]", "[a-\\d]", "[a-b-c]", "[]a]", "\uD83D"
            })
    void leavesWhatMeansSomethingElse(String java) {
        assertThat(EcmaPattern.of(java)).isEmpty();
    }

    /** What is translated lies in the subset that both read alike, so Java can read the translation too. */
    @Property(tries = 3000, seed = "20260101")
    void translationTakesTheSameTexts(@ForAll("patterns") String java, @ForAll("texts") String text) {
        String ecma = EcmaPattern.of(java).orElseThrow();
        Pattern translated = Pattern.compile(ecma.substring(0, ecma.length() - 1) + "\\z");
        assertThat(translated.matcher(text).find()).isEqualTo(Pattern.matches(java, text));
    }

    @Provide
    Arbitrary<String> patterns() {
        return Arbitraries.of(TRANSLATED);
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars("abcABZ0129-_^ \t\n\r\u0085\u2028\u000B.*+?(){}|$/]}@\"\\\u00e9")
                .ofMaxLength(6);
    }
}
