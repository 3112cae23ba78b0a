package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.testing.Corpora;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Replies of many models: none is read wrongly, and few are refused that have one reading. */
class RealRepliesTest {
    /** What became of the replies of one route. */
    private static final class Tally {
        int accepted;
        int refused;

        @Override
        public String toString() {
            return accepted + "/" + refused;
        }
    }

    /**
     * Each reply whose value is given is read as exactly that, but for three that have two readings: {@code \'} and a
     * backslash before a line break, which JavaScript and Python drop.
     */
    @Test
    void naturalSample() {
        List<String> wrong = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        List<String> unexpected = new ArrayList<>();
        int right = 0;
        for (JsonNode line : Corpora.lines("zeroeval-natural/replies.jsonl")) {
            String id = line.get("id").textValue();
            JsonNode expected = line.get("value");
            Optional<Object> value = choose(
                    TreeContract.texts("reasoning", "answer"), line.get("raw").textValue());
            if (value.isEmpty()) {
                if (!expected.isNull()) {
                    refused.add(id);
                }
            } else if (expected.isNull()) {
                unexpected.add(id);
            } else if (JsonTree.equal(value.get(), JsonTree.read(expected.toString(), JsonLimits.DEFAULT))) {
                right++;
            } else {
                wrong.add(id);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(refused).containsExactly("n-55edb1235b", "n-81a3d6eee8", "n-8031fedbda");
        // {"answer": '{"wise king": "north"}'}: single quotes round a text with double quotes
        assertThat(unexpected).containsExactly("n-4c19d0680a");
        assertThat(right).isEqualTo(1_353);
    }

    /**
     * Accepted and refused by the route on which a lenient parser reads them. What is refused on the readable routes has
     * two answers that differ, a broken answer beside a whole one, or two readings of an escape.
     */
    @Test
    void repliesToASchema() {
        Map<String, Tally> tallies = new TreeMap<>();
        for (JsonNode line : Corpora.lines("llm-replies/replies.jsonl")) {
            JsonNode properties = line.path("schema").path("properties");
            if (properties.isObject()) {
                String raw = line.get("raw").textValue();
                Optional<Object> value = choose(contract(line.get("schema")), raw);
                JsonNode facts = line.get("facts");
                Tally tally = tallies.computeIfAbsent(facts.get("route").textValue(), route -> new Tally());
                tally.accepted += value.isPresent() ? 1 : 0;
                tally.refused += value.isPresent() ? 0 : 1;
                if (value.isPresent()
                        && facts.has("embeddedAt")
                        && facts.get("schemaValid").booleanValue()) {
                    String embedded = raw.substring(
                            facts.at("/embeddedAt/0").intValue(),
                            facts.at("/embeddedAt/1").intValue());
                    assertThat(JsonTree.equal(value.get(), JsonTree.read(embedded, JsonLimits.DEFAULT)))
                            .as(line.get("id").textValue())
                            .isTrue();
                }
            }
        }
        assertThat(tallies)
                .hasToString("{embedded=22/6, fence=30/0, fence-in-prose=28/14, lenient:invalid-escapes=8/23, "
                        + "lenient:raw-control-chars=35/0, lenient:raw-control-chars+invalid-escapes=10/14, "
                        + "lenient:trailing-comma=4/1, no-json=0/9, strict=199/0, unparsed:missing-comma=0/15, "
                        + "unparsed:other=4/38, unparsed:truncated=2/15}");
    }

    private static TreeContract contract(JsonNode schema) {
        List<String> names = new ArrayList<>();
        schema.get("properties").fieldNames().forEachRemaining(names::add);
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.textValue()));
        return TreeContract.objects(names, required);
    }

    private static Optional<Object> choose(TreeContract contract, String raw) {
        try {
            return contract.choose(raw, false);
        } catch (JsonSyntaxException e) {
            return Optional.empty();
        }
    }
}
