package dev.llmoutput.benchmarks.replies;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The page about real replies. */
final class Page {
    private static final String HEAD = """
            # Real replies

            What becomes of replies that models really gave: here, and with what a Java developer would otherwise reach for.
            This page is written by a program; nothing on it is edited by hand. To write it again, with the corpora in a folder
            of its own and `npm install jsonrepair` done in another:

                mvn -q -B -ntp -DskipTests -Pbenchmarks package exec:java -pl benchmarks -am \\
                    -Dexec.args="FOLDER_WITH_CORPORA docs/real-replies.md FOLDER_WITH_JSONREPAIR"

            Every reader gets the same record class and the raw reply, and has no setting of ours. A row counts replies:

            - **right**: accepted, with the one right value;
            - **refused rightly**: refused, and no single reading is known;
            - **refused though readable**: refused, although there is one right value: it costs another model call;
            - **guessed**: accepted, although no single reading is known;
            - **WRONG**: accepted, with another value than the right one, or with a required part missing.

            What the right value is comes from the corpus where it says so. Where it does not, it is worked out with Jackson
            along the route that the corpus names (strict, fenced, in prose, raw control characters, literal backslashes), not
            with the code that is compared. What a repair may do is said in [decision 3](decisions/0003-one-reading.md).

            """;

    private final List<Comparison> comparisons;
    private final List<Vectors> vectors;

    Page(List<Comparison> comparisons, List<Vectors> vectors) {
        this.comparisons = comparisons;
        this.vectors = vectors;
    }

    String text() {
        StringBuilder page = new StringBuilder(HEAD);
        comparisons.forEach(comparison -> comparison(comparison, page));
        vectors(page);
        return page.toString().stripTrailing() + "\n";
    }

    private static void comparison(Comparison comparison, StringBuilder page) {
        page.append("## ").append(comparison.title()).append("\n\n");
        page.append(comparison.about())
                .append(" Corpus `")
                .append(comparison.corpus())
                .append("`, ");
        page.append(comparison.compared()).append(" replies.\n\n");
        page.append(comparison.table()).append('\n');
        list(page, "Left out, because no record of ours has the shape", comparison.left());
        list(page, "What llm-output, TOLERANT, refuses though it is readable, and why", comparison.refusedReadable());
        list(page, "What it accepts though no single reading is known, by what it mended", comparison.guessed());
        list(page, "What it reads otherwise than the corpus expects", comparison.wrong());
        List<List<String>> ids = new ArrayList<>(comparison.refusedReadable().values());
        ids.addAll(comparison.wrong().values());
        list(page, "One by one", LookedAt.reasons(ids));
    }

    private void vectors(StringBuilder page) {
        page.append("""
                ## Vectors of repairing parsers

                The tests of jsonrepair (JavaScript) and json_repair (Python). They have no schema, and where a text has several
                readings these parsers choose one. Here llm-output, TOLERANT, reads them as any object or list.

                """);
        page.append("| vectors of | same value | both refuse | refused here | accepted here only | different value |"
                + " neither object nor list |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n");
        vectors.forEach(each -> page.append(each.counts()));
        page.append('\n');
        for (Vectors each : vectors) {
            list(page, "Refused here where " + each.name() + " answers", each.refused());
            list(page, "Different from " + each.name(), Differences.reasons(each.different()));
        }
    }

    private static void list(StringBuilder page, String title, Map<String, ?> lines) {
        if (lines.isEmpty()) {
            return;
        }
        page.append(title).append(":\n\n");
        lines.forEach((why, what) ->
                page.append("- ").append(why).append(": ").append(words(what)).append('\n'));
        page.append('\n');
    }

    private static String words(Object what) {
        if (!(what instanceof List<?> ids)) {
            return what.toString();
        }
        String joined = String.join(", ", ids.stream().map(Object::toString).toList());
        return ids.size() > 1 ? ids.size() + " (" + joined + ")" : joined;
    }
}
