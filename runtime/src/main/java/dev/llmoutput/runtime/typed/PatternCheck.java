package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueCode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression that a whole text must match, with a bound on the work: the matcher may look at characters
 * 1,000 + 200 x length times, and no deeper than the stack. It is compiled when it is first used. Immutable; may be shared between threads.
 */
public final class PatternCheck {
    private static final int READS_FREE = 1_000;
    private static final int READS_PER_CHARACTER = 200;

    private final String regex;
    private final int flags;
    private final String format;
    private volatile @Nullable Pattern compiled;

    private PatternCheck(String regex, int flags, String format) {
        this.regex = Objects.requireNonNull(regex, "regex");
        this.flags = flags;
        this.format = Objects.requireNonNull(format, "format");
    }

    /** A check for {@code regex}, as {@link Pattern} reads it. */
    public static PatternCheck of(String regex) {
        return of(regex, 0);
    }

    /** A check for {@code regex} with the match flags of {@link Pattern}. */
    public static PatternCheck of(String regex, int flags) {
        boolean anyCase = (flags & Pattern.CASE_INSENSITIVE) != 0;
        String format = "a string that matches " + regex + (anyCase ? " in any letter case" : "");
        return new PatternCheck(regex, flags, format);
    }

    /** The same check where what it demands has a name, for issues: {@code an email address}. */
    public PatternCheck named(String name) {
        return new PatternCheck(regex, flags, name);
    }

    /** What it demands, in words. */
    String format() {
        return format;
    }

    String regex() {
        return regex;
    }

    static long maxReads(String text) {
        return READS_FREE + (long) READS_PER_CHARACTER * text.length();
    }

    /** Whether the whole of {@code text} matches; if that takes too much work to tell, an issue says so in place of the answer. */
    boolean matches(String text, Checks checks) {
        try {
            return matches(text);
        } catch (TooMuchWork e) {
            checks.add(IssueCode.LIMIT, e.params());
            return true;
        }
    }

    /**
     * Whether the whole of {@code text} matches.
     *
     * @throws TooMuchWork if that takes too many steps, or too deep ones, to tell
     */
    boolean matches(String text) {
        try {
            return pattern().matcher(new CountedText(text, maxReads(text))).matches();
        } catch (StackOverflowError e) {
            throw new TooMuchWork(StackLimit.params("a text that can be matched against " + regex));
        }
    }

    private Pattern pattern() {
        // A race only compiles it twice.
        Pattern pattern = compiled;
        if (pattern == null) {
            pattern = Pattern.compile(regex, flags);
            compiled = pattern;
        }
        return pattern;
    }

    /** The work is not worth the answer. */
    static final class TooMuchWork extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Map<String, Object> params;

        TooMuchWork(Map<String, Object> params) {
            super("too much work", null, false, false);
            this.params = params;
        }

        /** Those of the {@code limit} issue. */
        Map<String, Object> params() {
            return params;
        }
    }

    /** A text that counts how often it is looked at. */
    private final class CountedText implements CharSequence {
        private final String text;
        private long readsLeft;

        CountedText(String text, long maxReads) {
            this.text = text;
            this.readsLeft = maxReads;
        }

        private Map<String, Object> tooManyReads() {
            Map<String, Object> params = new LinkedHashMap<>();
            params.put("limit", "a number of steps to match " + regex);
            params.put("maximum", maxReads(text));
            return params;
        }

        @Override
        public char charAt(int index) {
            if (--readsLeft < 0) {
                throw new TooMuchWork(tooManyReads());
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
