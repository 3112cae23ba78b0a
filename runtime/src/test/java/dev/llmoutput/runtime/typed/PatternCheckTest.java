package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.testing.SmallStack;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class PatternCheckTest {
    private final Checks checks = new Checks();

    @Test
    void matchesTheWholeText() {
        checks.pattern("abc", PatternCheck.of("[a-c]+"));
        checks.pattern("ABC", PatternCheck.of("[a-c]+", Pattern.CASE_INSENSITIVE));
        assertThat(checks.issues()).isEmpty();

        checks.pattern("abcd", PatternCheck.of("[a-c]+"));
        assertThat(checks.issues())
                .extracting(Object::toString)
                .containsExactly("expected a string that matches [a-c]+, got \"abcd\"");
    }

    /** Work that grows with the square or worse of the text stops at 1,000 + 200 reads for each character. */
    @Test
    @Timeout(60)
    void boundsTheWork() {
        String text = "a".repeat(60) + "b";

        checks.pattern(text, PatternCheck.of("a*a*a*a*c"));

        assertThat(checks.issues())
                .extracting(Object::toString)
                .containsExactly("too large: expected a number of steps to match a*a*a*a*c of at most 13200");
    }

    @Test
    void boundsTheStack() throws Exception {
        PatternCheck pattern = PatternCheck.of("(a|b)*");

        SmallStack.run(() -> checks.pattern("ab".repeat(100_000), pattern));

        assertThat(checks.issues())
                .extracting(Object::toString)
                .containsExactly(
                        "too large: expected a text that can be matched against (a|b)* without running out of stack");
    }

    @Test
    void takesLongTextsWithOrdinaryPatterns() {
        checks.pattern("word ".repeat(200_000), PatternCheck.of("[a-z ]*"));

        assertThat(checks.issues()).isEmpty();
    }
}
