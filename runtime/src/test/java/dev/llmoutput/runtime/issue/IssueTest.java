package dev.llmoutput.runtime.issue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IssueTest {
    private static final IssuePath PRICE = IssuePath.ROOT.name("items").index(2).name("price");

    @Test
    void namesCodesInSnakeCase() {
        assertThat(Arrays.stream(IssueCode.values()).map(IssueCode::wireName))
                .containsExactly(
                        "missing",
                        "invalid_type",
                        "too_small",
                        "too_big",
                        "invalid_format",
                        "not_multiple_of",
                        "unrecognized_keys",
                        "invalid_value",
                        "invalid_union",
                        "duplicate_item",
                        "duplicate_key",
                        "malformed",
                        "limit",
                        "custom");
    }

    @Test
    void printsPaths() {
        assertThat(PRICE).hasToString("items[2].price");
        assertThat(PRICE.toJsonPointer()).isEqualTo("/items/2/price");
        assertThat(PRICE.elements()).containsExactly("items", 2, "price");
        assertThat(IssuePath.ROOT).hasToString("");
        assertThat(IssuePath.ROOT.toJsonPointer()).isEmpty();
        assertThat(IssuePath.ROOT.name("a/b~c").toJsonPointer()).isEqualTo("/a~1b~0c");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.b", "", "2nd", "a b", "a[0]", "$ref", "line\nbreak"})
    void quotesOddKeys(String key) {
        String path = IssuePath.ROOT.name(key).name("x").toString();

        assertThat(path).startsWith("[\"").endsWith("\"].x").doesNotContain("\n");
    }

    @ParameterizedTest
    @CsvSource({"unit_price", "_id", "größe", "content-type", "名前"})
    void doesNotQuotePlainKeys(String key) {
        assertThat(IssuePath.ROOT.name(key)).hasToString(key);
    }

    /** C021: no empty path prefix at the root. C018: the words are those of JSON. */
    @Test
    void putsEveryCodeIntoWords() {
        assertThat(Issue.of(IssueCode.MISSING, PRICE, Map.of("expected", "a number")))
                .hasToString("items[2].price: expected a number, but the key is missing");
        assertThat(Issue.of(
                        IssueCode.INVALID_TYPE, IssuePath.ROOT, Map.of("expected", "an object", "received", "array")))
                .hasToString("expected an object, got array");
        assertThat(Issue.of(
                        IssueCode.TOO_SMALL,
                        IssuePath.ROOT.name("tags"),
                        Map.of("origin", "array", "minimum", 1, "actual", 0)))
                .hasToString("tags: expected at least 1 item, got 0");
        assertThat(Issue.of(
                        IssueCode.TOO_BIG,
                        IssuePath.ROOT.name("n"),
                        Map.of("origin", "number", "maximum", 5, "inclusive", false, "actual", 5)))
                .hasToString("n: expected a number < 5, got 5");
        assertThat(Issue.of(IssueCode.UNRECOGNIZED_KEYS, IssuePath.ROOT, Map.of("keys", List.of("a", "b\n"))))
                .hasToString("expected no other keys, got \"a\", \"b\\n\"");
    }

    /** C017: one line, whatever the reply holds. */
    @Test
    void staysOnOneLine() {
        Issue issue =
                Issue.custom(IssuePath.ROOT.name("a\u2028b"), "first\r\nsecond\u2029third\u0000fourth\u0085fifth");

        assertThat(Observed.of(List.of(issue)).codePoints())
                .noneMatch(c -> Character.isISOControl(c) || c == '\u2028' || c == '\u2029');
    }

    /** Half a surrogate pair can be sent to nobody: it is named where a text is quoted, and replaced elsewhere. */
    @Test
    void canBeWrittenAsUtf8() {
        Issue quoted = Issue.of(
                IssueCode.INVALID_VALUE,
                IssuePath.ROOT.name("\udc00"),
                Map.of("values", List.of("a"), "value", "\ud83dx \ud83d\ude00 \ude00"));
        Issue plain = Issue.custom(IssuePath.ROOT, "not \ud83d, but \ud83d\ude00");

        assertThat(quoted.toString()).isEqualTo("[\"\\udc00\"]: expected \"a\", got \"\\ud83dx \ud83d\ude00 \\ude00\"");
        assertThat(plain.toString()).isEqualTo("not \ufffd, but \ud83d\ude00");
    }

    /** C020: every issue with its path. C023: what does not fit is counted, and the line stays within its cap. */
    @Test
    void listsTheFirstTwentyIssuesAndCountsTheRest() {
        List<Issue> issues = new ArrayList<>();
        IntStream.range(0, 10_000).forEach(i -> issues.add(Issue.custom(IssuePath.ROOT.index(i), "no")));

        String few = Observed.of(issues.subList(0, 3));
        assertThat(few).isEqualTo("[0]: no; [1]: no; [2]: no");
        String many = Observed.of(issues);
        assertThat(many).endsWith("[19]: no (+9980 more)").doesNotContain("[20]");
    }

    @Test
    void cutsWhatIsTooLong() {
        Issue huge = Issue.custom(IssuePath.ROOT, "\ud83d\ude00".repeat(3_000));

        for (List<Issue> issues : List.of(List.of(huge), Collections.nCopies(7, huge))) {
            String observed = Observed.of(issues);
            assertThat(observed).hasSizeLessThanOrEqualTo(Observed.MAX_LENGTH).doesNotContain("\ud83d...");
        }
        assertThat(Observed.of("x".repeat(5_000))).hasSize(Observed.MAX_LENGTH).endsWith("...");
        assertThat(Quoted.of("y".repeat(200))).hasSize(Quoted.MAX_SHOWN + 5);
    }

    @Test
    void keepsItsFactsToItself() {
        Issue issue = Issue.of(IssueCode.INVALID_VALUE, PRICE, Map.of("values", List.of("a")));

        assertThatThrownBy(() -> issue.params().put("x", 1)).isInstanceOf(UnsupportedOperationException.class);
        assertThat(issue)
                .isEqualTo(Issue.of(IssueCode.INVALID_VALUE, PRICE, Map.of("values", List.of("a"))))
                .isNotEqualTo(Issue.of(IssueCode.INVALID_VALUE, PRICE, Map.of("values", List.of("b"))));
        assertThatThrownBy(() -> IssuePath.ROOT.index(-1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> new Repair(Repair.Kind.FENCE, -1, "x")).hasMessageContaining("-1");
    }
}
