package dev.llmoutput.samples.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.record.RunRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class ReportPageTest {
    private static final Pattern TAG = Pattern.compile("<[^>]*>");
    private static final String HARMLESS = "x";

    private static List<String> tags(String page) {
        return TAG.matcher(page.replaceFirst("(?s)<style>.*?</style>", ""))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    /** Whatever the records say, the page has the same elements with the same attributes. */
    @ParameterizedTest
    @FieldSource("dev.llmoutput.samples.report.Hostile#TEXTS")
    void noTextBecomesMarkup(String text) {
        String page = Runs.page(Runs.saying(text));

        assertThat(tags(page)).isEqualTo(tags(Runs.page(Runs.saying(HARMLESS))));
        assertThat(page).doesNotContain("<script", "<img", "<svg", "<iframe", "<base", "<link");
    }

    /** Characters that deceive the eye are shown by their number; all others stay. */
    @Test
    void hiddenCharactersAreShown() {
        String page = Runs.page(Runs.saying("a\u202Eb\u0000c\uD800d\u2028e\u200Bf\rg 名前 \uD83D\uDE00"));

        assertThat(page).contains("a\\u202eb\\u0000c\\ud800d\\u2028e\\u200bf\\u000dg 名前 \uD83D\uDE00");
    }

    /** Nothing on the page loads anything from anywhere. */
    @Test
    void needsNoNetwork() {
        String page = Runs.page(Runs.saying(HARMLESS));

        assertThat(page).contains("default-src 'none'".replace("'", "&#39;"));
        assertThat(page).doesNotContain("src=", "href=", "url(", "@import", "://");
    }

    @Test
    void countsWhatHappened() {
        Statistics numbers = new Statistics();
        Runs.saying("v").forEach(numbers::record);

        assertThat(numbers.all.runs).isEqualTo(3);
        assertThat(numbers.all.acceptedAtOnce).isEqualTo(1);
        assertThat(numbers.all.acceptedLater).isEqualTo(1);
        assertThat(numbers.all.rejected()).isEqualTo(1);
        assertThat(numbers.all.tokens).isEqualTo(60);
        assertThat(numbers.all.reaskTokens).isEqualTo(15);
        assertThat(numbers.acceptedAt).containsEntry(1, 1L).containsEntry(2, 1L).hasSize(2);
        assertThat(numbers.causes.count("RETRIES_SPENT")).isEqualTo(1);
        assertThat(numbers.failures.count("SCHEMA")).isEqualTo(2);
        assertThat(numbers.paths.count("v  custom")).isEqualTo(2);
        assertThat(numbers.repairs.count("FENCE")).isEqualTo(1);
    }

    /** Positions in lists are no places of a contract. */
    @Test
    void positionsAreLeftOut() {
        Statistics numbers = new Statistics();
        Runs.saying("items[2].parts[10].price").forEach(numbers::record);
        Runs.saying("items[3].parts[0].price").forEach(numbers::record);

        assertThat(numbers.paths.top(2)).extracting(Tally.Row::name).containsExactly("items[].parts[].price  custom");
    }

    /** The page of a hundred thousand runs shows the latest of each sort only. */
    @Test
    void showsTheLatestOnly() {
        List<RunRecord> records = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            records.addAll(Runs.saying("run " + i + " of many"));
        }
        String page = Runs.page(records);

        assertThat(page.split("<details", -1)).hasSize(1 + 3 * Specimens.OF_EACH);
        assertThat(page)
                .contains("<code>run 199 of many</code>\n run 199", "<code>run 140 of many</code>\n run 140")
                .doesNotContain("<code>run 139 of many</code>\n run 139");
    }

    @Test
    void cutsLongTexts() {
        String page = Runs.page(Runs.saying("y".repeat(RunDetails.LONGEST_TEXT - 1) + "\uD83D\uDE00" + "z".repeat(9)));

        assertThat(page).contains("y\n… 11 more characters").doesNotContain("\\ud83d");
    }

    @Test
    void isAPageWithoutRecordsToo() {
        assertThat(Runs.page(List.of())).contains("no records", "Every reply was accepted", "nowhere");
    }
}
