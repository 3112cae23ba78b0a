package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonKeysTest {
    /** Letter by letter, so that the end of a word and the language of the machine make no difference. */
    @Test
    void foldsCaseAndSeparators() {
        assertThat(JsonKeys.folded("Start_Day-of week")).isEqualTo("startdayofweek");
        assertThat(JsonKeys.folded("\u039f\u03a3")).isEqualTo(JsonKeys.folded("\u03bf\u03c2"));
        assertThat(JsonKeys.folded("\u017fmall")).isEqualTo("small");
        assertThat(JsonKeys.folded("\u0130D")).isEqualTo("id");
    }

    /** A16: exactly these, in exactly this spelling. */
    @Test
    void reservesWhatMeansSomethingInJavaScript() {
        assertThat(JsonKeys.isReserved("__proto__")).isTrue();
        assertThat(JsonKeys.isReserved("constructor")).isTrue();
        assertThat(JsonKeys.isReserved("prototype")).isTrue();
        assertThat(JsonKeys.isReserved("Constructor")).isFalse();
        assertThat(JsonKeys.isReserved("toString")).isFalse();
    }
}
