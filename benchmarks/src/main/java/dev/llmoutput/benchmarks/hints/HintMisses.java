package dev.llmoutput.benchmarks.hints;

import java.util.List;
import java.util.Locale;

/** Which contracts miss the goal, by how many tokens, and what those tokens tell. */
final class HintMisses {
    private static final String HEAD = """

            ## What misses the goal

            Tokens over half of the compact schema and over LangChain4j's instruction, and what the hint spends its tokens on:
            comments (constraints, descriptions, defaults, examples), and names (keys; tags and values of enums with their quotes),
            which no way of writing a contract can leave out. The last column counts what the schema tells, and so does the hint,
            and what cannot be found in LangChain4j's instruction.

            | contract | over half | over LangChain4j | comments | names | why | LangChain4j leaves out |
            | --- | ---: | ---: | ---: | ---: | --- | --- |
            """;

    private HintMisses() {}

    static String of(List<HintRow> rows) {
        StringBuilder table = new StringBuilder(HEAD);
        rows.stream().filter(row -> !row.isHalf() || !row.isSmallest()).forEach(row -> table.append(row(row)));
        return table.toString();
    }

    private static String row(HintRow row) {
        return String.format(
                Locale.ROOT,
                "| `%s` | %s | %s | %d | %d | %s | %s |%n",
                row.contract(),
                excess(row.hint(), row.compactSchema() / 2),
                row.langChain4j().can() ? excess(row.hint(), row.langChain4j().tokens()) : "-",
                row.comments(),
                row.names(),
                why(row),
                row.langChain4j().leftOut());
    }

    private static String excess(int tokens, int goal) {
        return tokens > goal ? Integer.toString(tokens - goal) : "";
    }

    private static String why(HintRow row) {
        if (!row.isHalf()) {
            return 2 * row.shape() <= row.compactSchema()
                    ? "comments: a schema says the same in nearly as many words"
                    : "names: few keywords stand beside them in a schema";
        }
        if (!row.langChain4j().can()) {
            return "Spring AI's schema has no arms";
        }
        return row.isLargerForTheSame()
                ? "arms of unions, which LangChain4j leaves out"
                : "comments, most of which LangChain4j leaves out";
    }
}
