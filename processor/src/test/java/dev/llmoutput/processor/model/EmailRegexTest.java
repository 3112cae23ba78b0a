package dev.llmoutput.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts as an email address, and what it costs to tell. */
class EmailRegexTest {
    private static final Pattern REGEX = Pattern.compile(Constraint.Email.REGEX);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a@b",
                "ann@localhost",
                "ann.lee+news@example.com",
                "o'neil@mail-1.example.co.uk",
                "A_b~c{d}@EXAMPLE.com",
                "x=y/z@1.example",
                "a@xn--bcher-kva.example"
            })
    void takes(String address) {
        assertThat(REGEX.matcher(address).matches()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "ann",
                "@b",
                "a@",
                "a@@b",
                "a@b@c",
                ".a@b",
                "a.@b",
                "a..b@c",
                "a b@c",
                "a@b c",
                "a@-b",
                "a@b-",
                "a@b..c",
                "a@.b",
                "a@b.",
                "a@b_c",
                "a,b@c",
                "\"a b\"@c",
                "a@[127.0.0.1]",
                "Ann <ann@b>",
                "mailto:a@b",
                "a@b\n",
                "\u00e4@b",
                "a@b\u00fccher.example"
            })
    void refuses(String text) {
        assertThat(REGEX.matcher(text).matches()).isFalse();
    }

    /** The work grows with the text: a few reads for each character, whatever the text is. */
    @Test
    void costsAFewReadsForEachCharacter() {
        int length = 10_000;
        for (String part : List.of("a", "a.", "-", "a-", "@", "a@", ".")) {
            for (String end : List.of("", "!", "@", "@a.", "@a-")) {
                for (String start : List.of("", "a@", "a.", "a@a-")) {
                    String text = start + part.repeat(length / part.length()) + end;
                    Counted counted = new Counted(text);
                    REGEX.matcher(counted).matches();
                    assertThat(counted.reads)
                            .as("%s.. %s", text.substring(0, 5), end)
                            .isLessThan(20L * length);
                }
            }
        }
    }

    private static final class Counted implements CharSequence {
        private final String text;
        private long reads;

        Counted(String text) {
            this.text = text;
        }

        @Override
        public char charAt(int index) {
            reads++;
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }
    }
}
