package dev.llmoutput.runtime.accept;

import java.util.Objects;

/** Cancels the runs that hold its token. Thread-safe. */
public final class CancellationSource {
    private final CancellationToken token = new CancellationToken();

    /** A source whose token is not cancelled. */
    public CancellationSource() {}

    /** The token to hand to what may have to stop. */
    public CancellationToken token() {
        return token;
    }

    /**
     * Cancels the token; the first reason stays. All callbacks are called, then the first exception of one is thrown.
     *
     * @param reason one line for exceptions and logs
     */
    public void cancel(String reason) {
        token.cancel(Objects.requireNonNull(reason, "reason"));
    }
}
