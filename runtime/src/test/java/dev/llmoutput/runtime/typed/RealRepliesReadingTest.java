package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.testing.Corpora;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A natural sample of replies that were asked for a reasoning and an answer, read as they are, without a model call. */
class RealRepliesReadingTest {
    private static final MapShape ANSWER = MapShape.with("reasoning", TypedReader::readString)
            .and("answer", TypedReader::readString)
            .shape();

    /** Each reply whose value is given is read as exactly that, but for three that have two readings; none is wrong. */
    @Test
    void naturalSample() {
        List<String> refused = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        List<String> unexpected = new ArrayList<>();
        Map<String, Integer> right = new TreeMap<>();
        for (JsonNode line : Corpora.lines("zeroeval-natural/replies.jsonl")) {
            String id = line.get("id").textValue();
            JsonNode expected = line.get("value");
            Parsed<Map<String, Object>> parsed =
                    ANSWER.parse(line.get("raw").textValue(), ReadOptions.of(Reading.TOLERANT));
            if (!(parsed instanceof Parsed.Ok<Map<String, Object>> ok)) {
                if (!expected.isNull()) {
                    refused.add(id);
                }
            } else if (expected.isNull()) {
                unexpected.add(id);
            } else if (ok.value()
                    .equals(Map.of(
                            "reasoning", expected.get("reasoning").textValue(),
                            "answer", expected.get("answer").asText()))) {
                right.merge(line.get("route").textValue(), 1, Integer::sum);
            } else {
                wrong.add(id);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(refused).containsExactly("n-55edb1235b", "n-81a3d6eee8", "n-8031fedbda");
        assertThat(unexpected).containsExactly("n-4c19d0680a");
        assertThat(right)
                .hasToString("{embedded=201, fence=790, repair:bad-escape=21, repair:both=14, repair:raw-control=166, "
                        + "strict=161}");
    }
}
