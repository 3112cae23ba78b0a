package dev.llmoutput.benchmarks.markdown;

/** Texts of one repeated piece that are meant to make the work grow faster than the text. */
public enum MarkdownShape {
    EMPHASIS("", "*a* ", ""),
    INTRAWORD("", "a*b*", ""),
    PARAGRAPHS("", "*a*\n\n", ""),
    MIXED_PARAGRAPHS("", "*a**b*\n\n*c*\n\n", ""),
    ADDRESS("https://x.test/", "a*b*", ""),
    HALF_ADDRESSES("", "http:/*a*", ""),
    STARS("", "*", ""),
    OPENERS("", "*a", ""),
    SPACED_OPENERS("", "*a ", ""),
    CLOSERS("", "a* ", ""),
    CROSSED_MARKERS("", "*a_ ", ""),
    MULTIPLE_OF_THREE("a**b", "c* ", ""),
    SINGLE_AND_DOUBLE("", "*a **a ", "b"),
    BRACKETS("", "[", "*a*"),
    OPEN_LINKS("", "[*a*](", ""),
    IMAGES("", "![*a*](u)", ""),
    QUOTES("", "> ", "*a* *b*"),
    ITEMS("", "- *a*\n", ""),
    OPEN_COMMENTS("", "x <!-- *a* ", ""),
    CODE_SPANS("*a ", "`*` ", "b*"),
    SOFT_BREAKS("*", "a\n", "b*");

    private final String before;
    private final String piece;
    private final String after;

    MarkdownShape(String before, String piece, String after) {
        this.before = before;
        this.piece = piece;
        this.after = after;
    }

    /** The text with its piece repeated to {@code length} characters or a little less. */
    String text(int length) {
        return before + piece.repeat(length / piece.length()) + after;
    }
}
