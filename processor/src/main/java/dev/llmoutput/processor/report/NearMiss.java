package dev.llmoutput.processor.report;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that an author probably meant. */
public final class NearMiss {
    private NearMiss() {}

    /** {@code did you mean "to"?}, or else the list of all {@code names}. */
    public static String hint(String written, Collection<String> names) {
        return of(written, names)
                .map(name -> "did you mean \"" + name + "\"?")
                .orElseGet(() -> "use one of \"" + String.join("\", \"", names) + "\"");
    }

    /** The closest of {@code names}, if it is at most two edits, and less than half of its letters, away. */
    static Optional<String> of(String written, Collection<String> names) {
        Optional<String> closest = Optional.empty();
        int fewest = Integer.MAX_VALUE;
        for (String name : names) {
            int edits = edits(fold(written), fold(name));
            if (edits < fewest && edits <= 2 && 2 * edits < name.length()) {
                closest = Optional.of(name);
                fewest = edits;
            }
        }
        return closest;
    }

    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT).replace("_", "").replace("-", "");
    }

    /** The Levenshtein distance. */
    private static int edits(String from, String to) {
        int[] previous = new int[to.length() + 1];
        for (int column = 0; column <= to.length(); column++) {
            previous[column] = column;
        }
        for (int row = 1; row <= from.length(); row++) {
            int[] current = new int[to.length() + 1];
            current[0] = row;
            for (int column = 1; column <= to.length(); column++) {
                int replaced = previous[column - 1] + (from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1);
                current[column] = Math.min(replaced, 1 + Math.min(previous[column], current[column - 1]));
            }
            previous = current;
        }
        return previous[to.length()];
    }
}
