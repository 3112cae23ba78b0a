package dev.llmoutput.benchmarks.hints;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The page. */
final class HintPage {
    private static final String HEAD = """
            # The size of a request hint

            How many tokens (o200k_base, counted with jtokkit) it takes to tell a model the shape of a reply, for each contract
            of the processor's tests: our request hint, our JSON Schema compact and pretty, and the instructions that Spring AI
            2.0.1 (`BeanOutputConverter.getFormat()`) and LangChain4j 1.19.0 (`ServiceOutputParser.outputFormatInstructions`) make
            of the same Java type. This page is written by a program:

                mvn -q -B -ntp -DskipTests -Pbenchmarks package -pl benchmarks -am
                java -cp "benchmarks/target/llm-output-benchmarks-0.1.0-SNAPSHOT.jar:benchmarks/target/lib/*" \\
                    dev.llmoutput.benchmarks.hints.HintSize processor/src/test/resources/golden docs/hint-size.md

            The goal is half of the compact schema, and less than everybody else. The second column is the hint without its
            comments, that is without constraints, descriptions, defaults and examples. LangChain4j's instruction has none of these,
            nor does it tell the names that a reply must have (`dueOn` where it is `due_on`), what may be left out, or the arms of a
            union. So it can be the smaller one where a contract says much, and tells least. Spring AI's schema of the sealed
            interface `Answer` has no arms either.

            | contract | hint | without comments | JSON Schema, compact | pretty | Spring AI | LangChain4j | hint / compact schema |
            | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
            """;

    private HintPage() {}

    static String of(List<HintRow> rows) {
        StringBuilder page = new StringBuilder(HEAD);
        rows.forEach(row -> page.append(row(row)));
        List<HintRow> common = rows.stream()
                .filter(row -> row.springAi().can() && row.langChain4j().can())
                .toList();
        page.append(sum("**all**", rows, false)).append(sum("**those that all can do**", common, true));
        page.append(list("More than half of the compact schema", rows, row -> !row.isHalf()));
        page.append(list("Another way takes fewer tokens", rows, row -> !row.isSmallest()));
        page.append(list(
                "LangChain4j's takes fewer even than the hint without comments", rows, HintRow::isLargerForTheSame));
        page.append(HintMisses.of(rows));
        page.append(refusals("Spring AI", rows, HintRow::springAi));
        page.append(refusals("LangChain4j", rows, HintRow::langChain4j));
        return page.toString();
    }

    private static String row(HintRow row) {
        return String.format(
                Locale.ROOT,
                "| `%s` | %d | %d | %d | %d | %s | %s | %.2f |%n",
                row.contract(),
                row.hint(),
                row.shape(),
                row.compactSchema(),
                row.prettySchema(),
                cell(row.springAi()),
                cell(row.langChain4j()),
                row.share());
    }

    private static String cell(PeerSize peer) {
        return peer.can() ? Integer.toString(peer.tokens()) : "-";
    }

    private static String sum(String name, List<HintRow> rows, boolean peers) {
        int hints = total(rows, HintRow::hint);
        int schemas = total(rows, HintRow::compactSchema);
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %d | %d | %s | %s | %.2f |%n",
                name,
                hints,
                total(rows, HintRow::shape),
                schemas,
                total(rows, HintRow::prettySchema),
                peers ? total(rows, row -> row.springAi().tokens()) : "",
                peers ? total(rows, row -> row.langChain4j().tokens()) : "",
                (double) hints / schemas);
    }

    private static int total(List<HintRow> rows, ToIntFunction<HintRow> count) {
        return rows.stream().mapToInt(count).sum();
    }

    private static String list(String title, List<HintRow> rows, Predicate<HintRow> which) {
        List<String> names = rows.stream()
                .filter(which)
                .map(row -> "`" + row.contract() + "`")
                .toList();
        return "\n" + title + ": " + (names.isEmpty() ? "none" : names.size() + " (" + String.join(", ", names) + ")")
                + ".\n";
    }

    private static String refusals(String name, List<HintRow> rows, Function<HintRow, PeerSize> peer) {
        StringBuilder list = new StringBuilder();
        for (HintRow row : rows) {
            if (!peer.apply(row).can()) {
                list.append("- `").append(row.contract()).append("`: ");
                list.append(peer.apply(row).whyNot()).append('\n');
            }
        }
        return list.isEmpty() ? "" : "\n" + name + " makes no instruction for:\n\n" + list;
    }
}
