package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A model that repeats the schema gives an object with a title and a description; many records have just these. */
class SchemaEchoTest {
    private static final ReadOptions TOLERANT = ReadOptions.of(Reading.TOLERANT);

    private static final MapShape ARTICLE = MapShape.with("title", TypedReader::readString)
            .and("description", TypedReader::readString)
            .maybe("type", TypedReader::readString)
            .shape();

    private static final String ANSWER = "{\"title\":\"x\",\"description\":\"y\"}";

    private static final String SCHEMA = """
            {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"article","type":"object",
             "description":"An article.","properties":{"title":{"type":"string"},"description":{"type":"string"}},
             "required":["title","description"],"additionalProperties":false}""";

    @Test
    void aSchemaIsNoAnswer() {
        for (ReadOptions options : List.of(STRICT, TOLERANT)) {
            for (String reply : List.of(SCHEMA, "```json\n" + SCHEMA + "\n```")) {
                Failure failure = failure(ARTICLE.parse(reply, options));
                assertThat(failure.kind()).isEqualTo(Failure.Kind.SCHEMA);
                assertThat(failure.observed())
                        .isEqualTo("expected an answer, got a JSON Schema with the keys \"$schema\", \"properties\","
                                + " \"required\", \"additionalProperties\"");
            }
        }
        assertThat(failure(ARTICLE.parse("So: " + SCHEMA, TOLERANT)).observed()).contains("got a JSON Schema");
    }

    @Test
    void theAnswerBehindItIsOne() {
        for (String between : List.of("\n", "\nAnswer: ", "\n```json\n")) {
            assertThat(ok(ARTICLE.parse(SCHEMA + between + ANSWER, TOLERANT)).canonical())
                    .isEqualTo(ANSWER);
        }
    }

    @Test
    void anAnswerMayHaveSomeKeysOfASchema() {
        for (String more : List.of(
                "\"$schema\":\"https://example.com/article\"",
                "\"properties\":{\"colour\":\"red\"}",
                "\"required\":true",
                "\"type\":\"house\",\"properties\":[1]")) {
            assertThat(ok(ARTICLE.parse(ANSWER.replace("}", "," + more + "}"), STRICT))
                            .value())
                    .as(more)
                    .containsAllEntriesOf(Map.of("title", "x", "description", "y"));
        }
        MapShape lot = MapShape.with("properties", TypedReader::readString)
                .and("required", TypedReader::readBoolean)
                .shape();
        assertThat(ok(lot.parse("{\"properties\":\"a mill\",\"required\":true,\"$schema\":1}", STRICT))
                        .changed())
                .isTrue();
    }
}
