package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;

/** White space and comments between two tokens. */
final class Layout {
    private final CharSequence text;
    private final Mends mends;

    Layout(CharSequence text, Mends mends) {
        this.text = text;
        this.mends = mends;
    }

    /**
     * The position of the next token; {@code -1 - p} if p is the limit or a comment that may be something else.
     *
     * @param valueNext whether a value may stand there
     */
    int skip(int from, int limit, boolean valueNext) {
        // After a string, a comment that holds the string's closing quote may as well be the rest of the string.
        char before = text.charAt(from - 1);
        char quote = StringScanner.isClosing(before) ? before : 0;
        int i = from;
        while (i < limit) {
            char c = text.charAt(i);
            if (c == '/' || c == '#') {
                int end = comment(i, limit, valueNext, quote);
                if (end < 0 || (end < limit && mayHoldMore(i, end))) {
                    return -1 - i;
                }
                mends.replace(i, end - i, "");
                mends.note(Repair.Kind.COMMENT, i, "comment left out");
                i = end;
            } else if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
                i++;
            } else {
                return i;
            }
        }
        return -1 - limit;
    }

    /** The position after the comment at {@code at}, which may be the limit; -1 if there is none, or a quote in it. */
    private int comment(int at, int limit, boolean valueNext, char quote) {
        boolean hash = text.charAt(at) == '#';
        if (!hash && at + 1 >= limit) {
            return limit;
        }
        if (!hash && text.charAt(at + 1) == '*') {
            return blockEnd(at + 2, limit, quote);
        }
        int from = hash ? at + 1 : at + 2;
        if ((!hash && text.charAt(at + 1) != '/') || (valueNext && !isBlankAt(from, limit))) {
            // Where a value may stand, #fff or //cdn.example may be one.
            return -1;
        }
        return lineEnd(from, limit, quote);
    }

    /**
     * Whether the comment says that something is left out there ({@code // ... 3 more items}), or has a member behind it on
     * the same line that the break after the comment was lost of.
     */
    private boolean mayHoldMore(int from, int to) {
        boolean block = text.charAt(from) == '/' && text.charAt(from + 1) == '*';
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c == '\u2026' || (c == '.' && i + 2 < to && text.charAt(i + 1) == '.' && text.charAt(i + 2) == '.')) {
                return true;
            }
            if (c == ':' && !block && StringScanner.isClosing(text.charAt(beforeBlanks(i) - 1))) {
                return true;
            }
        }
        return false;
    }

    /** The position after the last character before {@code at} that is not blank; there is one, that begins the comment. */
    private int beforeBlanks(int at) {
        int end = at;
        while (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == '\t') {
            end--;
        }
        return end;
    }

    private boolean isBlankAt(int at, int limit) {
        return at >= limit || text.charAt(at) <= ' ';
    }

    private int lineEnd(int from, int limit, char quote) {
        for (int i = from; i < limit; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r') {
                return i;
            }
            if (c == quote) {
                return -1;
            }
        }
        return limit;
    }

    private int blockEnd(int from, int limit, char quote) {
        for (int i = from; i < limit; i++) {
            char c = text.charAt(i);
            if (c == '*' && i + 1 < limit && text.charAt(i + 1) == '/') {
                return i + 2;
            }
            if (c == quote) {
                return -1;
            }
        }
        return limit;
    }
}
