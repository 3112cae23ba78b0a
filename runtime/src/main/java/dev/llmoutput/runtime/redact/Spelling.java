package dev.llmoutput.runtime.redact;

/**
 * The ways in which a text may spell one secret: as it is, or with escapes as a JSON string or Markdown has them, whatever
 * of it is escaped. Immutable.
 */
final class Spelling {
    private static final String CUT = "...";
    private static final String CUT_BEHIND_QUOTE = "\"...";

    /** The shortest beginning of a secret that is not left at a cut. */
    private static final int MIN_BEGINNING = 4;

    private final String secret;

    Spelling(String secret) {
        this.secret = secret;
    }

    /** Whether a text that has no escapes and no cut holds the secret. */
    boolean isIn(String text) {
        return text.contains(secret);
    }

    /**
     * The end of the secret that begins at {@code start}.
     *
     * @param limit where the text ends
     * @param cuts whether a beginning of the secret counts too where the text was cut
     * @return {@code start} if none begins there
     */
    int end(String text, int start, int limit, boolean cuts) {
        return Math.max(end(text, start, limit, cuts, false), end(text, start, limit, cuts, true));
    }

    private int end(String text, int start, int limit, boolean cuts, boolean escapes) {
        int end = start;
        int at = start;
        for (int i = 0; i < secret.length(); i++) {
            if (cuts && i >= MIN_BEGINNING) {
                end = Math.max(end, cutAt(text, at, limit));
            }
            int length = at < limit ? lengthOf(secret.charAt(i), text, at, limit, escapes) : 0;
            if (length == 0) {
                return end;
            }
            at += length;
        }
        return at;
    }

    /** How many characters at {@code at} spell {@code unit}; 0 if they do not. */
    private static int lengthOf(char unit, String text, int at, int limit, boolean escapes) {
        int length = escapes ? Escapes.length(text, at, limit) : 1;
        if (Escapes.meaning(text, at, length) == unit) {
            return length;
        }
        return text.charAt(at) == unit ? 1 : 0;
    }

    /** Where the text was cut, at {@code at} or in the escape that begins there; 0 if it was not. */
    private static int cutAt(String text, int at, int limit) {
        if (isCut(text, at, limit)) {
            return at;
        }
        int torn = Escapes.tornEnd(text, at, limit);
        return torn > at && isCut(text, torn, limit) ? torn : 0;
    }

    private static boolean isCut(String text, int at, int limit) {
        return at < limit && (text.startsWith(CUT, at) || text.startsWith(CUT_BEHIND_QUOTE, at));
    }

    /** Whether {@code text} may have been cut. */
    static boolean mayBeCut(String text) {
        return text.contains(CUT);
    }
}
