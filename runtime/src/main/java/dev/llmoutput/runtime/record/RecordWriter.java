package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonAppender;

/**
 * Writes a record as one line of JSON. What is absent is left out; so is the raw text of an attempt that is the canonical
 * text itself.
 */
final class RecordWriter {
    private final RunRecord record;
    private final JsonAppender out;

    private RecordWriter(RunRecord record, JsonAppender out) {
        this.record = record;
        this.out = out;
    }

    static String write(RunRecord record) {
        try (JsonAppender out = new JsonAppender()) {
            new RecordWriter(record, out).record();
            return out.toString();
        }
    }

    private void record() {
        out.beginObject();
        text("run", record.run());
        text("at", record.at().toString());
        text("type", record.type());
        record.canonical().ifPresent(canonical -> text("canonical", canonical));
        if (record.changed()) {
            out.name("changed");
            out.bool(true);
        }
        record.stopReason().ifPresent(stop -> text("stopReason", stop.name()));
        record.rejectionCause().ifPresent(cause -> text("rejectionCause", cause.name()));
        out.name("attempts");
        out.beginArray();
        record.attempts().forEach(this::attempt);
        out.endArray();
        out.endObject();
    }

    private void attempt(RecordedAttempt attempt) {
        out.beginObject();
        if (!record.canonical().filter(attempt.raw()::equals).isPresent()) {
            text("raw", attempt.raw());
        }
        attempt.failure().ifPresent(this::failure);
        if (!attempt.repairs().isEmpty()) {
            out.name("repairs");
            out.beginArray();
            attempt.repairs().forEach(this::repair);
            out.endArray();
        }
        attempt.usage().ifPresent(this::usage);
        number("nanos", attempt.duration().toNanos());
        out.endObject();
    }

    private void failure(RecordedFailure failure) {
        out.name("failure");
        out.beginObject();
        text("kind", failure.kind().name());
        text("reason", failure.reason().name());
        text("observed", failure.observed());
        out.name("issues");
        out.beginArray();
        failure.issues().forEach(this::issue);
        out.endArray();
        out.endObject();
    }

    private void issue(RecordedIssue issue) {
        out.beginObject();
        text("code", issue.code());
        text("path", issue.path());
        text("message", issue.message());
        out.endObject();
    }

    private void repair(Repair repair) {
        out.beginObject();
        text("kind", repair.kind().name());
        number("offset", repair.offset());
        text("what", repair.what());
        out.endObject();
    }

    private void usage(Usage usage) {
        out.name("usage");
        out.beginObject();
        number("input", usage.inputTokens());
        number("output", usage.outputTokens());
        out.endObject();
    }

    private void text(String name, String value) {
        out.name(name);
        out.string(value);
    }

    private void number(String name, long value) {
        out.name(name);
        out.number(value);
    }
}
