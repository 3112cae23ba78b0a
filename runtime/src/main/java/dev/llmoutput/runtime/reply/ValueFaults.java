package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonWhitespace;

/** Says what is wrong in a value that cannot be read; positions are those of the raw reply. */
final class ValueFaults {
    private static final int NONE = -1;

    private final String raw;
    private final JsonLimits limits;
    private final CandidateReader<?> reader;

    ValueFaults(String raw, JsonLimits limits, CandidateReader<?> reader) {
        this.raw = raw;
        // The reply itself is within the limit; a mended copy may be a little longer.
        this.limits = limits.withMaxDocumentLength(Integer.MAX_VALUE);
        this.reader = reader;
    }

    /** What is wrong in the value that begins at {@code start} and was followed up to {@code limit}. */
    JsonSyntaxException at(int start, int limit) {
        ValueScanner value = new ValueScanner(raw, reader);
        ValueScanner.Result result = value.scan(start, limit);
        if (value.doubt() != NONE) {
            return twoReadings(value.doubt());
        }
        if (result == ValueScanner.Result.COMPLETE) {
            int after = JsonWhitespace.trimStart(raw, value.position(), raw.length());
            return malformed(after, "nothing after the value");
        }
        if (value.isOtherName()) {
            return malformed(value.position(), "a name in double quotes, and all others as well");
        }
        int quote = value.isInString() ? wrongQuote(value, result) : NONE;
        return quote != NONE ? malformed(quote, "the quote that ends the string") : strict(value);
    }

    private JsonSyntaxException twoReadings(int backslash) {
        char c = raw.charAt(backslash + 1);
        String received = c > ' ' && c < 0x7f ? "'\\" + c + "'" : "'\\'";
        return JsonSyntaxException.malformed(raw, backslash, "'\\\\' for each backslash of the text", received);
    }

    private JsonSyntaxException malformed(int at, String expected) {
        return JsonSyntaxException.malformed(raw, at, expected, "'" + raw.charAt(at) + "'");
    }

    /** What a strict reading says of the value once all is mended that stands before the fault. */
    private JsonSyntaxException strict(ValueScanner value) {
        MendedText text = value.mends().applyBefore(value.position(), raw, value.start(), value.limit());
        try (JsonCursor in = new JsonCursor()) {
            in.open(text.text(), text.start(), text.end(), limits);
            in.skipValue();
        } catch (JsonSyntaxException e) {
            return e.movedTo(raw, text.rawOffset(e.offset()));
        }
        return malformed(value.position(), "a value in JSON");
    }

    /**
     * The quote that a string with other quotes round it may not hold, or that seems to close one: only the end of the
     * JSON text follows it.
     */
    private int wrongQuote(ValueScanner value, ValueScanner.Result result) {
        int i = value.position();
        if (result == ValueScanner.Result.BROKEN) {
            return raw.charAt(i) == 0 ? NONE : i;
        }
        boolean closed = false;
        while (i > value.start() && isAfterJson(raw.charAt(i - 1))) {
            i--;
            closed |= raw.charAt(i) == '}' || raw.charAt(i) == ']';
        }
        return closed && "\u201d\u201c\u201f\u2019".indexOf(raw.charAt(i - 1)) >= 0 ? i - 1 : NONE;
    }

    private static boolean isAfterJson(char c) {
        return c == '}' || c == ']' || c == '`' || c == '~' || JsonWhitespace.isWhitespace(c);
    }

    /**
     * That a second value begins at {@code start} that fits and is not the same as the first.
     *
     * @param element whether it is one of a list that has no brackets: then it need not differ
     */
    JsonSyntaxException second(int start, boolean element) {
        return element
                ? JsonSyntaxException.malformed(raw, start, "one array of all items", "a second value")
                : JsonSyntaxException.malformed(raw, start, "one value that fits", "a second one that differs");
    }
}
