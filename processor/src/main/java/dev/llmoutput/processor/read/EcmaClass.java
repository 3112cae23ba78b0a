package dev.llmoutput.processor.read;

import java.util.Optional;

/** Writes a bracketed class of Java's expressions in ECMA-262; without unions, intersections and odd hyphens. */
final class EcmaClass {
    private static final char HYPHEN = '-';

    private final String java;
    private final StringBuilder ecma;
    private int at;

    /** @param at where the opening bracket stands */
    EcmaClass(String java, int at, StringBuilder ecma) {
        this.java = java;
        this.ecma = ecma;
        this.at = at;
    }

    /** Writes the class and answers where the expression goes on; empty where there is no translation. */
    Optional<Integer> translate() {
        boolean negated = java.charAt(at + 1) == '^';
        ecma.append(negated ? "[^" : "[");
        at += negated ? 2 : 1;
        int first = at;
        while (at == first || java.charAt(at) != ']') {
            boolean edge = at == first || java.charAt(at + 1) == ']';
            if (!(java.charAt(at) == HYPHEN ? hyphen(edge) : item())) {
                return Optional.empty();
            }
        }
        ecma.append(']');
        return Optional.of(at + 1);
    }

    /** A hyphen stands for itself at either end. */
    private boolean hyphen(boolean edge) {
        ecma.append("\\-");
        at++;
        return edge && !range();
    }

    /** A character, a range of characters, or a class such as {@code \d}. */
    private boolean item() {
        if (java.startsWith("\\s", at)) {
            ecma.append(EcmaEscape.SPACE);
            at += 2;
            return !range();
        }
        Optional<EcmaEscape> from = character();
        if (from.isEmpty()) {
            return false;
        }
        write(from.get());
        if (!range()) {
            return true;
        }
        at++;
        ecma.append(HYPHEN);
        Optional<EcmaEscape> to = character().filter(EcmaEscape::single);
        to.ifPresent(this::write);
        return from.get().single() && to.isPresent();
    }

    /** Whether a hyphen follows that is not the last character. */
    private boolean range() {
        return java.charAt(at) == HYPHEN && java.charAt(at + 1) != ']';
    }

    private void write(EcmaEscape character) {
        ecma.append(character.written());
        at = character.end();
    }

    private Optional<EcmaEscape> character() {
        char symbol = java.charAt(at);
        if (symbol == '\\') {
            return EcmaEscape.of(java, at).map(escape -> escape.written().equals("-") ? hyphen(escape) : escape);
        }
        if (symbol == '[' || symbol == ']' || java.startsWith("&&", at)) {
            return Optional.empty();
        }
        int codePoint = java.codePointAt(at);
        boolean lone = Character.getType(codePoint) == Character.SURROGATE;
        String written = (symbol == '^' ? "\\" : "") + Character.toString(codePoint);
        return lone
                ? Optional.empty()
                : Optional.of(new EcmaEscape(written, true, at + Character.charCount(codePoint)));
    }

    private static EcmaEscape hyphen(EcmaEscape escape) {
        return new EcmaEscape("\\-", true, escape.end());
    }
}
