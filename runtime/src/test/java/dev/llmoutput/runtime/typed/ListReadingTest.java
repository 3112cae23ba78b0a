package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole reply that is a list. */
class ListReadingTest {
    private static Parsed<List<Map<String, Object>>> read(String reply) {
        return ListShape.of(MapShape.with("n", TypedReader::readInt).shape(), UnknownKeys.STRIP)
                .parse(reply, ReadOptions.of(Reading.TOLERANT));
    }

    /** Several items without the brackets, equal or not, are no list, and no two answers either. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"n\":1}\n{\"n\":1}", "{\"n\":1}\n{\"n\":2}", "{\"n\":1}\n[{\"n\":1}]"})
    void asksForOneArray(String reply) {
        assertThat(failure(read(reply)).observed())
                .isEqualTo("not valid JSON: line 2, column 1: expected one array of all items, got a second value");
    }

    @Test
    void tellsTwoArraysThatDiffer() {
        assertThat(failure(read("[{\"n\":1}]\n[{\"n\":2}]")).observed())
                .endsWith("expected one value that fits, got a second one that differs");
    }

    @Test
    void takesOneItem() {
        assertThat(ok(read("{\"n\":1}")).value()).containsExactly(Map.of("n", 1));
    }
}
