package dev.llmoutput.samples.report;

import dev.llmoutput.runtime.record.RunRecord;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The page: numbers on top, then what failed and why, then single runs. No script, no picture, no address of anything. */
final class ReportPage {
    private static final int MOST_ROWS = 20;

    private final Statistics numbers;
    private final Html html = new Html();

    private ReportPage(Statistics numbers) {
        this.numbers = numbers;
    }

    static String of(Statistics numbers) {
        return new ReportPage(numbers).page();
    }

    private String page() {
        html.start("html", "lang", "en").start("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        html.empty(
                "meta",
                "http-equiv",
                "Content-Security-Policy",
                "content",
                "default-src 'none'; style-src 'unsafe-inline'");
        html.element("title", "Runs").style().end();
        html.start("body").start("main");
        head();
        types();
        html.start("div", "class", "pair");
        attempts();
        tally("Failures by kind", "every failed reply, also those that a later one made good", numbers.failures, "bad");
        html.end();
        paths();
        html.start("div", "class", "pair");
        tally("Why runs ended without a value", "the reason not to ask again", numbers.causes, "bad");
        tally("Repairs by kind", "what was mended without a model call", numbers.repairs, "");
        html.end();
        runs();
        return html.end().end().end().toString();
    }

    private void head() {
        Statistics.OfType all = numbers.all;
        html.element("h1", "Runs");
        html.element("p", all.runs == 0 ? "no records" : period(numbers.first, numbers.last), "class", "dim");
        if (numbers.damagedLines > 0) {
            html.element("p", "damaged lines skipped: " + Words.number(numbers.damagedLines), "class", "dim");
        }
        html.start("div", "class", "cards");
        card(Words.number(all.runs), "runs");
        card(Words.percent(all.acceptedAtOnce, all.runs), "accepted at the first attempt");
        card(Words.percent(all.acceptedAtOnce + all.acceptedLater, all.runs), "accepted in the end");
        card(Words.number(all.tokens), "tokens");
        card(Words.percent(all.reaskTokens, all.tokens), "of them for re-asks");
        html.end();
    }

    private static String period(Instant first, Instant last) {
        return first.equals(last) ? first.toString() : first + " to " + last;
    }

    private void card(String value, String label) {
        html.start("div", "class", "card")
                .element("b", value)
                .element("span", label, "class", "dim")
                .end();
    }

    private void types() {
        section("By type", "tokens of re-asks are those of every attempt after the first");
        header("type", "#runs", "#at once", "#later", "#rejected", "#tokens", "#for re-asks");
        for (Map.Entry<String, Statistics.OfType> entry : numbers.types.entrySet()) {
            Statistics.OfType type = entry.getValue();
            html.start("tr").element("td", entry.getKey());
            cell(Words.number(type.runs));
            cell(Words.percent(type.acceptedAtOnce, type.runs));
            cell(Words.percent(type.acceptedLater, type.runs));
            cell(Words.percent(type.rejected(), type.runs));
            cell(Words.number(type.tokens));
            cell(Words.number(type.reaskTokens) + " (" + Words.percent(type.reaskTokens, type.tokens) + ")");
            html.end();
        }
        endSection();
    }

    private void attempts() {
        section("Acceptance by attempt", "the attempt that gave the value");
        header("attempt", "#runs", "#share", "");
        numbers.acceptedAt.forEach(
                (attempt, runs) -> row("" + attempt, runs, numbers.all.runs, attempt == 1 ? "good" : "late"));
        row("none", numbers.all.rejected(), numbers.all.runs, "bad");
        endSection();
    }

    private void tally(String title, String subtitle, Tally tally, String color) {
        section(title, subtitle);
        if (tally.total() == 0) {
            html.start("tr").element("td", "none").end();
        } else {
            header("kind", "#number", "#share", "");
        }
        for (Tally.Row row : tally.top(MOST_ROWS)) {
            row(Words.of(row.name()), row.count(), tally.total(), color);
        }
        endSection();
    }

    private void paths() {
        section("Where replies fail", "paths with the most issues; list positions are left out");
        if (numbers.paths.total() == 0) {
            html.start("tr").element("td", "nowhere").end();
        } else {
            header("path", "issue", "#number", "for example");
        }
        for (Tally.Row row : numbers.paths.top(MOST_ROWS)) {
            int gap = row.name().lastIndexOf(Statistics.GAP);
            html.start("tr")
                    .start("td", "class", "path")
                    .element("code", row.name().substring(0, gap))
                    .end();
            html.element("td", row.name().substring(gap + Statistics.GAP.length()), "class", "code");
            cell(Words.number(row.count()));
            html.element("td", row.example(), "class", "dim").end();
        }
        endSection();
    }

    private void runs() {
        List<RunRecord> runs = numbers.specimens.all();
        html.start("section").element("h2", "Runs to look into");
        html.element(
                "p",
                runs.isEmpty()
                        ? "Every reply was accepted as it was written."
                        : "The latest " + Specimens.OF_EACH + " of each sort at most: rejected, revised, mended.",
                "class",
                "dim");
        RunDetails details = new RunDetails(html);
        runs.forEach(details::write);
        html.end();
    }

    private void section(String title, String subtitle) {
        html.start("section").element("h2", title).element("p", subtitle, "class", "dim");
        html.start("div", "class", "scroll").start("table");
    }

    private void endSection() {
        html.end().end().end();
    }

    /** A column whose name begins with {@code #} holds numbers. */
    private void header(String... names) {
        html.start("tr");
        for (String name : names) {
            boolean number = name.startsWith("#");
            html.element("th", number ? name.substring(1) : name, "class", number ? "n" : "");
        }
        html.end();
    }

    private void row(String name, long part, long whole, String color) {
        html.start("tr").element("td", name);
        cell(Words.number(part));
        cell(Words.percent(part, whole));
        double width = whole == 0 ? 0 : 100.0 * part / whole;
        html.start("td", "class", "meter");
        html.element("span", "", "class", color, "style", String.format(Locale.ROOT, "width:%.1f%%", width));
        html.end().end();
    }

    private void cell(String text) {
        html.element("td", text, "class", "n");
    }
}
