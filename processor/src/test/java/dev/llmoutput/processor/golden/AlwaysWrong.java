package dev.llmoutput.processor.golden;

import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is wrong with a reply whatever the time is, as a schema has no clock: what a strict reading says before all times
 * that a contract can hold, and after them, less what it says of the time itself. Where the items of a set are in the wrong
 * time, that two are equal is only said at the other.
 */
final class AlwaysWrong {
    private static final Clock BEFORE = at(LocalDateTime.of(-1, 1, 1, 0, 0));
    private static final Clock AFTER = at(LocalDateTime.of(10_000, 12, 31, 23, 59, 59, 999_999_999));

    private AlwaysWrong() {}

    static List<Issue> in(Subject subject, String reply) {
        List<Issue> before = issues(subject.strictAt().apply(BEFORE), reply);
        if (before.isEmpty()) {
            return before;
        }
        List<Issue> after = issues(subject.strictAt().apply(AFTER), reply);
        return Stream.concat(before.stream(), after.stream())
                .filter(issue -> !issue.params().containsValue("now"))
                .distinct()
                .toList();
    }

    private static List<Issue> issues(OutputType<?> type, String reply) {
        return Subject.issues(type.parse(reply));
    }

    private static Clock at(LocalDateTime time) {
        return Clock.fixed(time.toInstant(ZoneOffset.UTC), ZoneOffset.UTC);
    }
}
