package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.issue.Issue;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * C272: what no schema can say, one by one as docs/types.md lists it: a plain validator takes it and the reader does not.
 * That the reader takes nothing that the schema refuses is the business of {@link SchemaOracleTest}.
 */
class StricterThanSchemaTest {
    private static final Path ROOT = Path.of(System.getProperty("project.root"));
    private static final Compiled COMPILED = Compiled.of(
            ROOT.resolve("processor/src/test/resources/beyond-schema"),
            Golden.target("beyond", "beyond-schema"),
            Optional.of(new LlmOutputProcessor()),
            List.of());

    private final Companion beyond = COMPILED.companion("com.example.BeyondOutput");
    private final SchemaOracle plain = SchemaOracle.plain(beyond.schema());

    /**
     * One thing that the reader knows better.
     *
     * @param item how the page begins to speak of it
     * @param wrong a value that the reader refuses
     * @param right one near to it that both take
     * @param form whether a validator that knew the form would refuse it as well
     */
    record Case(String item, String component, String wrong, String right, String code, boolean form) {
        @Override
        public String toString() {
            return item + " " + component;
        }
    }

    static List<Case> cases() {
        return List.of(
                form("time zones", "zone", "Mars/Olympus", "Europe/Paris"),
                form(
                        "offsets of a zone",
                        "zoned",
                        "2026-03-31T14:30:05+05:00[Europe/Paris]",
                        "2026-03-31T14:30:05+02:00[Europe/Paris]"),
                form("languages", "language", "en_US", "en-US"),
                form("currencies", "currency", "ABC", "EUR"),
                form("long durations", "duration", "P106751991167301D", "P106751991167300D"),
                form("long periods", "period", "P2147483648D", "P2147483647D"),
                new Case("past and future", "past", "\"9999-01-01\"", "\"0001-01-01\"", "too_big", false),
                new Case("past and future", "future", "\"0001-01-01\"", "\"9999-01-01\"", "too_small", false),
                new Case("many bytes", "bytes", bytes(3_006), bytes(3_005), "too_big", false),
                new Case("floating-point numbers", "real", "1E+400", "1E+308", "invalid_type", false),
                new Case("floating-point numbers", "single", "1E+39", "1E+38", "invalid_type", false),
                new Case(
                        "items that are one value in Java",
                        "instants",
                        "[\"2026-03-31T14:30:05Z\",\"2026-03-31T16:30:05+02:00\"]",
                        "[\"2026-03-31T14:30:05Z\",\"2026-03-31T14:30:05+02:00\"]",
                        "duplicate_item",
                        false),
                new Case(
                        "items that are one value in Java",
                        "items",
                        "[{},{\"name\":null}]",
                        "[{},{\"name\":\"\"}]",
                        "duplicate_item",
                        false),
                new Case("codecs", "coded", "\"odd\"", "\"even\"", "invalid_format", false));
    }

    private static Case form(String item, String component, String wrong, String right) {
        return new Case(item, component, '"' + wrong + '"', '"' + right + '"', "invalid_format", true);
    }

    private static String bytes(int length) {
        return '"' + Base64.getEncoder().encodeToString(new byte[length]) + '"';
    }

    @ParameterizedTest
    @MethodSource("cases")
    void readerKnowsBetter(Case sample) {
        JsonNode right = with(sample.component(), sample.right());
        assertThat(issues(right)).isEmpty();
        assertThat(plain.accepts(right)).isTrue();

        JsonNode wrong = with(sample.component(), sample.wrong());
        assertThat(issues(wrong))
                .singleElement()
                .satisfies(issue -> assertThat(issue.code().wireName()).isEqualTo(sample.code()));
        assertThat(plain.errors(wrong)).isEmpty();
        assertThat(SchemaOracle.of(beyond.schema()).accepts(wrong)).isEqualTo(!sample.form());
    }

    /** As many bytes as a pattern can count are counted there. */
    @Test
    void schemaCountsFewBytes() {
        assertThat(plain.accepts(with("few", bytes(3_002)))).isTrue();
        assertThat(plain.accepts(with("few", bytes(3_003)))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void pageListsIt(Case sample) {
        assertThat(Compiled.read(ROOT.resolve("docs/types.md"))).contains("| " + sample.item() + " |");
    }

    private List<Issue> issues(JsonNode reply) {
        return Subject.issues(beyond.parseStrictly(reply.toString()));
    }

    private static JsonNode with(String component, String value) {
        ObjectNode reply = (ObjectNode) SchemaOracle.tree("{\"instants\":[],\"items\":[]}");
        return reply.set(component, SchemaOracle.tree(value));
    }
}
