package dev.llmoutput.runtime.json;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.issue.IssuePath;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes the exception for what is wrong in a text: what was expected, what stands there, and where. */
final class JsonFault {
    private static final List<String> POSITION = List.of("line", "column", "offset");

    private final String text;
    /** Where the JSON text begins and ends in {@link #text}. */
    private final int start;

    private final int end;

    JsonFault(String text, int start, int end) {
        this.text = text;
        this.start = start;
        this.end = end;
    }

    static JsonSyntaxException malformed(String text, int offset, String expected, String received) {
        IssueParams params = IssueParams.of("expected", expected).and("received", received);
        return new JsonSyntaxException(
                JsonSyntaxException.Kind.MALFORMED,
                Issue.of(IssueCode.MALFORMED, IssuePath.ROOT, at(params, text, offset)));
    }

    static JsonSyntaxException moved(JsonSyntaxException fault, String source, int offset) {
        Issue issue = fault.issue();
        IssueParams params = IssueParams.NONE;
        for (Map.Entry<String, Object> param : issue.params().entrySet()) {
            params = POSITION.contains(param.getKey()) ? params : params.and(param.getKey(), param.getValue());
        }
        return new JsonSyntaxException(fault.kind(), Issue.of(issue.code(), issue.path(), at(params, source, offset)));
    }

    /** The fault that something other than {@code expected} stands at {@code at}, or that the text ends there. */
    JsonSyntaxException unexpected(int at, JsonExpected expected) {
        boolean empty = expected == JsonExpected.VALUE && JsonWhitespace.trimStart(text, start, end) == end;
        JsonSyntaxException.Kind kind = at < end
                ? JsonSyntaxException.Kind.MALFORMED
                : empty ? JsonSyntaxException.Kind.EMPTY : JsonSyntaxException.Kind.TRUNCATED;
        IssueParams params = IssueParams.of("expected", expected.words(JsonPlace.of(text, start, at)))
                .and("received", empty ? "nothing" : received(at));
        return new JsonSyntaxException(kind, Issue.of(IssueCode.MALFORMED, IssuePath.ROOT, at(params, text, at)));
    }

    /** The fault that the value at {@code at} exceeds a limit; its path is the value's. */
    JsonSyntaxException tooLarge(int at, String what, int maximum) {
        return tooLarge(at, what, maximum, JsonPlace.of(text, start, at).path());
    }

    /** The fault that the document exceeds a limit at {@code at}. */
    JsonSyntaxException documentTooLarge(int at, String what, int maximum) {
        return tooLarge(at, what, maximum, IssuePath.ROOT);
    }

    private JsonSyntaxException tooLarge(int at, String what, int maximum, IssuePath path) {
        IssueParams params = IssueParams.of("limit", what).and("maximum", maximum);
        return new JsonSyntaxException(
                JsonSyntaxException.Kind.LIMIT, Issue.of(IssueCode.LIMIT, path, at(params, text, at)));
    }

    /** A line ends at LF, CR or CRLF; a column counts UTF-16 units. */
    private static IssueParams at(IssueParams params, String text, int at) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < at; i++) {
            char c = text.charAt(i);
            if (c > '\r') {
                continue;
            }
            boolean ends = c == '\n' || (c == '\r' && (i + 1 >= text.length() || text.charAt(i + 1) != '\n'));
            if (ends) {
                line++;
                lineStart = i + 1;
            }
        }
        return params.and("line", line).and("column", at - lineStart + 1).and("offset", at);
    }

    private String received(int at) {
        if (at >= end) {
            return "the end of the text";
        }
        char c = text.charAt(at);
        if (c == '"') {
            return JsonPlace.cut(text, at, Math.min(JsonPlace.stringEnd(text, at, end) + 1, end));
        }
        if (isWordPart(c)) {
            int wordEnd = at;
            while (wordEnd < end && isWordPart(text.charAt(wordEnd))) {
                wordEnd++;
            }
            String word = JsonPlace.cut(text, at, wordEnd);
            // A number is easily told from the words round it; "got screen" would not be.
            return JsonNumber.isDigit(c) ? word : "'" + word + "'";
        }
        return character(text.codePointAt(at));
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private static String character(int c) {
        return switch (c) {
            case '\n', '\r' -> "a line break";
            case '\t' -> "a tab";
            case '\'' -> "a single quote";
            default -> isVisible(c) ? "'" + Character.toString(c) + "'" : "U+" + hex(c);
        };
    }

    private static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SPACE_SEPARATOR -> false;
            default -> true;
        };
    }

    private static String hex(int c) {
        String digits = Integer.toHexString(c).toUpperCase(Locale.ROOT);
        return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
    }
}
