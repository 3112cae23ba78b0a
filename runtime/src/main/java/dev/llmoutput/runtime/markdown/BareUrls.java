package dev.llmoutput.runtime.markdown;

/** The bare web addresses of a text. Asked for rising positions, it reads the text once. */
final class BareUrls {
    private static final String SCHEME_END = "://";

    private final CharSequence text;
    private int next;
    private boolean inUrl;

    BareUrls(CharSequence text) {
        this.text = text;
    }

    /**
     * Whether {@code http://} or {@code https://}, in any case, stands before {@code position} in the run of characters
     * without white space that ends there.
     */
    boolean reachTo(int position) {
        for (; next < position; next++) {
            char c = text.charAt(next);
            if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
                inUrl = false;
            } else if (c == '/' && endsWith(SCHEME_END, next + 1)) {
                inUrl |= endsWith("http", next - 2) || endsWith("https", next - 2);
            }
        }
        return inUrl;
    }

    private boolean endsWith(String lowerCase, int end) {
        int start = end - lowerCase.length();
        if (start < 0) {
            return false;
        }
        for (int i = 0; i < lowerCase.length(); i++) {
            if (toLowerCase(text.charAt(start + i)) != lowerCase.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static char toLowerCase(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }
}
