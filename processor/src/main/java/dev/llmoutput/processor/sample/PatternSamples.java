package dev.llmoutput.processor.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Texts that a regular expression probably matches: literals, classes, groups, alternatives and quantifiers are followed,
 * anything else (look-around, references) gives none. Whoever takes a text still has to try it.
 */
final class PatternSamples {
    private static final int TEXTS = 60;
    /** Quantifiers in quantifiers are few characters for texts, or for nothing, without end. */
    private static final int STEPS = 20_000;

    /** What a class may stand for, the plainest first. */
    private static final List<String> POOL = Stream.concat(
                    IntStream.concat("aA0_ -b1.@".chars(), IntStream.rangeClosed('!', '~'))
                            .mapToObj(symbol -> String.valueOf((char) symbol)),
                    Stream.of("\t", "\n", "\u00e9", "\u03a9", "\u4e00"))
            .distinct()
            .toList();

    private final String regex;
    private final int flags;
    private int at;
    private boolean failed;

    private PatternSamples(String regex, int flags) {
        this.regex = regex;
        this.flags = flags;
    }

    /** A part of an expression. */
    private interface Part {
        void write(StringBuilder out, Choice choice);
    }

    /** Which way to go where there are several: always the first at first, later any. */
    private static final class Choice {
        private final int ordinal;
        private int state;
        private int steps;

        Choice(int ordinal) {
            this.ordinal = ordinal;
            this.state = ordinal;
        }

        int of(int ways) {
            if (ordinal == 0) {
                return 0;
            }
            state = state * 1_103_515_245 + 12_345;
            return (state >>> 16) % ways;
        }

        /** Between once and ever more often, as far as {@code max} allows. */
        int times(int min, int max) {
            int least = Math.min(max, Math.max(min, 1));
            return ordinal == 0 ? least : min + of(Math.min(max - min, ordinal) + 1);
        }

        /** Whether one more may be added to {@code out}, which is of no use if not. */
        boolean goesOn(StringBuilder out) {
            return out.length() <= ScalarSamples.LONGEST && ++steps <= STEPS;
        }

        boolean isWhole(StringBuilder out) {
            return out.length() <= ScalarSamples.LONGEST && steps <= STEPS;
        }
    }

    /** Different texts, the plainest first. */
    static Stream<String> of(String regex, int flags) {
        if ((flags & (Pattern.COMMENTS | Pattern.LITERAL)) != 0) {
            return Stream.of(regex);
        }
        PatternSamples parser = new PatternSamples(regex, flags);
        Part whole = parser.alternatives();
        if (parser.failed || parser.at < regex.length()) {
            return Stream.empty();
        }
        return IntStream.range(0, TEXTS)
                .mapToObj(ordinal -> text(whole, new Choice(ordinal)))
                .flatMap(Optional::stream)
                .distinct();
    }

    private static Optional<String> text(Part whole, Choice choice) {
        StringBuilder out = new StringBuilder();
        whole.write(out, choice);
        return choice.isWhole(out) ? Optional.of(out.toString()) : Optional.empty();
    }

    private Part alternatives() {
        List<Part> ways = new ArrayList<>(List.of(sequence()));
        while (!failed && at < regex.length() && regex.charAt(at) == '|') {
            at++;
            ways.add(sequence());
        }
        return (out, choice) -> ways.get(choice.of(ways.size())).write(out, choice);
    }

    private Part sequence() {
        List<Part> parts = new ArrayList<>();
        while (!failed && at < regex.length() && "|)".indexOf(regex.charAt(at)) < 0) {
            parts.add(quantified(atom()));
        }
        return (out, choice) -> parts.forEach(part -> part.write(out, choice));
    }

    private Part atom() {
        char symbol = regex.charAt(at);
        return switch (symbol) {
            case '(' -> group();
            case '[' -> oneOf(endOfClass());
            case '.' -> oneOf(at + 1);
            case '\\' -> oneOf(endOfEscape());
            case '^', '$' -> nothing();
            case '*', '+', '?', '{' -> fail();
            default -> literal(regex.codePointAt(at));
        };
    }

    private Part nothing() {
        at++;
        return (out, choice) -> {};
    }

    private Part fail() {
        failed = true;
        return (out, choice) -> {};
    }

    private Part literal(int symbol) {
        at += Character.charCount(symbol);
        return (out, choice) -> out.appendCodePoint(symbol);
    }

    private Part group() {
        at++;
        if (regex.startsWith("?:", at)) {
            at += 2;
        } else if (regex.startsWith("?<", at) && at + 2 < regex.length() && Character.isLetter(regex.charAt(at + 2))) {
            at = regex.indexOf('>', at) + 1;
        } else if (regex.startsWith("?", at)) {
            return fail();
        }
        Part inside = alternatives();
        if (failed || at >= regex.length()) {
            return fail();
        }
        at++;
        return inside;
    }

    private int endOfClass() {
        int depth = 0;
        int end = at;
        while (end < regex.length()) {
            char symbol = regex.charAt(end++);
            depth += symbol == '[' ? 1 : symbol == ']' ? -1 : 0;
            end += symbol == '\\' ? 1 : 0;
            if (depth == 0) {
                return end;
            }
        }
        return end;
    }

    /** {@code \d}, {@code \.}, {@code \p{L}}, or a character by its number. */
    private int endOfEscape() {
        char kind = at + 1 < regex.length() ? regex.charAt(at + 1) : ' ';
        if ((kind == 'p' || kind == 'P') && regex.startsWith("{", at + 2)) {
            return regex.indexOf('}', at) + 1;
        }
        return Math.min(regex.length(), at + (kind == 'u' ? 6 : kind == 'x' ? 4 : 2));
    }

    /** What the part of the expression up to {@code end} takes, which is one character. */
    private Part oneOf(int end) {
        if (end <= at || end > regex.length()) {
            return fail();
        }
        Optional<List<String>> taken = taken(regex.substring(at, end));
        at = end;
        return taken.filter(any -> !any.isEmpty())
                .<Part>map(any -> (out, choice) -> out.append(any.get(choice.of(any.size()))))
                .orElseGet(this::fail);
    }

    private Optional<List<String>> taken(String part) {
        try {
            Pattern pattern = Pattern.compile(part, flags);
            return Optional.of(POOL.stream()
                    .filter(symbol -> pattern.matcher(symbol).matches())
                    .toList());
        } catch (PatternSyntaxException e) {
            return Optional.empty();
        }
    }

    private Part quantified(Part part) {
        if (failed || at >= regex.length()) {
            return part;
        }
        char symbol = regex.charAt(at);
        return switch (symbol) {
            case '*' -> repeated(part, 0, 40, at + 1);
            case '+' -> repeated(part, 1, 40, at + 1);
            case '?' -> repeated(part, 0, 1, at + 1);
            case '{' -> counted(part);
            default -> part;
        };
    }

    private Part counted(Part part) {
        int end = regex.indexOf('}', at);
        String[] bounds = end < 0 ? new String[0] : regex.substring(at + 1, end).split(",", -1);
        if (bounds.length == 0 || bounds.length > 2 || !isSmall(bounds[0])) {
            return fail();
        }
        int min = Integer.parseInt(bounds[0]);
        String last = bounds[bounds.length - 1];
        return repeated(part, min, isSmall(last) ? Integer.parseInt(last) : min + 40, end + 1);
    }

    private static boolean isSmall(String number) {
        return number.matches("\\d{1,4}");
    }

    private Part repeated(Part part, int min, int max, int end) {
        at = end;
        if (at < regex.length() && "?+".indexOf(regex.charAt(at)) >= 0) {
            at++;
        }
        return (out, choice) -> {
            for (int left = choice.times(min, max); left > 0 && choice.goesOn(out); left--) {
                part.write(out, choice);
            }
        };
    }
}
