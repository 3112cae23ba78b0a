package dev.llmoutput.processor.check;

/** The value of an annotation's attribute as its author wrote it, so that quotes in it can be seen. */
final class AttributeText {
    private static final int LONGEST = 100;

    private AttributeText() {}

    /** {@code "\"low\""}; a long text is cut. */
    static String of(String value) {
        boolean cut = value.codePointCount(0, value.length()) > LONGEST;
        String shown = cut ? value.substring(0, value.offsetByCodePoints(0, LONGEST)) + "..." : value;
        return '"'
                + shown.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                        .replace("\t", "\\t")
                + '"';
    }
}
