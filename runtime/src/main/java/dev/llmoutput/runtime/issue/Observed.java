package dev.llmoutput.runtime.issue;

import java.util.List;

/**
 * The one line that tells a model what was seen: every issue with its path, at most 20 of them and at most 2,000
 * characters, without line breaks or control characters.
 */
public final class Observed {
    /** The longest line, in UTF-16 units. */
    public static final int MAX_LENGTH = 2_000;

    /** How many issues are listed before the rest is only counted. */
    public static final int MAX_ISSUES = 20;

    private static final String CUT = "...";

    private Observed() {}

    /** The line for {@code issues}, joined by {@code "; "}; issues that do not fit are counted as {@code (+N more)}. */
    public static String of(List<Issue> issues) {
        StringBuilder line = new StringBuilder();
        int listed = 0;
        for (Issue issue : issues) {
            String text = Quoted.oneLine(issue.toString());
            int length = line.length() + (listed == 0 ? 0 : 2) + text.length();
            boolean last = listed + 1 == issues.size();
            if (listed == MAX_ISSUES || length > MAX_LENGTH - (last ? 0 : 20)) {
                break;
            }
            line.append(listed == 0 ? "" : "; ").append(text);
            listed++;
        }
        if (listed == 0 && !issues.isEmpty()) {
            line.append(cut(issues.get(0).toString(), MAX_LENGTH - 20));
            listed = 1;
        }
        int more = issues.size() - listed;
        return more == 0
                ? line.toString()
                : line.append(" (+").append(more).append(" more)").toString();
    }

    /**
     * {@code text} as one such line.
     *
     * @throws IllegalArgumentException if it is blank
     */
    public static String of(String text) {
        String line = cut(text, MAX_LENGTH);
        if (line.isEmpty()) {
            throw new IllegalArgumentException("observed must say something");
        }
        return line;
    }

    private static String cut(String text, int length) {
        String line = Quoted.oneLine(text);
        return line.length() <= length ? line : Quoted.head(line, length - CUT.length()) + CUT;
    }
}
