package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.TextFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The base64 texts (RFC 4648, section 4) of so many bytes. Four characters stand for three bytes, a text that ends in
 * {@code =} for one byte less and one in {@code ==} for two less, so how often the first may stand depends on the end.
 */
final class Base64Regex {
    private static final String BYTE = "[A-Za-z0-9+/]";
    /** What stands at the end for no byte, one byte, two bytes. */
    private static final List<String> ENDS = List.of("", BYTE + "[AQgw]==", BYTE + "{2}[AEIMQUYcgkosw048]=");
    /** RE2, which many schema validators use, repeats no part more often. */
    private static final int MOST_REPEATS = 1000;

    private Base64Regex() {}

    /** What base64 is at all, if the numbers are open or too large to count in a pattern. */
    static String of(Facets facets) {
        int min = facets.minSize();
        Optional<Integer> max = facets.maxSize();
        boolean open = min == 0 && max.isEmpty();
        return open || max.orElse(min) / 3 > MOST_REPEATS
                ? TextFormat.BASE64.schemaPattern().orElseThrow()
                : counted(min, max);
    }

    /** {@code ^(?:(?:[..]{4}){1,2}|(?:[..]{4}){0,2}[..][AQgw]==|..)$}. */
    private static String counted(int min, Optional<Integer> max) {
        List<String> alternatives = new ArrayList<>();
        for (int end = 0; end < ENDS.size(); end++) {
            int tail = end;
            int least = Math.max(0, min - tail + 2) / 3;
            Optional<Integer> most = max.map(bytes -> Math.floorDiv(bytes - tail, 3));
            if (most.isEmpty() || least <= most.get()) {
                String range = least + "," + most.map(String::valueOf).orElse("");
                alternatives.add("(?:" + BYTE + "{4}){" + range + "}" + ENDS.get(tail));
            }
        }
        return "^(?:" + String.join("|", alternatives) + ")$";
    }
}
