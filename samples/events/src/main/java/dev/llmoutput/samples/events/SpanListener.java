package dev.llmoutput.samples.events;

import dev.llmoutput.runtime.accept.AcceptEvent;
import io.opentelemetry.api.common.Attributes;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;
import java.util.function.Consumer;

/**
 * One OpenTelemetry span for one run, with an event for each attempt. A model call that throws ends a run without a last
 * event, so the listener is closed with the run: {@code try (SpanListener span = new SpanListener(tracer)) { ... }}.
 */
public final class SpanListener implements Consumer<AcceptEvent>, AutoCloseable {
    private final Span span;
    private boolean ended;

    /** Begins the span; the current one becomes its parent. */
    public SpanListener(Tracer tracer) {
        this.span = tracer.spanBuilder("llmoutput.run").startSpan();
    }

    @Override
    public void accept(AcceptEvent event) {
        Attributes attempt =
                Attributes.builder().put("attempt", event.attempt()).build();
        if (event instanceof AcceptEvent.AttemptStarted) {
            span.setAttribute("llmoutput.type", event.type());
            span.addEvent("attempt started", attempt);
        } else if (event instanceof AcceptEvent.Failed failed) {
            String why = failed.failure().kind() + "/" + failed.failure().reason();
            span.addEvent(
                    "attempt failed", attempt.toBuilder().put("failure", why).build());
        } else if (event instanceof AcceptEvent.Accepted accepted) {
            end(
                    accepted.attempt(),
                    accepted.usage().map(usage -> usage.totalTokens()).orElse(0L));
        } else if (event instanceof AcceptEvent.Rejected rejected) {
            span.setStatus(StatusCode.ERROR, rejected.cause().name());
            end(
                    rejected.attempt(),
                    rejected.usage().map(usage -> usage.totalTokens()).orElse(0L));
        }
    }

    private void end(int attempts, long tokens) {
        span.setAttribute("llmoutput.attempts", attempts);
        span.setAttribute("llmoutput.tokens", tokens);
        ended = true;
    }

    /** Ends the span; as a failed one if the run did not end by itself. */
    @Override
    public void close() {
        if (!ended) {
            span.setStatus(StatusCode.ERROR, "the model call failed");
        }
        span.end();
    }
}
