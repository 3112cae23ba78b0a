package dev.llmoutput.runtime.json;

import dev.llmoutput.runtime.issue.IssuePath;
import java.util.Arrays;

/**
 * A position in a JSON text, found by scanning from the beginning: costs nothing until something is wrong. What stands
 * before the position must be well formed.
 */
final class JsonPlace {
    private static final int NO_NAME = -1;

    /** Echoed characters of a name, of a path or of what stands at the place. */
    private static final int MAX_SHOWN = 40;

    private final String text;
    /** For each open container: where its last name begins, {@link #NO_NAME}, or {@code -2 - index} in an array. */
    private int[] steps = new int[16];

    private int depth;
    private boolean nameIsNext;
    /** Whether the place is inside a name. */
    private boolean inName;

    private JsonPlace(String text) {
        this.text = text;
    }

    /** The place at {@code offset} of the JSON text that begins at {@code start}. */
    static JsonPlace of(String text, int start, int offset) {
        JsonPlace place = new JsonPlace(text);
        for (int i = start; i < offset; i++) {
            i = place.pass(i, offset);
        }
        return place;
    }

    /** Takes in the character at {@code at}; answers the last position that is done with it. */
    private int pass(int at, int offset) {
        switch (text.charAt(at)) {
            case '"' -> {
                int stringEnd = stringEnd(text, at, offset);
                if (nameIsNext) {
                    steps[depth - 1] = at;
                    nameIsNext = false;
                    inName = stringEnd == offset;
                }
                return stringEnd;
            }
            case '{' -> {
                push(NO_NAME);
                nameIsNext = true;
            }
            case '[' -> push(-2);
            case '}', ']' -> {
                depth--;
                nameIsNext = false;
            }
            case ',' -> {
                if (inArray()) {
                    steps[depth - 1]--;
                } else {
                    nameIsNext = true;
                    leaveMember();
                }
            }
            default -> {}
        }
        return at;
    }

    /** What stands between two members is in the object, and not in the first of them. */
    private void leaveMember() {
        if (depth > 0) {
            steps[depth - 1] = NO_NAME;
        }
    }

    private void push(int step) {
        if (depth == steps.length) {
            steps = Arrays.copyOf(steps, depth * 2);
        }
        steps[depth++] = step;
    }

    /** The closing quote of the string at {@code at}, or {@code limit} if it is not closed before. */
    static int stringEnd(String text, int at, int limit) {
        int i = at + 1;
        while (i < limit && text.charAt(i) != '"') {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i, limit);
    }

    boolean inContainer() {
        return depth > 0;
    }

    boolean inArray() {
        return depth > 0 && steps[depth - 1] < NO_NAME;
    }

    boolean inName() {
        return inName;
    }

    /** The value that the place is in or behind: {@code item reasons[2]} or {@code the value of "score"}. */
    String value() {
        return inArray() ? step() : "the value of " + step();
    }

    /** The last name of the innermost object as it is written, or the path of the element of the innermost array. */
    String step() {
        int at = steps[depth - 1];
        return at < NO_NAME ? "item " + end(path().toString()) : cut(text, at, stringEnd(text, at, text.length()) + 1);
    }

    private int index(int level) {
        return -2 - steps[level];
    }

    /** The end of a path, which tells more than its beginning, if it is long. */
    private static String end(String path) {
        int from = path.length() - MAX_SHOWN;
        if (from <= 0) {
            return path;
        }
        boolean tearsPair = Character.isLowSurrogate(path.charAt(from));
        return "..." + path.substring(from + (tearsPair ? 1 : 0));
    }

    /** That part of {@code text}, shortened if it is long. */
    static String cut(String text, int from, int to) {
        if (to - from <= MAX_SHOWN) {
            return text.substring(from, to);
        }
        boolean tearsPair = Character.isHighSurrogate(text.charAt(from + MAX_SHOWN - 1));
        return text.substring(from, from + MAX_SHOWN - (tearsPair ? 1 : 0)) + "...";
    }

    /** The path of the value there. */
    IssuePath path() {
        IssuePath path = IssuePath.ROOT;
        for (int level = 0; level < depth; level++) {
            if (steps[level] < NO_NAME) {
                path = path.index(index(level));
            } else if (steps[level] > NO_NAME) {
                path = path.name(decoded(steps[level]));
            }
        }
        return path;
    }

    private String decoded(int at) {
        int end = stringEnd(text, at, text.length());
        return JsonStrings.unescape(text.substring(at + 1, end).toCharArray(), 0, end - at - 1);
    }
}
