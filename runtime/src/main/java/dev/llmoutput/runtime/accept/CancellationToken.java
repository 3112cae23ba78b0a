package dev.llmoutput.runtime.accept;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Tells whether a run is still wanted; made and cancelled by a {@link CancellationSource}. Thread-safe. */
public final class CancellationToken {
    /** Is never cancelled. */
    public static final CancellationToken NONE = new CancellationToken();

    /** Ends what {@link #onCancel} began. */
    public interface Registration extends AutoCloseable {
        /** The callback is not called any more; without effect if it was. */
        @Override
        void close();
    }

    private final List<Callback> callbacks = new ArrayList<>();
    private @Nullable String reason;

    CancellationToken() {}

    /** Whether the run is no longer wanted. */
    public boolean isCancelled() {
        return reason().isPresent();
    }

    /** Why, in the words of who cancelled; absent as long as nobody did. */
    public synchronized Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * Returns if the run is still wanted.
     *
     * @throws CancellationException if not; its message ends with the reason
     */
    public void throwIfCancelled() {
        String why = reason().orElse(null);
        if (why != null) {
            throw new CancellationException("cancelled: " + why);
        }
    }

    /** Calls {@code action} once when the token is cancelled, on the thread that cancels; at once if it already is. */
    public Registration onCancel(Runnable action) {
        Callback callback = new Callback(action);
        if (this != NONE && !added(callback)) {
            action.run();
        }
        return callback;
    }

    private synchronized boolean added(Callback callback) {
        return reason == null && callbacks.add(callback);
    }

    private synchronized void remove(Callback callback) {
        callbacks.remove(callback);
    }

    void cancel(String why) {
        Throwable failed = null;
        for (Callback callback : marked(why)) {
            try {
                callback.action.run();
            } catch (RuntimeException | Error e) {
                failed = failed == null ? e : failed;
            }
        }
        if (failed instanceof Error error) {
            throw error;
        }
        if (failed != null) {
            throw (RuntimeException) failed;
        }
    }

    /** Takes the reason if it is the first one, and answers whom to tell. */
    private synchronized List<Callback> marked(String why) {
        if (reason != null) {
            return List.of();
        }
        reason = why;
        List<Callback> toTell = List.copyOf(callbacks);
        callbacks.clear();
        return toTell;
    }

    private final class Callback implements Registration {
        private final Runnable action;

        Callback(Runnable action) {
            this.action = action;
        }

        @Override
        public void close() {
            remove(this);
        }
    }
}
