package dev.llmoutput.processor.check;

import java.util.regex.Pattern;

/**
 * How many steps a matcher may take without looking at a character. The reads of a matcher are bounded when it runs; what
 * reads nothing is not, and stands in the regular expression alone, whatever the text: {@code ((){9999}){9999}}. This is a
 * bound from above for what {@link Pattern} takes; what it does not take is another rule's business.
 */
final class SilentSteps {
    /** So many steps between two reads keep the whole as fast as the bound on reads makes it. */
    static final int MOST = 1_000;

    private final String regex;
    private final boolean comments;
    private int at;

    private SilentSteps(String regex, int flags) {
        this.regex = regex;
        this.comments = (flags & Pattern.COMMENTS) != 0;
    }

    static boolean isTooMany(String regex, int flags) {
        Part whole = new SilentSteps(regex, flags).alternatives();
        return whole.steps * whole.ways > MOST;
    }

    /**
     * A part of an expression.
     *
     * @param empty whether it may match nothing
     * @param ways in how many ways it may end without a read since the last character
     * @param steps how many steps it takes between two reads
     */
    private record Part(boolean empty, double ways, double steps) {
        static final Part CHARACTER = new Part(false, 1, 0);
        static final Part NOTHING = new Part(true, 1, 1);

        Part or(Part other) {
            double both = empty && other.empty ? ways + other.ways : Math.max(ways, other.ways);
            return new Part(empty || other.empty, both, steps + other.steps);
        }

        /** A character read in between begins a new count. */
        Part then(Part next) {
            return next.empty
                    ? new Part(empty, ways * next.ways, steps + ways * next.steps)
                    : new Part(false, next.ways, Math.max(steps, ways * next.steps));
        }

        Part repeated(int least) {
            boolean silent = empty && least > 1;
            return new Part(
                    empty || least == 0, least == 0 ? ways + 1 : ways, silent ? Math.max(1, steps) * least : steps);
        }
    }

    private Part alternatives() {
        Part any = sequence();
        while (is('|')) {
            at++;
            any = any.or(sequence());
        }
        return any;
    }

    private Part sequence() {
        Part all = new Part(true, 1, 0);
        boolean nothing = true;
        while (at < regex.length() && !is('|') && !is(')')) {
            if (!skipped()) {
                all = all.then(quantified(atom()));
                nothing = false;
            }
        }
        return nothing ? Part.NOTHING : all;
    }

    private boolean is(char c) {
        return at < regex.length() && regex.charAt(at) == c;
    }

    /** White space and comments, where they say nothing. */
    private boolean skipped() {
        if (comments && is('#')) {
            int end = regex.indexOf('\n', at);
            at = end < 0 ? regex.length() : end + 1;
            return true;
        }
        boolean space = comments && regex.charAt(at) <= ' ';
        at += space ? 1 : 0;
        return space;
    }

    private Part quantified(Part atom) {
        Part part = atom;
        while (at < regex.length() && "*+?{".indexOf(regex.charAt(at)) >= 0) {
            char sign = regex.charAt(at++);
            int least = sign == '{' ? least() : sign == '+' ? 1 : 0;
            part = part.repeated(least);
        }
        return part;
    }

    /** What stands in braces, up to their end. */
    private int least() {
        int end = regex.indexOf('}', at);
        String range = end < 0 ? "" : regex.substring(at, end);
        at = end < 0 ? regex.length() : end + 1;
        String number = range.split(",", -1)[0].strip();
        return number.matches("[0-9]{1,9}") ? Integer.parseInt(number) : number.isEmpty() ? 0 : Integer.MAX_VALUE;
    }

    private Part atom() {
        char c = regex.charAt(at++);
        return switch (c) {
            case '^', '$' -> Part.NOTHING;
            case '\\' -> escape();
            case '[' -> characterClass();
            case '(' -> group();
            default -> Part.CHARACTER;
        };
    }

    private Part escape() {
        char c = at < regex.length() ? regex.charAt(at++) : ' ';
        if (c == 'Q') {
            return quote();
        }
        if (is('{') && "pPxNb".indexOf(c) >= 0) {
            least();
        }
        if (c == 'k') {
            at = Math.max(at, regex.indexOf('>', at) + 1);
        }
        return "bBAGzZk123456789".indexOf(c) >= 0 ? Part.NOTHING : Part.CHARACTER;
    }

    private Part quote() {
        int end = regex.indexOf("\\E", at);
        boolean isEmpty = end == at;
        at = end < 0 ? regex.length() : end + 2;
        return isEmpty ? Part.NOTHING : Part.CHARACTER;
    }

    private Part characterClass() {
        at += is('^') ? 1 : 0;
        // a closing bracket that stands first is a character
        at += is(']') ? 1 : 0;
        while (at < regex.length() && !is(']')) {
            char c = regex.charAt(at++);
            if (c == '[') {
                characterClass();
            } else if (c == '\\') {
                escape();
            }
        }
        at++;
        return Part.CHARACTER;
    }

    /** A look around reads, but ends where it began. */
    private Part group() {
        boolean look = false;
        if (is('?')) {
            at++;
            look = regex.startsWith("=", at)
                    || regex.startsWith("!", at)
                    || regex.startsWith("<=", at)
                    || regex.startsWith("<!", at);
            if (!look && is('<')) {
                at = Math.max(at, regex.indexOf('>', at) + 1);
            } else if (look) {
                at += is('<') ? 2 : 1;
            } else {
                while (at < regex.length() && "idmsuxU-".indexOf(regex.charAt(at)) >= 0) {
                    at++;
                }
                at += is(':') || is('>') ? 1 : 0;
            }
        }
        Part inside = alternatives();
        at++;
        return look ? new Part(true, 1, inside.steps + 1) : inside;
    }
}
