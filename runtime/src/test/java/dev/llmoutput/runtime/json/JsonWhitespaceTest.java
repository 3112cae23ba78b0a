package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonWhitespaceTest {
    /** ECMA-262: these and no other of the 65,536 units. */
    private static final String ALL =
            "\t\n\u000b\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008"
                    + "\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

    @Test
    void isWhatEcmaScriptTrims() {
        StringBuilder found = new StringBuilder();
        for (int c = 0; c <= Character.MAX_VALUE; c++) {
            if (JsonWhitespace.isWhitespace((char) c)) {
                found.append((char) c);
            }
        }

        assertThat(found.toString()).isEqualTo(ALL);
    }

    @Test
    void trims() {
        String text = ALL + "x y" + ALL;

        assertThat(JsonWhitespace.trimStart(text, 0, text.length())).isEqualTo(ALL.length());
        assertThat(JsonWhitespace.trimEnd(text, 0, text.length())).isEqualTo(ALL.length() + 3);
        assertThat(JsonWhitespace.isBlank(ALL)).isTrue();
        assertThat(JsonWhitespace.isBlank("")).isTrue();
        assertThat(JsonWhitespace.isBlank("\u200b")).isFalse();
        assertThat(JsonWhitespace.isBlank("\u0085")).isFalse();
    }
}
