package dev.llmoutput.processor.read;

import java.util.Optional;

/**
 * A backslash with what follows it, in an expression of Java, that means the same in ECMA-262.
 *
 * @param written in ECMA-262
 * @param single whether it stands for one character rather than for a class of them
 * @param end where the expression goes on
 */
record EcmaEscape(String written, boolean single, int end) {
    /** {@code \s} of Java, inside brackets: it is ASCII, that of ECMA-262 is not. */
    static final String SPACE = " \\t\\n\\x0B\\f\\r";

    /** What ECMA-262 takes after a backslash, where it stands for itself. */
    private static final String SYNTAX = "^$\\.*+?()[]{}|/";

    /** The escape at {@code at}, or nothing where ECMA-262 has none that is equal. */
    static Optional<EcmaEscape> of(String java, int at) {
        char letter = java.charAt(at + 1);
        return switch (letter) {
            case 'd', 'D', 'w', 'W' -> Optional.of(new EcmaEscape("\\" + letter, false, at + 2));
            case 't', 'n', 'r', 'f' -> Optional.of(new EcmaEscape("\\" + letter, true, at + 2));
            case 'x' -> code(java, at, 2);
            case 'u' -> code(java, at, 4);
            default -> itself(letter).map(written -> new EcmaEscape(written, true, at + 2));
        };
    }

    private static Optional<EcmaEscape> code(String java, int at, int digits) {
        int end = at + 2 + digits;
        if (java.charAt(at + 2) == '{' || Character.isSurrogate((char) Integer.parseInt(java, at + 2, end, 16))) {
            return Optional.empty();
        }
        return Optional.of(new EcmaEscape(java.substring(at, end), true, end));
    }

    /** A punctuation mark of ASCII. */
    private static Optional<String> itself(char letter) {
        if (letter > '~' || letter < ' ' || Character.isLetterOrDigit(letter)) {
            return Optional.empty();
        }
        return Optional.of(SYNTAX.indexOf(letter) >= 0 ? "\\" + letter : String.valueOf(letter));
    }
}
