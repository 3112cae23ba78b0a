package dev.llmoutput.processor.read;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How the JSON names of components are made from their Java names. These are the strategies of Jackson's {@code
 * PropertyNamingStrategies}, with the same results.
 */
public enum Naming {
    /** As in Java: {@code dueDate}. */
    LOWER_CAMEL_CASE("camelCase", "LowerCamelCaseStrategy"),
    /** {@code DueDate}. */
    UPPER_CAMEL_CASE("PascalCase", "UpperCamelCaseStrategy"),
    /** {@code due_date}. */
    SNAKE_CASE("snake_case", "SnakeCaseStrategy"),
    /** {@code DUE_DATE}. */
    UPPER_SNAKE_CASE("UPPER_SNAKE_CASE", "UpperSnakeCaseStrategy"),
    /** {@code duedate}. */
    LOWER_CASE("lowercase", "LowerCaseStrategy"),
    /** {@code due-date}. */
    KEBAB_CASE("kebab-case", "KebabCaseStrategy"),
    /** {@code due.date}. */
    LOWER_DOT_CASE("dot.case", "LowerDotCaseStrategy");

    private final String sample;
    private final String strategy;

    Naming(String sample, String strategy) {
        this.sample = sample;
        this.strategy = strategy;
    }

    /** The one that an option names, by its sample or as the constant of Jackson. */
    public static Optional<Naming> ofOption(String written) {
        return Arrays.stream(values())
                .filter(naming -> naming.sample.equals(written) || naming.name().equals(written))
                .findFirst();
    }

    /** What an option may say. */
    public static List<String> options() {
        return Arrays.stream(values()).map(naming -> naming.sample).toList();
    }

    /** The one that a class of Jackson is, by its simple name. */
    static Optional<Naming> ofStrategy(String simpleName) {
        return Arrays.stream(values())
                .filter(naming -> naming.strategy.equals(simpleName))
                .findFirst();
    }

    /** The JSON name of a component. */
    String translate(String javaName) {
        return switch (this) {
            case LOWER_CAMEL_CASE -> javaName;
            case UPPER_CAMEL_CASE -> capitalized(javaName);
            case SNAKE_CASE -> snake(javaName);
            case UPPER_SNAKE_CASE -> snake(javaName).toUpperCase(Locale.ROOT);
            case LOWER_CASE -> javaName.toLowerCase(Locale.ROOT);
            case KEBAB_CASE -> joined(javaName, '-');
            case LOWER_DOT_CASE -> joined(javaName, '.');
        };
    }

    private static String capitalized(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** An underscore before each run of capitals, and none in front: {@code parseURLNow} is {@code parse_urlnow}. */
    private static String snake(String name) {
        StringBuilder snake = new StringBuilder();
        boolean inRun = false;
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            boolean capital = Character.isUpperCase(letter);
            if (capital && !inRun && snake.length() > 0 && snake.charAt(snake.length() - 1) != '_') {
                snake.append('_');
            }
            if (at > 0 || letter != '_') {
                snake.append(capital ? Character.toLowerCase(letter) : letter);
            }
            inRun = capital;
        }
        return snake.length() == 0 ? name : snake.toString();
    }

    /** A separator before each word; the last capital of a run begins one: {@code parseURLNow} is {@code parse-url-now}. */
    private static String joined(String name, char separator) {
        StringBuilder words = new StringBuilder();
        int run = 0;
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            char small = Character.toLowerCase(letter);
            if (small == letter) {
                if (run > 1) {
                    words.insert(words.length() - 1, separator);
                }
                run = 0;
            } else {
                words.append(run == 0 && at > 0 ? String.valueOf(separator) : "");
                run++;
            }
            words.append(small);
        }
        return words.toString();
    }
}
