package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import java.util.List;

/** Takes results apart. */
final class Results {
    static final ReadOptions STRICT = ReadOptions.of(Reading.STRICT);

    private Results() {}

    static <T> Parsed.Ok<T> ok(Parsed<T> parsed) {
        if (parsed instanceof Parsed.Failed<T> failed) {
            throw new AssertionError(failed.failure().observed());
        }
        return (Parsed.Ok<T>) parsed;
    }

    static Failure failure(Parsed<?> parsed) {
        assertThat(parsed).isInstanceOf(Parsed.Failed.class);
        return ((Parsed.Failed<?>) parsed).failure();
    }

    /** Each issue as {@code path code}. */
    static List<String> codes(List<Issue> issues) {
        return issues.stream()
                .map(issue -> issue.path() + " " + issue.code().wireName())
                .toList();
    }
}
