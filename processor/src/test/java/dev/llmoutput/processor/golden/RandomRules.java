package dev.llmoutput.processor.golden;

import java.util.List;
import java.util.Random;

/** What a schema cannot say of a record, as it is written in it: constructors that throw and rules; often none. */
record RandomRules(Random random) {
    private static final List<String> STRATEGIES = List.of(
            "LowerCamelCase",
            "UpperCamelCase",
            "SnakeCase",
            "UpperSnakeCase",
            "LowerCase",
            "KebabCase",
            "LowerDotCase");

    /** A strategy for the names of a record, as it is written before it. */
    static String naming(Random random) {
        String strategy = STRATEGIES.get(random.nextInt(STRATEGIES.size()));
        return "@JsonNaming(PropertyNamingStrategies." + strategy + "Strategy.class) ";
    }

    /** The body of a record with these components. */
    String of(List<String> components, String record) {
        if (components.isEmpty()) {
            return "";
        }
        return switch (random.nextInt(9)) {
            case 0 -> constructor(components, record);
            case 1 -> rule("fine", components);
            case 2 -> rule("fine", components) + rule("alsoFine", components);
            case 3 -> constructor(components, record) + rule("fine", components);
            default -> "";
        };
    }

    private String constructor(List<String> components, String record) {
        return "public " + record + " { if (" + isOdd(components) + ") throw new " + exception() + "; }\n";
    }

    /** Most rules answer; some throw. */
    private String rule(String name, List<String> components) {
        String body = random.nextInt(4) == 0
                ? "if (" + isOdd(components) + ") throw new " + exception() + "; return true;"
                : "return !" + isOdd(components) + ";";
        return "@LlmCheck(message = \"must be " + name + "\") boolean " + name + "() { " + body + " }\n";
    }

    private String isOdd(List<String> components) {
        return "Odd.is(" + components.get(random.nextInt(components.size())) + ")";
    }

    private String exception() {
        return List.of(
                        "IllegalArgumentException(\"odd\")",
                        "IllegalStateException()",
                        "UnsupportedOperationException(\"line one\\nline two\")",
                        "NullPointerException()")
                .get(random.nextInt(4));
    }
}
