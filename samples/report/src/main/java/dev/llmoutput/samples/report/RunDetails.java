package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.accept.RejectionCause;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.record.RecordedAttempt;
import dev.llmoutput.runtime.record.RecordedFailure;
import dev.llmoutput.runtime.record.RunRecord;

/** One run to look into: each reply as it came, beside what became of it. */
final class RunDetails {
    /** Longer texts are cut: a page with megabytes of replies helps nobody. */
    static final int LONGEST_TEXT = 20_000;

    private final Html html;

    RunDetails(Html html) {
        this.html = html;
    }

    void write(RunRecord record) {
        String state = state(record);
        html.start("details").start("summary");
        html.element("span", word(state), "class", "tag " + state).text(" ");
        html.element("code", record.run()).text(" " + record.type() + ", " + record.at());
        html.element("span", summary(record), "class", "dim").end();
        for (int i = 0; i < record.attempts().size(); i++) {
            boolean last = i == record.attempts().size() - 1;
            attempt(i + 1, record.attempts().get(i), last ? record.canonical().orElse(null) : null, record.changed());
        }
        html.end();
    }

    private static String state(RunRecord record) {
        if (record.canonical().isEmpty()) {
            return "bad";
        }
        return record.attempts().size() > 1 ? "late" : "good";
    }

    private static String word(String state) {
        return switch (state) {
            case "bad" -> "rejected";
            case "late" -> "revised";
            default -> "mended";
        };
    }

    private static String summary(RunRecord record) {
        int attempts = record.attempts().size();
        return (attempts == 1 ? " · 1 attempt" : " · " + attempts + " attempts")
                + record.rejectionCause()
                        .filter(cause -> cause != RejectionCause.STOP_REASON)
                        .map(cause -> " · " + Words.of(cause.name()))
                        .orElse("")
                + record.stopReason()
                        .filter(stop -> stop != StopReason.STOP)
                        .map(stop -> " · the model stopped: " + Words.of(stop.name()))
                        .orElse("");
    }

    private void attempt(int number, RecordedAttempt attempt, String canonical, boolean changed) {
        html.start("div", "class", "attempt").element("h3", "Attempt " + number + cost(attempt));
        html.start("div", "class", "sides").start("div");
        html.element("p", "what the model wrote")
                .element("pre", cut(attempt.raw()))
                .end();
        html.start("div");
        if (canonical != null) {
            html.element("p", changed ? "canonical, changed" : "canonical").element("pre", cut(canonical));
        }
        attempt.failure().ifPresent(this::failure);
        for (Repair repair : attempt.repairs()) {
            html.element("p", "mended at " + repair.offset() + ": " + repair.what());
        }
        html.end().end().end();
    }

    private void failure(RecordedFailure failure) {
        html.element("p", "not accepted: " + failure.kind() + " / " + failure.reason());
        html.element("pre", cut(failure.observed()));
    }

    private static String cost(RecordedAttempt attempt) {
        return attempt.usage()
                .map(usage -> ", " + usage.inputTokens() + " + " + usage.outputTokens() + " tokens")
                .orElse("");
    }

    private static String cut(String text) {
        if (text.length() <= LONGEST_TEXT) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(LONGEST_TEXT - 1)) ? LONGEST_TEXT - 1 : LONGEST_TEXT;
        return text.substring(0, end) + "\n… " + (text.length() - end) + " more characters";
    }
}
