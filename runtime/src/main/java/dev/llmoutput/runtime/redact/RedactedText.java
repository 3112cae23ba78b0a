package dev.llmoutput.runtime.redact;

import java.util.List;

/**
 * Takes the secrets out of one text in one pass. What lies between placeholders that stand there already is a text of its
 * own, so that doing it again changes nothing; and no escape is torn, so that a JSON string stays one.
 */
final class RedactedText {
    private final String text;
    private final List<Spelling> secrets;
    private final boolean cuts;
    private final StringBuilder out;
    private boolean changed;

    /** {@code cuts}: see {@link Spelling#end}. */
    RedactedText(String text, List<Spelling> secrets, boolean cuts) {
        this.text = text;
        this.secrets = secrets;
        this.cuts = cuts;
        this.out = new StringBuilder(text.length());
    }

    /** The text without secrets; the same object if it holds none. */
    String get() {
        int from = 0;
        int to = text.indexOf(SecretRedactor.PLACEHOLDER);
        while (to >= 0) {
            appendPart(from, to);
            out.append(SecretRedactor.PLACEHOLDER);
            from = to + SecretRedactor.PLACEHOLDER.length();
            to = text.indexOf(SecretRedactor.PLACEHOLDER, from);
        }
        appendPart(from, text.length());
        return changed ? out.toString() : text;
    }

    private void appendPart(int from, int limit) {
        int at = from;
        while (at < limit) {
            int unitEnd = at + Escapes.length(text, at, limit);
            int end = endOfSecrets(at, unitEnd, limit);
            if (end == at) {
                out.append(text, at, unitEnd);
                at = unitEnd;
            } else {
                out.append(SecretRedactor.PLACEHOLDER);
                changed = true;
                at = end;
            }
        }
    }

    /** The end of the last unit that is touched by a secret which begins in the first one or overlaps such a secret. */
    private int endOfSecrets(int start, int firstUnitEnd, int limit) {
        int end = start;
        int unitEnd = firstUnitEnd;
        for (int i = start; i < unitEnd; i++) {
            end = Math.max(end, longestEnd(i, limit));
            if (i + 1 == unitEnd && end > unitEnd) {
                unitEnd += Escapes.length(text, unitEnd, limit);
            }
        }
        return end == start ? start : unitEnd;
    }

    /** The end of the longest secret that begins at {@code start}; 0 if none does. */
    private int longestEnd(int start, int limit) {
        int longest = start;
        for (Spelling secret : secrets) {
            longest = Math.max(longest, secret.end(text, start, limit, cuts));
        }
        return longest > start ? longest : 0;
    }
}
