package dev.llmoutput.benchmarks.speed;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;

/** What was measured, for people. */
final class SpeedTable {
    private final List<String> ways;
    private final Map<String, Agreement> answers = new HashMap<>();
    private final Map<String, List<Double>> times = new HashMap<>();
    private final Map<String, Double> bytes = new HashMap<>();

    SpeedTable(List<String> ways) {
        this.ways = ways;
    }

    void answer(String shape, String way, Agreement answer) {
        answers.put(key(shape, way), answer);
    }

    void add(RunResult result) {
        String key =
                key(result.getParams().getParam("shape"), result.getParams().getParam("way"));
        times.computeIfAbsent(key, one -> new ArrayList<>()).add(Measurement.best(result));
        bytes.merge(key, Measurement.bytes(result), Math::min);
    }

    String text(String shape) {
        StringBuilder text = new StringBuilder("\n### " + shape + "\n\n");
        text.append("| way | answers | x ours, min / median / max | ns of processor time, best | bytes allocated |\n");
        text.append("| --- | --- | ---: | ---: | ---: |\n");
        for (String way : ways) {
            String key = key(shape, way);
            List<Double> theirs = times.getOrDefault(key, List.of());
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %s | %s |%n",
                    way,
                    answers.get(key),
                    ratios(shape, theirs),
                    theirs.isEmpty() ? "-" : number(Collections.min(theirs)),
                    bytes.containsKey(key) ? number(bytes.getOrDefault(key, 0.0)) : "-"));
        }
        return text.toString();
    }

    private String ratios(String shape, List<Double> theirs) {
        List<Double> ours = times.getOrDefault(key(shape, Way.OURS.name()), List.of());
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < Math.min(ours.size(), theirs.size()); round++) {
            ratios.add(theirs.get(round) / ours.get(round));
        }
        if (ratios.isEmpty()) {
            return "-";
        }
        Collections.sort(ratios);
        return String.format(
                Locale.ROOT,
                "%.2f / %.2f / %.2f",
                ratios.get(0),
                ratios.get(ratios.size() / 2),
                ratios.get(ratios.size() - 1));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%,.0f", value);
    }

    private static String key(String shape, String way) {
        return shape + " " + way;
    }
}
