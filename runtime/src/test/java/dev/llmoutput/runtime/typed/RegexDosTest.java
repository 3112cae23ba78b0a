package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Regular expressions that are known to explode, on the texts that make them: the check ends after 1,000 reads and 200 for
 * each character, with one issue that says so. What the expression can still tell within that bound it tells.
 */
class RegexDosTest {
    private static final long MUCH_STACK = 512L << 20;

    private static final String RUN = "a".repeat(5_000);

    static Stream<Arguments> hostile() {
        return Stream.of(
                Arguments.of("(a+)+", RUN + "!"),
                Arguments.of("([a-zA-Z]+)*", RUN + "!"),
                Arguments.of("(a|aa)+", RUN + "!"),
                Arguments.of("(a|a?)+", RUN + "!"),
                Arguments.of("(.*a){11}", RUN + "!"),
                Arguments.of("(x+x+)+y", "x".repeat(5_000)),
                Arguments.of("(([a-z])+.)+[A-Z]([a-z])+", RUN),
                Arguments.of("(\\w+\\s?)+", "word ".repeat(1_000) + "!"),
                Arguments.of("([\\w.-]+)*@[\\w.-]+", RUN),
                Arguments.of("(a*)*b", RUN),
                Arguments.of("(?:(?:a*)*)*b", RUN),
                Arguments.of("(\\d+(,\\d+)*)+;", "1,".repeat(2_500)),
                Arguments.of(".*.*=.*", "=".repeat(5_000) + "\n"));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    @Timeout(60)
    void endsWithinTheBound(String regex, String text) throws InterruptedException {
        Checks checks = new Checks();

        withMuchStack(() -> checks.pattern(text, PatternCheck.of(regex)));

        assertThat(checks.issues()).hasSize(1);
        Issue issue = checks.issues().get(0);
        assertThat(issue.code()).isIn(IssueCode.LIMIT, IssueCode.INVALID_FORMAT);
        if (issue.code() == IssueCode.LIMIT) {
            assertThat(issue.params()).containsEntry("maximum", 1_000L + 200L * text.length());
        }
    }

    /** Some of these run out of an ordinary stack first, which is another issue. */
    private static void withMuchStack(Runnable check) throws InterruptedException {
        Thread thread = new Thread(null, check, "much stack", MUCH_STACK);
        thread.start();
        thread.join();
    }
}
