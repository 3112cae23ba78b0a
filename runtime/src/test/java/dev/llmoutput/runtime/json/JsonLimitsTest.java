package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonSyntaxException.Kind;
import dev.llmoutput.runtime.testing.SmallStack;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** C078: each limit, one below it and one above it. */
class JsonLimitsTest {
    private static final JsonLimits SMALL = JsonLimits.DEFAULT
            .withMaxDocumentLength(60)
            .withMaxNestingDepth(3)
            .withMaxStringLength(6)
            .withMaxNumberLength(5)
            .withMaxNameLength(4)
            .withMaxMembers(2);

    @Test
    void boundsTheDocument() {
        within("\"x\"" + " ".repeat(57));
        beyond("\"x\"" + " ".repeat(58), "a document length", 60, "");
    }

    @Test
    void boundsTheDepth() {
        within("[{\"a\":[]}]");
        beyond("[{\"a\":[[]]}]", "a nesting depth", 3, "");
    }

    @Test
    void boundsStrings() {
        within("[\"\\u0041\"]");
        beyond("[0,{\"a\":\"\\u0041x\"}]", "a string length", 6, "[1].a");
    }

    @Test
    void boundsNumbers() {
        within("[-1e10]");
        beyond("[[-123.5]]", "a number length", 5, "[0][0]");
    }

    @Test
    void boundsNames() {
        within("{\"abcd\":1}");
        beyond("{\"abcde\":1}", "a name length", 4, "");
        beyond("{\"a\":1,\"abcde\":1}", "a name length", 4, "");
    }

    @Test
    void boundsMembers() {
        within("[{\"a\":1},{\"a\":1}]");
        beyond("[{\"a\":1},{\"a\":1},{\"a\":1}]", "a number of members", 2, "");
    }

    @Test
    void boundsExponents() {
        within("1e99");
        for (String beyond : List.of("[1e100001]", "[1e-100001]", "[1e1000000000]")) {
            assertThatThrownBy(() -> JsonTree.read(beyond, JsonLimits.DEFAULT))
                    .isInstanceOfSatisfying(
                            JsonSyntaxException.class,
                            fault -> assertThat(fault.kind()).isEqualTo(Kind.LIMIT));
        }
        assertThat(JsonTree.read("1e1000", JsonLimits.DEFAULT.withMaxExponent(1_000)))
                .isEqualTo(new BigDecimal("1e1000"));
    }

    /** Skipping and reading stop at the same place. */
    private static void beyond(String text, String limit, int maximum, String path) {
        for (boolean skip : new boolean[] {true, false}) {
            assertThatThrownBy(() -> read(text, skip)).isInstanceOfSatisfying(JsonSyntaxException.class, fault -> {
                assertThat(fault.kind()).isEqualTo(Kind.LIMIT);
                assertThat(fault.issue().code()).isEqualTo(IssueCode.LIMIT);
                assertThat(fault.issue().params()).containsEntry("limit", limit).containsEntry("maximum", maximum);
                assertThat(fault.issue().params()).containsKeys("line", "column", "offset");
                assertThat(fault.issue().path()).hasToString(path);
            });
        }
    }

    private static void within(String text) {
        assertThatCode(() -> read(text, true)).doesNotThrowAnyException();
        assertThatCode(() -> read(text, false)).doesNotThrowAnyException();
    }

    private static void read(String text, boolean skip) {
        if (!skip) {
            JsonTree.read(text, SMALL);
            return;
        }
        try (JsonCursor in = JsonCursor.of(text, SMALL)) {
            in.skipValue();
            in.endDocument();
        }
    }

    /** Depth costs heap, never stack, also where the limit is raised. */
    @Test
    void readsAnyDepthThatIsAllowed() throws Exception {
        JsonLimits deep = JsonLimits.DEFAULT.withMaxNestingDepth(1_000_000);
        String text = "[".repeat(200_000) + "{\"a\":1}" + "]".repeat(200_000);

        SmallStack.run(() -> {
            Object tree = JsonTree.read(text, deep);
            assertThat(JsonTree.equal(tree, JsonTree.read(text, deep))).isTrue();
            try (JsonAppender out = new JsonAppender()) {
                out.value(tree);
                assertThat(out.toString()).isEqualTo(text);
            }
        });
    }

    @Test
    void refusesNegativeLimits() {
        assertThatThrownBy(() -> JsonLimits.DEFAULT.withMaxNestingDepth(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }
}
