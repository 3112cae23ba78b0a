package dev.llmoutput.benchmarks.replies;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Why single replies are not read as another parser reads them; each was looked at. */
final class LookedAt {
    private static final String CUT =
            "a list that was cut off may go on; no unclosed value is closed by guess, since the rest may be what matters";
    private static final String SEVERAL =
            "two whole answers that differ, and nothing says which one is meant; the other takes the first";

    private static final Map<String, String> REASONS = Map.of(
            "sap-009",
            "`\"{{hi} there\"` is what the reply has in strict JSON; the other gives null",
            "sap-051",
            CUT,
            "sap-053",
            "a text that was cut off may go on, as above",
            "sap-086",
            SEVERAL,
            "sap-087",
            SEVERAL,
            "sap-099",
            "a lone `true` for an object with one boolean: a guess at the key (level L4)",
            "sap-113",
            "names without quotes are JavaScript, and the repairs that are listed do not know them: the same replies leave texts"
                    + " without quotes as well (sap-114), and then a comma or a colon has two readings",
            "sap-114",
            "texts without quotes: where one ends is a guess (level L4)");

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
