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

/** Replies of many models to a schema: what is found in them. */
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
