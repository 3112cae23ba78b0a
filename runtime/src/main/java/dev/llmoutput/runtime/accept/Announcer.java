package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.lang.System.Logger;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tells the listeners of a run what happens, without secrets, and keeps their exceptions away from it. */
final class Announcer {
    private final String type;
    private final List<Consumer<? super AcceptEvent>> listeners;
    private final SecretRedactor redactor;

    Announcer(String type, AcceptOptions options) {
        this.type = type;
        this.listeners = options.listeners();
        this.redactor = options.redactor();
    }

    void attemptStarted(int number) {
        if (!listeners.isEmpty()) {
            tell(new AcceptEvent.AttemptStarted(type, number));
        }
    }

    void reasked(int number, int retriesLeft) {
        if (!listeners.isEmpty()) {
            tell(new AcceptEvent.Reasked(type, number, retriesLeft));
        }
    }

    void accepted(int number, Attempt attempt, boolean changed, @Nullable Usage usage) {
        if (!listeners.isEmpty()) {
            tell(new AcceptEvent.Parsed(type, number, attempt.redacted(redactor), changed));
            tell(new AcceptEvent.Accepted(type, number, usage));
        }
    }

    void failed(int number, Attempt attempt) {
        if (!listeners.isEmpty()) {
            tell(new AcceptEvent.Failed(type, number, attempt.redacted(redactor)));
        }
    }

    void rejected(int number, Failure failure, RejectionCause cause, @Nullable Usage usage) {
        if (!listeners.isEmpty()) {
            tell(new AcceptEvent.Rejected(type, number, RedactedFailure.of(failure, redactor), cause, usage));
        }
    }

    private void tell(AcceptEvent event) {
        for (Consumer<? super AcceptEvent> listener : listeners) {
            try {
                listener.accept(event);
            } catch (VirtualMachineError e) {
                throw e;
            } catch (Throwable e) {
                System.getLogger(Announcer.class.getPackageName())
                        .log(Logger.Level.WARNING, "a listener failed on " + event, e);
            }
        }
    }
}
