package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.record.DamagedLine;
import dev.llmoutput.runtime.record.RecordedAttempt;
import dev.llmoutput.runtime.record.RecordedFailure;
import dev.llmoutput.runtime.record.RecordedIssue;
import dev.llmoutput.runtime.record.RunRecord;
import dev.llmoutput.runtime.record.RunVisitor;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The numbers of many runs. Holds counts and a few runs to look at, whatever the number of records. */
final class Statistics implements RunVisitor {
    /** Between the path and the code of an issue in a row of {@link #paths}; no code holds it. */
    static final String GAP = "  ";

    /** The numbers of one type of output. */
    static final class OfType {
        long runs;
        long acceptedAtOnce;
        long acceptedLater;
        long tokens;
        long reaskTokens;

        long rejected() {
            return runs - acceptedAtOnce - acceptedLater;
        }
    }

    final OfType all = new OfType();
    final Map<String, OfType> types = new TreeMap<>();
    final NavigableMap<Integer, Long> acceptedAt = new TreeMap<>();
    final Tally causes = new Tally();
    final Tally failures = new Tally();
    final Tally paths = new Tally();
    final Tally repairs = new Tally();
    final Specimens specimens = new Specimens();
    Instant first = Instant.MAX;
    Instant last = Instant.MIN;
    long damagedLines;

    @Override
    public void record(RunRecord record) {
        OfType ofType = types.computeIfAbsent(record.type(), name -> new OfType());
        first = record.at().isBefore(first) ? record.at() : first;
        last = record.at().isAfter(last) ? record.at() : last;
        for (OfType numbers : List.of(all, ofType)) {
            count(record, numbers);
        }
        int attempts = record.attempts().size();
        if (record.canonical().isPresent()) {
            acceptedAt.merge(attempts, 1L, Long::sum);
        }
        record.rejectionCause().ifPresent(cause -> causes.add(cause.name()));
        record.attempts().forEach(this::attempt);
        specimens.offer(record);
    }

    private static void count(RunRecord record, OfType numbers) {
        numbers.runs++;
        if (record.canonical().isPresent()) {
            if (record.attempts().size() == 1) {
                numbers.acceptedAtOnce++;
            } else {
                numbers.acceptedLater++;
            }
        }
        List<RecordedAttempt> attempts = record.attempts();
        for (int i = 0; i < attempts.size(); i++) {
            long tokens = attempts.get(i).usage().map(Usage::totalTokens).orElse(0L);
            numbers.tokens += tokens;
            numbers.reaskTokens += i == 0 ? 0 : tokens;
        }
    }

    private void attempt(RecordedAttempt attempt) {
        for (Repair repair : attempt.repairs()) {
            repairs.add(repair.kind().name(), repair.what());
        }
        attempt.failure().ifPresent(this::failure);
    }

    private void failure(RecordedFailure failure) {
        String kind =
                failure.kind() == Failure.Kind.SCHEMA ? failure.kind().name() : failure.kind() + "/" + failure.reason();
        failures.add(kind, failure.observed());
        for (RecordedIssue issue : failure.issues()) {
            paths.add(withoutIndexes(issue.path()) + GAP + issue.code(), issue.message());
        }
    }

    /** {@code items[2].price} and {@code items[7].price} are the same place of a contract. */
    private static String withoutIndexes(String path) {
        return path.isEmpty() ? "(whole reply)" : path.replaceAll("\\[[0-9]+]", "[]");
    }

    @Override
    public void damaged(DamagedLine line) {
        damagedLines++;
    }
}
