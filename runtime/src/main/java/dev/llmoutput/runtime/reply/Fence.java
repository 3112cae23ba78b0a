package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonWhitespace;

/**
 * The code fence round a whole reply: an opening line of three or more backticks or tildes with an optional info string,
 * and a closing line of at least as many of the same (CommonMark, section 4.5). A reply without its closing line, or with
 * anything before or after, has no wrapping fence.
 */
public final class Fence {
    private static final int MIN_LENGTH = 3;

    private final int start;
    private final int end;
    private final boolean present;

    private Fence(int start, int end, boolean present) {
        this.start = start;
        this.end = end;
        this.present = present;
    }

    /** Looks for the wrapping fence of {@code reply} and trims what is inside; without a fence, trims the reply. */
    public static Fence of(String reply) {
        int start = JsonWhitespace.trimStart(reply, 0, reply.length());
        int end = JsonWhitespace.trimEnd(reply, start, reply.length());
        int length = run(reply, start, end);
        if (length < MIN_LENGTH) {
            return new Fence(start, end, false);
        }
        int lineEnd = lineEnd(reply, start + length, end);
        int close = closing(reply, start, end, length);
        if (close < lineEnd || infoHoldsBacktick(reply, start + length, lineEnd)) {
            return new Fence(start, end, false);
        }
        int innerStart = JsonWhitespace.trimStart(reply, lineEnd, close);
        return new Fence(innerStart, JsonWhitespace.trimEnd(reply, innerStart, close), true);
    }

    /** How many backticks or tildes stand at {@code start}. */
    private static int run(String text, int start, int end) {
        if (start == end || (text.charAt(start) != '`' && text.charAt(start) != '~')) {
            return 0;
        }
        int i = start;
        while (i < end && text.charAt(i) == text.charAt(start)) {
            i++;
        }
        return i - start;
    }

    private static int lineEnd(String text, int from, int end) {
        int i = from;
        while (i < end && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
            i++;
        }
        return i;
    }

    /** Where the closing line begins, or -1 if the last line is none. */
    private static int closing(String text, int start, int end, int length) {
        int i = end;
        while (i > start && text.charAt(i - 1) == text.charAt(start)) {
            i--;
        }
        if (end - i < length) {
            return -1;
        }
        while (i > start && (text.charAt(i - 1) == ' ' || text.charAt(i - 1) == '\t')) {
            i--;
        }
        boolean startsLine = i > start && (text.charAt(i - 1) == '\n' || text.charAt(i - 1) == '\r');
        return startsLine ? i : -1;
    }

    /** With a backtick in its first line, text that begins with backticks is a code span, not a fence. */
    private static boolean infoHoldsBacktick(String text, int info, int lineEnd) {
        int tick = text.indexOf('`', info);
        return text.charAt(info - 1) == '`' && tick >= 0 && tick < lineEnd;
    }

    /** Where the inner text begins in the reply, 0-based. */
    public int start() {
        return start;
    }

    /** Where the inner text ends, exclusive. */
    public int end() {
        return end;
    }

    /** Whether there is a fence. */
    public boolean isPresent() {
        return present;
    }
}
