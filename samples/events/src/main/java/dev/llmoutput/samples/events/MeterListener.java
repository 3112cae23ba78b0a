package dev.llmoutput.samples.events;

import dev.llmoutput.runtime.accept.AcceptEvent;
import dev.llmoutput.runtime.accept.Attempt;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.Repair;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Counts for Micrometer. Every tag is one of few values: kinds, codes and names of types, never a text of a reply and no
 * path, since keys of a map are text of a reply.
 */
public final class MeterListener implements Consumer<AcceptEvent> {
    private final MeterRegistry registry;

    /** A listener for many runs. */
    public MeterListener(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public void accept(AcceptEvent event) {
        Tags type = Tags.of("type", event.type());
        if (event instanceof AcceptEvent.Parsed parsed) {
            attempt(type, parsed.details(), parsed.changed() ? "changed" : "as_written");
            for (Repair repair : parsed.details().repairs()) {
                registry.counter("llmoutput.repairs", type.and("kind", lower(repair.kind())))
                        .increment();
            }
        } else if (event instanceof AcceptEvent.Failed failed) {
            attempt(type, failed.details(), lower(failed.failure().reason()));
            for (Issue issue : failed.failure().issues()) {
                registry.counter(
                                "llmoutput.issues",
                                type.and("code", issue.code().wireName()))
                        .increment();
            }
        } else if (event instanceof AcceptEvent.Accepted) {
            registry.counter("llmoutput.runs", type.and("result", "accepted")).increment();
        } else if (event instanceof AcceptEvent.Rejected rejected) {
            registry.counter("llmoutput.runs", type.and("result", lower(rejected.cause())))
                    .increment();
        }
    }

    private void attempt(Tags type, Attempt attempt, String result) {
        registry.timer("llmoutput.attempts", type.and("result", result)).record(attempt.duration());
        attempt.usage().ifPresent(usage -> {
            registry.counter("llmoutput.tokens", type.and("direction", "input")).increment(usage.inputTokens());
            registry.counter("llmoutput.tokens", type.and("direction", "output"))
                    .increment(usage.outputTokens());
        });
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
