package dev.llmoutput.runtime.reply;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What describes a format instead of giving a value: a request hint that a model repeats, for example
 * {@code {"answer": string, // short}}. Each value in it must be a type or a choice: a model that gave one of them, and left
 * a type or a {@code ?} for the rest, meant it for the answer. With nothing but choices of texts it is one only if the contract
 * offers a choice at each of these places.
 */
final class FormatSketch {
    private static final String DEFINITION = " = ";
    private static final String QUOTE = "> ";
    /** What the comment of a hint has before a value that the author gives. */
    private static final List<String> GIVEN = List.of("// default ", "; default ", "// example ", "; example ");

    private final CharSequence text;
    private final CandidateReader<?> reader;
    /**
     * Up to where the last look for a sketch came that found none, so that none is looked for there again: one inside one
     * that is not closed counts as the broken value that it is a part of.
     */
    private int failedTo;

    private @Nullable Set<String> defined;
    private final Set<String> used = new HashSet<>();

    FormatSketch(CharSequence text, CandidateReader<?> reader) {
        this.text = text;
        this.reader = reader;
    }

    /** Whether a value that is broken at {@code fault} may be a sketch. */
    boolean mayBeAt(int fault) {
        char c = text.charAt(fault);
        return Character.isLetter(c) || "?|[(>".indexOf(c) >= 0;
    }

    /** The end of the sketch that begins at {@code start}, with all its alternatives; -1 if there is none. */
    int end(int start, int limit) {
        if (start < failedTo) {
            return -1;
        }
        SketchWalk walk = new SketchWalk(text, limit, this);
        boolean found = walk.from(start) && describes(walk.choices(), start);
        if (!found) {
            failedTo = walk.position();
        }
        return found ? walk.position() : -1;
    }

    /** A model that was free to write any text, and gave a choice of some, has answered, though not in JSON. */
    private boolean describes(ChoiceText choices, int start) {
        String json = choices.json();
        return json == null || definesUsed(start) || reader.offers(json, choices.choices());
    }

    /** Whether it is the definition of a name that a sketch before it uses. */
    private boolean definesUsed(int start) {
        int end = start - DEFINITION.length();
        int name = end;
        while (name > 0 && SketchWalk.isWord(text.charAt(name - 1))) {
            name--;
        }
        return startsWith(DEFINITION, end)
                && used.contains(text.subSequence(name, end).toString());
    }

    /** Whether another alternative follows the value that ends at {@code end}. */
    boolean isFollowed(int end, int limit) {
        return new SketchWalk(text, limit, this).isFollowedByArm(end);
    }

    /** Whether the value at {@code start} is one that the author gives in the comment of a hint. */
    boolean isGivenAt(int start) {
        for (String before : GIVEN) {
            if (startsWith(before, start - before.length())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a definition of that name begins a line, as in {@code Step =}, also in a quotation. */
    boolean isDefined(String name) {
        Set<String> names = defined;
        if (names == null) {
            names = new HashSet<>();
            for (int line = 0; line < text.length(); line = SketchWalk.lineEnd(text, line, text.length()) + 1) {
                int start = startsWith(QUOTE, line) ? line + QUOTE.length() : line;
                int end = SketchWalk.wordEnd(text, start, text.length());
                if (end > start && Character.isUpperCase(text.charAt(start)) && definesType(end)) {
                    names.add(text.subSequence(start, end).toString());
                }
            }
            defined = names;
        }
        boolean found = names.contains(name);
        if (found) {
            used.add(name);
        }
        return found;
    }

    /** Whether what stands behind the name may be a type: no number and no text alone. */
    private boolean definesType(int nameEnd) {
        int at = nameEnd + DEFINITION.length();
        if (at >= text.length() || !startsWith(DEFINITION, nameEnd)) {
            return false;
        }
        char c = text.charAt(at);
        if (c == '"') {
            int end = SketchWalk.stringEnd(text, at, text.length());
            return end >= 0 && end < text.length() && text.charAt(end) == '|';
        }
        int end = SketchWalk.wordEnd(text, at, text.length());
        return c == '{'
                || c == '['
                || c == '('
                || SketchWalk.isType(text.subSequence(at, end).toString())
                || SketchWalk.isArray(text, end, text.length());
    }

    /** Compared from the end, where most texts differ. */
    private boolean startsWith(String prefix, int at) {
        if (at < 0 || at + prefix.length() > text.length()) {
            return false;
        }
        for (int i = prefix.length() - 1; i >= 0; i--) {
            if (text.charAt(at + i) != prefix.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
