package dev.llmoutput.runtime.markdown;

/** Which emphasis is left alone for what stands round its asterisks. To be asked in document order. */
final class SkipRules {
    private final CharSequence text;
    private final BareUrls urls;

    SkipRules(CharSequence text) {
        this.text = text;
        this.urls = new BareUrls(text);
    }

    /** Whether the emphasis from the asterisk at {@code start} to the one before {@code end} stays as it is. */
    boolean skip(int start, int end) {
        return touchesAsterisk(start, end) || isArithmetic(start, end) || urls.reachTo(start);
    }

    /** A run of asterisks such as {@code ***x***}: its marks are not a lone pair. */
    private boolean touchesAsterisk(int start, int end) {
        return at(start - 1) == '*' || at(start + 1) == '*' || at(end - 2) == '*' || at(end) == '*';
    }

    /** {@code 2*3*4} must not become a power. */
    private boolean isArithmetic(int start, int end) {
        return isDigit(at(start - 1)) && isDigit(at(end));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private char at(int index) {
        return index >= 0 && index < text.length() ? text.charAt(index) : ' ';
    }
}
