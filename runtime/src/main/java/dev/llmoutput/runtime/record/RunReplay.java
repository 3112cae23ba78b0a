package dev.llmoutput.runtime.record;

import dev.llmoutput.runtime.accept.AcceptOptions;
import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.contract.OutputType;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads recorded replies again, as today's contract would, so that a change of the contract shows what it does before it
 * ships. Every attempt is read again, with the stop reason that it had; no model is called. Replies are as recorded: a
 * secret that was taken out stays out.
 *
 * @param <T> the Java type of a value
 */
public final class RunReplay<T> {
    private static final AcceptOptions ONCE = AcceptOptions.builder().retries(0).build();

    /** Nobody reads it: the reply is there already. */
    private static final ModelRequest NO_REQUEST = ModelRequest.of("replay");

    private final OutputType<T> type;

    private RunReplay(OutputType<T> type) {
        this.type = type;
    }

    /** A replay of the records whose type has the name of {@code type}. */
    public static <T> RunReplay<T> of(OutputType<T> type) {
        return new RunReplay<>(Objects.requireNonNull(type, "type"));
    }

    /**
     * Reads all of {@code source} again and tells {@code listener} every change.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public ReplaySummary run(RunSource source, ReplayListener<T> listener) {
        Pass pass = new Pass(listener);
        source.read(pass);
        return new ReplaySummary(pass.replies, pass.changes, pass.otherTypes, pass.damagedLines);
    }

    private ReplayChange.@Nullable Kind difference(RecordedAttempt then, RunRecord record, Outcome<T> today) {
        boolean acceptedThen = then.failure().isEmpty();
        if (today instanceof Outcome.Accepted<T> accepted) {
            if (!acceptedThen) {
                return ReplayChange.Kind.NOW_ACCEPTED;
            }
            boolean same =
                    record.canonical().filter(accepted.canonical()::equals).isPresent();
            return same ? null : ReplayChange.Kind.OTHER_CANONICAL;
        }
        return acceptedThen ? ReplayChange.Kind.NOW_REJECTED : null;
    }

    private final class Pass implements RunVisitor {
        private final ReplayListener<T> listener;
        private final Map<ReplayChange.Kind, Long> changes = new EnumMap<>(ReplayChange.Kind.class);
        private long replies;
        private long otherTypes;
        private long damagedLines;

        Pass(ReplayListener<T> listener) {
            this.listener = listener;
        }

        @Override
        public void record(RunRecord record) {
            if (!record.type().equals(type.name())) {
                otherTypes++;
                return;
            }
            int last = record.attempts().size();
            for (int number = 1; number <= last; number++) {
                replay(record, number, number == last ? record.stopReason().orElse(null) : null);
            }
        }

        private void replay(RunRecord record, int number, @Nullable StopReason stop) {
            RecordedAttempt then = record.attempts().get(number - 1);
            ModelReply reply = stop == null ? ModelReply.of(then.raw()) : ModelReply.of(then.raw(), stop);
            Outcome<T> today = AcceptOutput.ask(type, request -> reply, NO_REQUEST, ONCE);
            replies++;
            ReplayChange.Kind kind = difference(then, record, today);
            if (kind != null) {
                changes.merge(kind, 1L, Long::sum);
                listener.changed(new ReplayChange<>(kind, record, number, today));
            }
        }

        @Override
        public void damaged(DamagedLine line) {
            damagedLines++;
            listener.damaged(line);
        }

        @Override
        public void progress(long done, long total) {
            listener.progress(done, total);
        }
    }
}
