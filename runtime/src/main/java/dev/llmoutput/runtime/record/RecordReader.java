package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.accept.RejectionCause;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what {@link RecordWriter} wrote; ignores members that it does not know. */
final class RecordReader {
    /** A record is our own text, and as long as the replies that it holds. */
    private static final JsonLimits LIMITS = JsonLimits.DEFAULT
            .withMaxDocumentLength(Integer.MAX_VALUE)
            .withMaxStringLength(Integer.MAX_VALUE)
            .withMaxMembers(Integer.MAX_VALUE);

    private RecordReader() {}

    static RunRecord read(String json) {
        try {
            return record(Members.of(JsonTree.read(json, LIMITS)));
        } catch (JsonSyntaxException e) {
            throw new IllegalArgumentException("a record is JSON, this is not: " + e.kind(), e);
        } catch (DateTimeException | ArithmeticException e) {
            throw new IllegalArgumentException("a record has a time and whole numbers, this has not", e);
        }
    }

    private static RunRecord record(Members members) {
        String canonical = members.textOrNull("canonical");
        List<RecordedAttempt> attempts = new ArrayList<>();
        for (Members attempt : members.list("attempts")) {
            attempts.add(attempt(attempt, canonical));
        }
        RejectionCause cause = members.constantOrNull("rejectionCause", RejectionCause.class);
        if (attempts.isEmpty() || (canonical == null) == (cause == null)) {
            throw new IllegalArgumentException("a record has attempts, and a canonical text or a cause of rejection");
        }
        return new RunRecord(
                members.text("run"),
                Instant.parse(members.text("at")),
                members.text("type"),
                attempts,
                canonical,
                members.flag("changed"),
                members.constantOrNull("stopReason", StopReason.class),
                cause);
    }

    private static RecordedAttempt attempt(Members members, @Nullable String canonical) {
        List<Repair> repairs = new ArrayList<>();
        for (Members repair : members.list("repairs")) {
            repairs.add(new Repair(
                    repair.constant("kind", Repair.Kind.class),
                    Math.toIntExact(repair.number("offset")),
                    repair.text("what")));
        }
        Members usage = members.objectOrNull("usage");
        Members failure = members.objectOrNull("failure");
        String raw = members.textOrNull("raw");
        return new RecordedAttempt(
                raw == null ? Members.present("canonical", canonical) : raw,
                failure == null ? null : failure(failure),
                repairs,
                usage == null ? null : Usage.of(usage.number("input"), usage.number("output")),
                Duration.ofNanos(members.number("nanos")));
    }

    private static RecordedFailure failure(Members members) {
        List<RecordedIssue> issues = new ArrayList<>();
        for (Members issue : members.list("issues")) {
            issues.add(new RecordedIssue(issue.text("code"), issue.text("path"), issue.text("message")));
        }
        return new RecordedFailure(
                members.constant("kind", Failure.Kind.class),
                members.constant("reason", Failure.Reason.class),
                members.text("observed"),
                issues);
    }
}
