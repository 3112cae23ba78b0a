package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.accept.AcceptOptions;
import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.jsontype.JsonOutput;
import dev.llmoutput.runtime.jsontype.JsonValidation;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Short ways to make and read records. */
final class Records {
    static final Instant AT = Instant.parse("2026-01-02T03:04:05.678Z");

    /** {@code {"title": "..."}}, nothing else. */
    static final JsonOutput<String> TITLE = JsonOutput.of(Records::title).withName("title");

    private Records() {}

    private static JsonValidation<String> title(@Nullable Object json) {
        if (json instanceof Map<?, ?> object && object.get("title") instanceof String title) {
            return JsonValidation.valid(title, Map.of("title", title));
        }
        return JsonValidation.invalid(
                List.of(Issue.of(IssueCode.MISSING, IssuePath.ROOT.name("title"), Map.of("expected", "a string"))));
    }

    /** An outcome of these replies. */
    static <T> Outcome<T> outcome(OutputType<T> type, ModelReply... replies) {
        Deque<ModelReply> script = new ArrayDeque<>(List.of(replies));
        AcceptOptions options =
                AcceptOptions.builder().retries(replies.length - 1).build();
        return AcceptOutput.ask(type, request -> script.remove(), ModelRequest.of("x"), options);
    }

    static RunRecord record(String run, ModelReply... replies) {
        return RunRecord.of(run, AT, TITLE, outcome(TITLE, replies), SecretRedactor.NONE);
    }

    /** A record whose one reply is accepted, and is {@code length} characters longer than the least. */
    static RunRecord ofLength(String run, int length) {
        return record(run, ModelReply.of("{\"title\":\"" + "t".repeat(length) + "\"}"));
    }

    /** What a source shows. */
    static final class Seen implements RunVisitor {
        private final List<RunRecord> records = new ArrayList<>();
        private final List<DamagedLine> damaged = new ArrayList<>();
        private final List<Long> done = new ArrayList<>();
        private final List<Long> totals = new ArrayList<>();

        static Seen of(RunSource source) {
            Seen seen = new Seen();
            source.read(seen);
            return seen;
        }

        @Override
        public void record(RunRecord record) {
            records.add(record);
        }

        @Override
        public void damaged(DamagedLine line) {
            damaged.add(line);
        }

        @Override
        public void progress(long doneNow, long total) {
            done.add(doneNow);
            totals.add(total);
        }

        List<RunRecord> records() {
            return records;
        }

        List<String> runs() {
            return records.stream().map(RunRecord::run).toList();
        }

        List<DamagedLine> damaged() {
            return damaged;
        }

        List<Long> done() {
            return done;
        }

        List<Long> totals() {
            return totals;
        }
    }
}
