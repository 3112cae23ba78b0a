package dev.llmoutput.processor.sample;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** C279: texts for patterns; whatever a pattern is, a compilation ends. */
class PatternSamplesTest {
    /** A few characters of a pattern can stand for more text than any memory has, or for no text in any time. */
    @Timeout(60)
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(([a-z]{1000}){1000}){1000}",
                "((){9999}){9999}",
                "(((a|){9999}){9999}){9999}",
                "((a{50}){50}){50}",
                "(a{9999})*b"
            })
    void quantifiersInQuantifiersEnd(String regex) {
        assertThat(PatternSamples.of(regex, 0)).allMatch(text -> text.length() <= ScalarSamples.LONGEST);
    }

    /** A text that was given up is not one that is taken for whole. */
    @Test
    void whatWasGivenUpIsNoText() {
        assertThat(PatternSamples.of("([a-z]{100}){100}", 0)).isEmpty();
        assertThat(PatternSamples.of("([a-z]{60}){60}", 0)).isNotEmpty().allMatch(text -> text.length() == 3_600);
    }
}
