package dev.llmoutput.runtime.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.testing.Corpora;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pairs of input and canonical form that an independent implementation of the same rules computed. */
class MarkdownPairsTest {
    @ParameterizedTest
    @CsvSource({
        "spec, 391",
        "gfm, 404",
        "edge, 143",
        "random, 1200",
        "real, 180",
        "parser-differences, 73",
    })
    void everyPairIsEqualAndIdempotent(String file, int pairs) {
        SoftAssertions softly = new SoftAssertions();
        int seen = 0;
        for (JsonNode pair : Corpora.lines("markdown-pairs/" + file + ".jsonl")) {
            String input = pair.get("input").textValue();
            String expected = pair.get("canonical").textValue();
            String canonical = MarkdownOutput.canonicalize(input);
            softly.assertThat(canonical).as("%s", pair).isEqualTo(expected);
            softly.assertThat(MarkdownOutput.canonicalize(canonical))
                    .as("again: %s", pair)
                    .isEqualTo(canonical);
            softly.assertThat(pair.get("changed").booleanValue()).as("%s", pair).isEqualTo(!canonical.equals(input));
            seen++;
        }
        softly.assertAll();
        assertThat(seen).isEqualTo(pairs);
    }
}
