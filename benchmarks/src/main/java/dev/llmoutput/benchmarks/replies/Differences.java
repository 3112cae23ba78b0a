package dev.llmoutput.benchmarks.replies;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Why what is read differs from what the vectors of another parser expect; each was looked at. */
final class Differences {
    private static final Map<String, Set<String>> KNOWN = Map.of(
            "the other drops white space at the end of a text that holds a raw line break",
            Set.of("pr-194", "pr-213", "pr-219", "pr-221", "pr-223", "pr-227", "pr-228"),
            "the other expects null for a text that holds `{{`",
            Set.of("sap-009"));

    private Differences() {}

    /** The vectors by the reason; a new one has none. */
    static Map<String, List<String>> reasons(List<String> ids) {
        Map<String, List<String>> reasons = new TreeMap<>();
        for (String id : ids) {
            String reason = KNOWN.entrySet().stream()
                    .filter(known -> known.getValue().contains(id))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElse("NOT LOOKED AT YET");
            reasons.computeIfAbsent(reason, why -> new ArrayList<>()).add(id);
        }
        return reasons;
    }
}
