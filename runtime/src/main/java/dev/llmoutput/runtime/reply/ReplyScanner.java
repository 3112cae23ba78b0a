package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonWhitespace;

/**
 * Goes through a raw reply from front to back and tells of each value that may be the answer. What is inside a complete
 * value is not looked at; after a fault it goes on there, so it takes time in proportion to the length of the reply.
 * Fences and prose are passed over, whatever their form, and so are sketches of the format; marks round thinking are told
 * apart.
 */
final class ReplyScanner {
    /** Hears of the values, in the order of the reply. */
    interface Findings {
        /** A value that is closed, open or broken; one that is closed too early counts as broken. */
        void value(ValueScanner value, ValueScanner.Result result, boolean thinking);

        /** The last value that is broken has a name behind the fault that the contract knows. */
        void knownBehindFault();

        /** All values so far belong to thinking. */
        void allThinking();
    }

    private final CharSequence text;
    private final boolean arrays;
    private final CandidateReader<?> reader;
    private final ValueScanner values;
    private final FormatSketch sketches;
    private final Findings findings;
    /** Where the thinking ends that the scan is in; before the current position if it is in none. */
    private int thinkingEnd = -1;
    /** How many brackets of broken values are still open. */
    private int unclosed;

    /**
     * A scan of {@code text}.
     *
     * @param arrays whether the answer may be an array
     */
    ReplyScanner(CharSequence text, boolean arrays, CandidateReader<?> reader, Findings findings) {
        this.text = text;
        this.arrays = arrays;
        this.reader = reader;
        this.values = new ValueScanner(text, reader);
        this.sketches = new FormatSketch(text, reader);
        this.findings = findings;
    }

    void scan() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            ThinkingTag tag = ThinkingTag.isOpening(c) ? ThinkingTag.at(text, at) : null;
            if (tag != null) {
                at = pass(tag, at);
            } else if (c == '{' || (arrays && c == '[')) {
                at = passValue(at);
            } else {
                if (unclosed > 0) {
                    passBroken(c, at);
                }
                at++;
            }
        }
    }

    private void passBroken(char c, int at) {
        if (c == '}' || (arrays && c == ']')) {
            unclosed--;
        } else if (c == '"' && isKnownName(at)) {
            findings.knownBehindFault();
        }
    }

    /** Whether the name of a member stands there that the contract knows; one with a backslash in it is not looked at. */
    private boolean isKnownName(int at) {
        int end = at + 1;
        while (end < text.length() && "\"\\\n".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return end < text.length()
                && text.charAt(end) == '"'
                && next(end + 1) == ':'
                && reader.knows(text.subSequence(at + 1, end).toString());
    }

    private int pass(ThinkingTag tag, int at) {
        if (tag.opens() && at > thinkingEnd) {
            int spanEnd = tag.spanEnd(text);
            thinkingEnd = spanEnd < 0 ? text.length() : spanEnd;
        } else if (!tag.opens() && at > thinkingEnd) {
            findings.allThinking();
        }
        return tag.end();
    }

    private int passValue(int at) {
        boolean thinking = at < thinkingEnd;
        int limit = thinking ? thinkingEnd : text.length();
        ValueScanner.Result result = values.scan(at, limit);
        int sketchEnd = sketchEnd(result, limit);
        if (sketchEnd >= 0) {
            return sketchEnd;
        }
        if (result != ValueScanner.Result.COMPLETE) {
            unclosed += arrays ? values.depth() : values.openObjects();
            findings.value(values, result, thinking);
        } else if (continues()) {
            findings.value(values, ValueScanner.Result.BROKEN, thinking);
        } else if (!isPart() && !sketches.isGivenAt(at)) {
            findings.value(values, result, thinking);
        }
        return values.position();
    }

    /** Where what was followed ends if it is no value but the sketch of one; else -1. */
    private int sketchEnd(ValueScanner.Result result, int limit) {
        int at = values.position();
        boolean mayBe = result == ValueScanner.Result.BROKEN
                ? sketches.mayBeAt(at)
                : result == ValueScanner.Result.COMPLETE && sketches.isFollowed(at, limit);
        return mayBe ? sketches.end(values.start(), limit) : -1;
    }

    /** Whether the complete value stands in a list or in something broken, so that it is only a part of that. */
    private boolean isPart() {
        int before = values.start() - 1;
        while (before >= 0 && isSpace(before)) {
            before--;
        }
        char last = before < 0 ? 0 : text.charAt(before);
        char next = next(values.position());
        return (last == '[' || last == ',' || (last == ':' && unclosed > 0))
                && (next == ']' || next == ',' || next == '}');
    }

    /** Whether what follows the complete value reads like more members or elements of it, so that it is closed too early. */
    private boolean continues() {
        int comma = skipSpace(values.position());
        if (comma >= text.length() || text.charAt(comma) != ',' || isPart()) {
            return comma < text.length() && text.charAt(comma) == '"' && isKnownName(comma);
        }
        int from = skipSpace(comma + 1);
        int end = values.bareNameEnd(from);
        if (end >= 0) {
            return reader.knows(text.subSequence(from, end).toString());
        }
        char next = next(comma + 1);
        return next == '{' || next == '[' || StringScanner.isOpening(next);
    }

    /** The next character that is no white space; NUL at the end. */
    private char next(int from) {
        int at = skipSpace(from);
        return at < text.length() ? text.charAt(at) : 0;
    }

    private int skipSpace(int from) {
        int at = from;
        while (at < text.length() && isSpace(at)) {
            at++;
        }
        return at;
    }

    private boolean isSpace(int at) {
        return JsonWhitespace.isWhitespace(text.charAt(at));
    }
}
