package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.accept.ModelCall;
import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.record.MemoryRunStore;
import dev.llmoutput.runtime.record.RunRecord;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.time.Instant;
import java.util.List;

/** Made-up runs of two types, with what models really do; always the same. */
final class DemoRuns {
    private static final Instant START = Instant.parse("2026-03-02T08:00:00Z");
    private static final int RUNS = 240;

    private static final String ORDER = """
            {"customer": "Kim", "items": [{"name": "Tea pot", "quantity": 1, "price": 39.90},
              {"name": "Cup", "quantity": 2, "price": 8.50}]}""";
    private static final String TRIAGE = """
            {"queue": "SHIPPING", "urgent": false, "summary": "A parcel came to the neighbour."}""";

    private static final List<List<String>> ORDERS = List.of(
            List.of(ORDER),
            List.of(ORDER),
            List.of("Here is the order:\n```json\n" + ORDER + "\n```\nAnything else?"),
            List.of(ORDER.replace("39.90", "\"39.90\"")),
            List.of(ORDER.replace("\"quantity\": 2", "\"quantity\": 0").replace("8.50", "-8.50"), ORDER),
            List.of(ORDER),
            List.of(ORDER.replace("\"customer\": \"Kim\", ", ""), ORDER.replace("Kim", ""), ORDER),
            List.of(ORDER.substring(0, 70) + "[cut]"),
            List.of(ORDER.replace("}]}", "},]}")),
            List.of(ORDER.replace("\"quantity\": 2", "\"quantity\": 12")),
            List.of("I could not find an order.", "There is none.", "{\"customer\": null, \"items\": []}"));

    private static final List<List<String>> TRIAGES = List.of(
            List.of(TRIAGE),
            List.of("<think>A parcel, so {shipping}.</think>\n" + TRIAGE),
            List.of(TRIAGE.replace("SHIPPING", "shipping")),
            List.of(TRIAGE.replace("SHIPPING", "RETURNS"), TRIAGE),
            List.of(TRIAGE.replace("SHIPPING", "RETURNS"), TRIAGE.replace("false", "\"soon\"")),
            List.of(TRIAGE),
            List.of("[refused] I would rather not read private messages."));

    private DemoRuns() {}

    static MemoryRunStore store() {
        MemoryRunStore store = new MemoryRunStore();
        for (int i = 0; i < RUNS; i++) {
            boolean order = i % 3 != 2;
            List<List<String>> scripts = order ? ORDERS : TRIAGES;
            store.append(run(
                    "run-" + (1000 + i),
                    START.plusSeconds(97L * i),
                    order ? OrderOutput.TYPE : TriageOutput.TYPE,
                    scripts.get((i * 31 + i / 3) % scripts.size())));
        }
        return store;
    }

    private static RunRecord run(String id, Instant at, OutputType<?> type, List<String> script) {
        Outcome<?> outcome = AcceptOutput.ask(type, new Script(script), ModelRequest.of("Read this mail: ..."));
        return RunRecord.of(id, at, type, outcome, SecretRedactor.NONE);
    }

    /** Answers a list of replies; one that ends in {@code [cut]} or begins with {@code [refused]} says so. */
    private static final class Script implements ModelCall {
        private final List<String> replies;
        private int next;

        Script(List<String> replies) {
            this.replies = replies;
        }

        @Override
        public ModelReply call(ModelRequest request) {
            String reply = replies.get(Math.min(next++, replies.size() - 1));
            long input = 120L * request.messages().size();
            return reply(reply).withUsage(Usage.of(input, reply.length() / 4));
        }

        private static ModelReply reply(String reply) {
            if (reply.endsWith("[cut]")) {
                return ModelReply.of(reply.substring(0, reply.length() - 5), StopReason.LENGTH);
            }
            return reply.startsWith("[refused] ")
                    ? ModelReply.of(reply.substring(10), StopReason.REFUSED)
                    : ModelReply.of(reply, StopReason.STOP);
        }
    }
}
