package dev.llmoutput.processor.read;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Writes a regular expression of Java, which must match a whole text, as one of ECMA-262 with the flag {@code u}, as
 * JSON Schema takes it. It knows the constructs that mean the same in both, or that have an equal in the other; an
 * expression with any other construct has no translation. One pass, without recursion.
 */
final class EcmaPattern {
    /** Java's dot leaves out U+0085 too. */
    private static final String DOT = "[^\\n\\r\\u0085\\u2028\\u2029]";

    private final String java;
    private final StringBuilder ecma = new StringBuilder("^(?:");
    private int at;
    private int depth;

    /** Whether an alternative begins here. */
    private boolean begins = true;

    /** Whether a quantifier may follow. */
    private boolean quantifiable;

    private EcmaPattern(String java) {
        this.java = java;
    }

    /** The translation; empty where there is none, or {@code java} does not compile. */
    static Optional<String> of(String java) {
        try {
            Pattern.compile(java);
        } catch (PatternSyntaxException e) {
            return Optional.empty();
        }
        return new EcmaPattern(java).translate();
    }

    private Optional<String> translate() {
        while (at < java.length()) {
            boolean bar = java.charAt(at) == '|';
            if (!next()) {
                return Optional.empty();
            }
            begins = bar;
        }
        return Optional.of(ecma.append(")$").toString());
    }

    private boolean next() {
        char symbol = java.charAt(at);
        return switch (symbol) {
            case '(' -> open();
            case ')' -> close();
            case '|' -> bar();
            case '^' -> start();
            case '$' -> end();
            case '*', '+', '?', '{' -> quantifier();
            case '[' ->
                new EcmaClass(java, at, ecma).translate().map(this::atom).orElse(false);
            case '.' -> atom(DOT, at + 1);
            case '\\' -> escape();
            case ']', '}', '/' -> atom("\\" + symbol, at + 1);
            default -> literal();
        };
    }

    /** Notes that something with a length was written, and goes on at {@code next}. */
    private boolean atom(int next) {
        at = next;
        quantifiable = true;
        return true;
    }

    private boolean atom(String written, int next) {
        ecma.append(written);
        return atom(next);
    }

    private boolean literal() {
        int codePoint = java.codePointAt(at);
        if (Character.getType(codePoint) == Character.SURROGATE) {
            return false;
        }
        return atom(Character.toString(codePoint), at + Character.charCount(codePoint));
    }

    private boolean open() {
        boolean plain = !java.startsWith("(?", at);
        if (!plain && !java.startsWith("(?:", at)) {
            return false;
        }
        depth++;
        quantifiable = false;
        return move(plain ? 1 : 3);
    }

    private boolean close() {
        depth--;
        quantifiable = true;
        return move(1);
    }

    private boolean bar() {
        quantifiable = false;
        return move(1);
    }

    /** Where a whole text must match, an outermost {@code ^} in front says nothing; elsewhere it may differ. */
    private boolean start() {
        at++;
        return depth == 0 && begins && !quantified();
    }

    /** As {@link #start}; Java's {@code $} elsewhere also stands before a last line break. */
    private boolean end() {
        at++;
        return depth == 0 && (at == java.length() || java.charAt(at) == '|');
    }

    private boolean quantified() {
        return at < java.length() && "*+?{".indexOf(java.charAt(at)) >= 0;
    }

    private boolean quantifier() {
        int from = at;
        at = java.charAt(at) == '{' ? java.indexOf('}', at) + 1 : at + 1;
        if (!quantifiable) {
            return false;
        }
        if (at < java.length() && java.charAt(at) == '?') {
            at++;
        }
        ecma.append(java, from, at);
        quantifiable = false;
        return !quantified();
    }

    private boolean escape() {
        char letter = java.charAt(at + 1);
        if (letter == 's') {
            return atom("[" + EcmaEscape.SPACE + "]", at + 2);
        }
        if (letter == 'S') {
            return atom("[^" + EcmaEscape.SPACE + "]", at + 2);
        }
        return EcmaEscape.of(java, at)
                .map(escape -> atom(escape.written(), escape.end()))
                .orElse(false);
    }

    private boolean move(int length) {
        ecma.append(java, at, at + length);
        at += length;
        return true;
    }
}
