package dev.llmoutput.runtime.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ParsedTest {
    private static final Failure FAILURE = Failure.syntax(Failure.Reason.EMPTY, "nothing to read");

    /** C003: a parse that succeeds carries a value, one canonical string and a changed flag, and no failure. */
    @Test
    void okHasValueCanonicalTextAndChangedFlag() {
        Parsed<Integer> parsed = Parsed.ok(7, "7", true);

        Parsed.Ok<Integer> ok = (Parsed.Ok<Integer>) parsed;
        assertThat(ok.value()).isEqualTo(7);
        assertThat(ok.canonical()).isEqualTo("7");
        assertThat(ok.changed()).isTrue();
        assertThat(ok.repairs()).isEmpty();
        assertThat(methodsOf(Parsed.Ok.class)).doesNotContain("failure");
    }

    /** C004: a parse that fails carries only a failure; there is no value or canonical text to ask for. */
    @Test
    void failedHasOnlyAFailure() {
        Parsed<Integer> parsed = Parsed.failed(FAILURE);

        assertThat(((Parsed.Failed<Integer>) parsed).failure()).isSameAs(FAILURE);
        assertThat(methodsOf(Parsed.Failed.class)).doesNotContain("value", "canonical", "changed", "repairs");
        assertThat(methodsOf(Parsed.class)).doesNotContain("value", "canonical", "changed", "repairs", "failure");
        assertThat(Parsed.class.getPermittedSubclasses())
                .containsExactlyInAnyOrder(Parsed.Ok.class, Parsed.Failed.class);
    }

    @Test
    void makesTheCanonicalTextOnce() {
        AtomicInteger made = new AtomicInteger();
        Parsed<Integer> parsed = Parsed.ok(7, () -> "7#" + made.incrementAndGet(), false, List.of());

        String texts = parsed.match(ok -> ok.canonical() + ok.canonical(), failed -> "");

        assertThat(texts).isEqualTo("7#17#1");
    }

    @Test
    void comparesByContent() {
        assertThat(Parsed.ok(7, "7", false))
                .isEqualTo(Parsed.ok(7, () -> "7", false, List.of()))
                .hasSameHashCodeAs(Parsed.ok(7, () -> "7", false, List.of()))
                .isNotEqualTo(Parsed.ok(7, "7", true))
                .isNotEqualTo(Parsed.ok(7, "7.0", false))
                .isNotEqualTo(Parsed.failed(FAILURE));
        assertThat(Parsed.failed(FAILURE))
                .isEqualTo(Parsed.failed(Failure.syntax(Failure.Reason.EMPTY, "nothing to read")));
    }

    @Test
    void neverPrintsTheReply() {
        assertThat(Parsed.ok("secret", "\"secret\"", false).toString()).doesNotContain("secret");
        Failure failure = Failure.schema(List.of(Issue.custom(IssuePath.ROOT, "secret")));
        assertThat(Parsed.failed(failure).toString()).doesNotContain("secret");
    }

    /** C013: the kinds are a closed set of two. */
    @Test
    void refusesFailuresThatContradictThemselves() {
        assertThat(Failure.Kind.values()).containsExactly(Failure.Kind.SYNTAX, Failure.Kind.SCHEMA);
        assertThatThrownBy(() -> Failure.schema(List.of())).hasMessageContaining("at least one issue");
        assertThatThrownBy(() -> Failure.syntax(Failure.Reason.SCHEMA, "x")).hasMessageContaining("SCHEMA");
        assertThatThrownBy(() -> Failure.syntax(Failure.Reason.EMPTY, " \n")).hasMessageContaining("say something");
    }

    private static List<String> methodsOf(Class<?> type) {
        return Arrays.stream(type.getMethods()).map(method -> method.getName()).toList();
    }
}
