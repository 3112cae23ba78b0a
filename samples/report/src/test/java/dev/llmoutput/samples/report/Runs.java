package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.record.RunRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Records whose every text is one and the same, so that a text of any kind reaches every place of the page. */
final class Runs {
    private Runs() {}

    static List<RunRecord> saying(String text) {
        return List.of(
                record(text, Map.of("rejectionCause", "RETRIES_SPENT"), failed(text)),
                record(text, Map.of("canonical", text), failed(text), raw(text)),
                record(text, Map.of("canonical", text, "changed", true), mended(text)));
    }

    private static RunRecord record(String text, Map<String, Object> end, Object... attempts) {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("run", text);
        record.put("at", "2026-03-02T08:00:00Z");
        record.put("type", text);
        record.putAll(end);
        record.put("attempts", List.of(attempts));
        try (JsonAppender out = new JsonAppender()) {
            out.value(record);
            return RunRecord.fromJson(out.toString());
        }
    }

    private static Map<String, Object> raw(String text) {
        return Map.of("raw", text, "nanos", 1, "usage", Map.of("input", 10, "output", 5));
    }

    private static Map<String, Object> failed(String text) {
        Map<String, Object> attempt = new LinkedHashMap<>(raw(text));
        attempt.put(
                "failure",
                Map.of(
                        "kind",
                        "SCHEMA",
                        "reason",
                        "SCHEMA",
                        "observed",
                        text,
                        "issues",
                        List.of(Map.of("code", "custom", "path", text, "message", text))));
        return attempt;
    }

    private static Map<String, Object> mended(String text) {
        Map<String, Object> attempt = new LinkedHashMap<>(raw(text));
        attempt.put("repairs", List.of(Map.of("kind", "FENCE", "offset", 0, "what", text)));
        return attempt;
    }

    static String page(List<RunRecord> records) {
        Statistics numbers = new Statistics();
        records.forEach(numbers::record);
        return ReportPage.of(numbers);
    }
}
