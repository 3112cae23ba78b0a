package dev.llmoutput.benchmarks.bombs;

/** Texts that are meant to make reading them grow faster than they do: something once, something often, something once. */
enum BombShape {
    ARRAYS("{\"a\":", "[", "}"),
    OBJECTS("", "{\"a\":", ""),
    ALTERNATING("", "[{\"a\":", ""),
    CLOSERS("", "}", ""),
    RECORDS("", "{\"b\":[", ""),
    EMPTY_OBJECTS("{\"a\":[", "{},", "0]}"),
    ZEROS("{\"a\":[", "0,", "0]}"),
    NUMBERS("{\"a\":[", "1234567890123456789.5e-7,", "0]}"),
    NAMES("{\"a\":{", "\"k#\":1,", "\"z\":1}}"),
    EQUAL_NAMES("{\"a\":{", "\"k\":1,", "\"z\":1}}"),
    UNKNOWN_NAMES("{", "\"k#\":1,", "\"a\":1}"),
    EQUAL_HASHES("{\"a\":{", "\"$\":1,", "\"z\":1}}"),
    ESCAPES("{\"a\":\"", "\\u0041", "\"}"),
    CONTROLS("{\"a\":\"", "\n", "\"}"),
    BAD_ESCAPES("{\"a\":\"", "\\(", "\"}"),
    TWO_READINGS("{\"a\":\"", "\\( \\frac", "\"}"),
    OPEN_STRING("", "{\"a\":\"", ""),
    QUOTES("", "\" {", ""),
    SINGLE_QUOTES("{\"a\":'", "\"", "'}"),
    TYPOGRAPHIC("", "{\u201ca\"", ""),
    PYTHON("{\"a\":[", "True,", "]}"),
    COMMENTS("{\"a\":1,", "/**/", "}"),
    OPEN_COMMENTS("", "{/* ", ""),
    HALF_MEMBERS("", "{\"a\":1 {\"a\"", ""),
    VALUES("", "{\"a\":1} ", ""),
    DIFFERENT_VALUES("", "{\"a\":#} ", ""),
    VALUES_AND_FAULTS("", "{\"a\":1 x} ", ""),
    FENCES("", "```json\n", ""),
    THOUGHTS("", "<think>", ""),
    CLOSED_THOUGHTS("", "</think>{\"a\":1}", ""),
    WHITE_SPACE("", " \n\t\r", "{}"),
    WHITE_SPACE_AFTER("{}", " ", ""),
    BYTE_ORDER_MARKS("", "\ufeff", "{}"),
    /** Unions as deep as the limit allows, each with its tag after the next: the innermost holds the length. */
    LATE_TAGS(
            "{\"c\":" + "{\"next\":".repeat(250) + "{\"text\":\"",
            "x",
            "\",\"type\":\"Leaf\"}" + ",\"type\":\"Branch\"}".repeat(250) + "}");

    private final String before;
    private final String piece;
    private final String after;

    BombShape(String before, String piece, String after) {
        this.before = before;
        this.piece = piece;
        this.after = after;
    }

    /** The text with its piece repeated until it has about {@code length} characters; {@code #} counts. */
    String text(int length) {
        StringBuilder text = new StringBuilder(length + 64).append(before);
        for (int i = 0; text.length() < length; i++) {
            text.append(piece.replace("#", Integer.toString(i)).replace("$", equalHash(i)));
        }
        return text.append(after).toString();
    }

    /** Twenty pairs of letters; all such names have one hash code. */
    private static String equalHash(int number) {
        StringBuilder name = new StringBuilder();
        for (int bit = 0; bit < 20; bit++) {
            name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return name.toString();
    }
}
