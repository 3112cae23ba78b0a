package dev.llmoutput.samples.events;

import dev.llmoutput.runtime.accept.AcceptOptions;
import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Usage;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.EventData;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Four runs over scripted replies, watched by a logger, a meter registry and a tracer. */
public final class WatchedRuns {
    private static final String GOOD = "{\"score\": 4, \"reason\": \"It arrived early.\"}";
    private static final String WRONG = "{\"score\": 9, \"reason\": \"\"}";

    private final PrintStream out;
    private final MeterRegistry registry = new SimpleMeterRegistry();
    private final SpanCollector spans = new SpanCollector();

    private WatchedRuns(PrintStream out) {
        this.out = out;
    }

    /** Runs the sample. */
    public static void main(String[] args) {
        print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    static void print(PrintStream out) {
        new WatchedRuns(out).print();
    }

    private void print() {
        try (SdkTracerProvider provider = SdkTracerProvider.builder()
                .addSpanProcessor(SimpleSpanProcessor.create(spans))
                .build()) {
            Tracer tracer = provider.get("llmoutput");
            out.println("== System.Logger");
            run(tracer, GOOD);
            run(tracer, WRONG, "They are content: " + GOOD);
            run(tracer, WRONG, "Sorry.");
            run(tracer);
        }
        out.println("== Micrometer");
        registry.getMeters().stream().map(WatchedRuns::line).sorted().forEach(out::println);
        out.println("== OpenTelemetry");
        spans.finished().forEach(span -> out.println(line(span)));
    }

    private void run(Tracer tracer, String... replies) {
        try (SpanListener span = new SpanListener(tracer)) {
            AcceptOptions options = AcceptOptions.builder()
                    .listener(new LogListener(new PrintingLogger(out), true))
                    .listener(new MeterListener(registry))
                    .listener(span)
                    .build();
            AcceptOutput.ask(MoodOutput.TYPE, script(replies), ModelRequest.of("How do they feel?"), options);
        } catch (IllegalStateException e) {
            out.println("the caller is told: " + e.getMessage());
        }
    }

    private static ModelCall script(String... replies) {
        Deque<String> script = new ArrayDeque<>(List.of(replies));
        return request -> {
            if (script.isEmpty()) {
                throw new IllegalStateException("no network");
            }
            return ModelReply.of(script.remove()).withUsage(Usage.of(100, 10));
        };
    }

    private static String line(Meter meter) {
        String tags = meter.getId().getTags().stream()
                .map(tag -> tag.getKey() + "=" + tag.getValue())
                .collect(Collectors.joining(", ", " {", "} "));
        long value = meter instanceof Timer timer
                ? timer.count()
                : Math.round(meter.measure().iterator().next().getValue());
        return meter.getId().getName() + tags + value;
    }

    private static String line(SpanData span) {
        String attributes = span.getAttributes().asMap().entrySet().stream()
                .map(attribute -> attribute.getKey().getKey() + "=" + attribute.getValue())
                .sorted()
                .collect(Collectors.joining(", ", " {", "} "));
        String status =
                (span.getStatus().getStatusCode() + " " + span.getStatus().getDescription()).stripTrailing();
        return span.getName() + attributes + status + " "
                + span.getEvents().stream().map(EventData::getName).toList();
    }
}
