package dev.llmoutput.runtime.jsontype;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.testing.Corpora;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The type over documents of others: strict JSON, what looks like it, and real replies. */
class JsonCorporaTest {
    /** C065, C075: what must be accepted is accepted, what must be refused is a syntax failure, and nothing is thrown. */
    @Test
    void readsTheStrictSuite() throws IOException {
        SoftAssertions softly = new SoftAssertions();
        int decided = 0;
        for (Path file : suite()) {
            String name = Objects.toString(file.getFileName());
            Parsed<Object> parsed = Anything.TYPE.parse(Files.readString(file, StandardCharsets.ISO_8859_1));
            checkFixpoint(parsed, name, softly);
            if (!name.startsWith("i_")) {
                softly.assertThat(isAccepted(parsed)).as(name).isEqualTo(name.startsWith("y_"));
                decided++;
            }
        }
        softly.assertAll();
        assertThat(decided).isEqualTo(170);
    }

    private static List<Path> suite() throws IOException {
        try (Stream<Path> files = Files.list(Corpora.path("json-test-suite/test_parsing"))) {
            return files.sorted().toList();
        }
    }

    /** C066, C080: of real replies exactly those are accepted that are JSON, bare or in one wrapping fence. */
    @Test
    void readsRealReplies() {
        SoftAssertions softly = new SoftAssertions();
        int accepted = 0;
        for (JsonNode reply : Corpora.lines("llm-replies/replies.jsonl")) {
            Parsed<Object> parsed = Anything.TYPE.parse(reply.get("raw").textValue());
            String route = reply.get("facts").path("route").textValue();
            checkFixpoint(parsed, reply.get("id").textValue(), softly);
            softly.assertThat(isAccepted(parsed))
                    .as("%s %s", reply.get("id"), route)
                    .isEqualTo("strict".equals(route) || "fence".equals(route));
            accepted += isAccepted(parsed) ? 1 : 0;
        }
        softly.assertAll();
        assertThat(accepted).isGreaterThan(100);
    }

    /** Whatever depth the limits allow: nothing here recurses. */
    @Test
    void readsDeepDocuments() {
        String deep = "[{\"a\":".repeat(100_000) + "1" + "}]".repeat(100_000);
        JsonOutput<Object> unlimited = Anything.TYPE.withLimits(
                JsonLimits.DEFAULT.withMaxNestingDepth(1_000_000).withMaxDocumentLength(10_000_000));

        Parsed.Ok<Object> ok = JsonOutputTest.ok(unlimited, deep);

        assertThat(ok.canonical()).isEqualTo(deep);
        assertThat(ok.changed()).isFalse();
    }

    private static boolean isAccepted(Parsed<Object> parsed) {
        return parsed.match(ok -> true, failed -> {
            assertThat(failed.failure().kind()).isEqualTo(Failure.Kind.SYNTAX);
            return false;
        });
    }

    /** The canonical text of what any value is valid for means the same, and is the canonical text of itself. */
    private static void checkFixpoint(Parsed<Object> parsed, String name, SoftAssertions softly) {
        if (parsed instanceof Parsed.Ok<Object> ok) {
            softly.assertThat(ok.changed()).as(name).isFalse();
            softly.assertThat(Anything.TYPE.parse(ok.canonical())).as(name).isEqualTo(ok);
        }
    }
}
