package dev.llmoutput.benchmarks.replies;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Why single replies are not read as another parser reads them; each was looked at. */
final class LookedAt {
    private static final String CUT =
            " (specification, exact decisions: \"An unclosed value is always TRUNCATED, never closed by guess.\")";
    private static final String SEVERAL =
            "two whole answers that differ, of which the other takes the first (specification, exact"
                    + " decisions: \"One distinct fit is the answer; several are SYNTAX/MALFORMED.\")";

    private static final Map<String, String> REASONS = Map.of(
            "sap-009",
            "`\"{{hi} there\"` is what the reply has in strict JSON; the other gives null (specification, A2: \"Never: [...] null"
                    + " for a failed optional\")",
            "sap-051",
            "a list that was cut off may go on, and the rest may be what matters" + CUT,
            "sap-053",
            "a text that was cut off may go on" + CUT,
            "sap-086",
            SEVERAL,
            "sap-087",
            SEVERAL,
            "sap-099",
            "a lone `true` for an object with one boolean: a guess at the key, level L4 (specification, A2: the list of lossless"
                    + " coercions is closed and has none that makes an object of a value)",
            "sap-114",
            "texts without quotes, level L4: a comma or a colon may be in the text or end it (specification, A1: \"Two readings"
                    + " are a failure, never a guess.\")");

    private LookedAt() {}

    /** The reasons for those of {@code ids} that have one, in order. */
    static Map<String, String> reasons(Collection<List<String>> ids) {
        Map<String, String> reasons = new LinkedHashMap<>();
        TreeSet<String> all = new TreeSet<>();
        ids.forEach(all::addAll);
        for (String id : all) {
            String reason = REASONS.get(id);
            if (reason != null) {
                reasons.put(id, reason);
            }
        }
        return reasons;
    }
}
