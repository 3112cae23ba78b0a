package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.testing.Corpora;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The test vectors of lenient parsers, read without a schema. They guess where we refuse; what both read is the same, but
 * for the vectors that are listed with their reason.
 */
class RepairVectorsTest {
    @Test
    void jsonrepair() throws JsonProcessingException {
        // jsonrepair refuses text after the value, we leave it out.
        Set<String> differing = Set.of("jr-411");
        int same = 0;
        for (JsonNode line : Corpora.lines("jsonrepair-vectors/vectors.jsonl")) {
            boolean isJson = line.path("expectedIsJson").booleanValue();
            JsonNode expected = isJson
                    ? JsonMapper.builder().build().readTree(line.get("expected").textValue())
                    : null;
            same += compare(line, expected, differing);
        }
        assertThat(same).isEqualTo(42);
    }

    @Test
    void jsonRepair() {
        Set<String> differing = Set.of(
                // json_repair drops white space at the end of a text or name that holds a raw line break
                "pr-194",
                "pr-213",
                "pr-219",
                "pr-221",
                "pr-223",
                "pr-227",
                "pr-228",
                // its strict mode refuses a second value, even an empty object
                "pr-342",
                // its strict mode refuses a name that stands twice; here that is for the contract to say
                "pr-346");
        int same = 0;
        for (JsonNode line : Corpora.lines("json-repair-vectors/vectors.jsonl")) {
            if (!line.hasNonNull("schema")
                    && !"schema and strict".equals(line.path("error").textValue())) {
                same += compare(line, line.get("expectedValue"), differing);
            }
        }
        assertThat(same).isEqualTo(32);
    }

    /** Only whole, fenced and embedded objects and lists whose reading needs no schema. */
    @Test
    void bamlWithoutItsSchemas() {
        // what is expected has other names, another order or no value
        Set<String> differing =
                Set.of("sap-009", "sap-011", "sap-012", "sap-089", "sap-115", "sap-123", "sap-195", "sap-199");
        int same = 0;
        for (JsonNode line : Corpora.lines("baml-sap-vectors/vectors.jsonl")) {
            String level = line.get("level").textValue();
            if (!level.startsWith("L4") && !level.startsWith("F")) {
                same += compare(line, line.get("expected"), differing);
            }
        }
        assertThat(same).isEqualTo(27);
    }

    /** 1 if both read the same. */
    private static int compare(JsonNode line, @Nullable JsonNode expected, Set<String> differing) {
        String id = line.get("id").textValue();
        String input = line.get("input").textValue();
        if (isStrictScalar(input)) {
            return 0;
        }
        Optional<Object> value = read(input);
        boolean same = value.isPresent()
                && expected != null
                && JsonTree.equal(value.get(), JsonTree.read(expected.toString(), JsonLimits.DEFAULT));
        assertThat(value.isPresent() && !same)
                .as("%s %s -> %s", id, input, value)
                .isEqualTo(differing.contains(id));
        return same ? 1 : 0;
    }

    /** A whole text that is a JSON string is never looked into. */
    private static boolean isStrictScalar(String input) {
        try {
            return !(JsonTree.read(input, JsonLimits.DEFAULT) instanceof Iterable) && input.startsWith("\"");
        } catch (JsonSyntaxException e) {
            return false;
        }
    }

    private static Optional<Object> read(String input) {
        try {
            return TreeContract.any().choose(input, true);
        } catch (JsonSyntaxException e) {
            return Optional.empty();
        }
    }
}
