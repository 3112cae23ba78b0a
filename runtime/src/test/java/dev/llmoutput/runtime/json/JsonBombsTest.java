package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.testing.Bombs;
import dev.llmoutput.runtime.testing.SmallStack;
import java.nio.charset.CharacterCodingException;
import java.util.HexFormat;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;

/** Hostile texts, each read on a thread with a stack of 256 kB. The timeout guards against hanging, nothing else. */
@Timeout(60)
class JsonBombsTest {
    /** As large as the bombs that must be accepted; depth and number length stay the default. */
    private static final JsonLimits LIMITS = JsonLimits.DEFAULT
            .withMaxDocumentLength(Integer.MAX_VALUE)
            .withMaxStringLength(Integer.MAX_VALUE)
            .withMaxMembers(Integer.MAX_VALUE);

    /** Conflicting names are not a matter of JSON: a tree keeps the last, a contract reports them. */
    private static final Set<String> OTHERWISE = Set.of("bomb-100");

    @TestFactory
    Stream<DynamicTest> readsEachAsExpected() {
        return Bombs.all().stream()
                .filter(bomb -> !OTHERWISE.contains(bomb.get("id").asText()))
                .map(bomb -> DynamicTest.dynamicTest(Bombs.title(bomb), () -> SmallStack.run(() -> check(bomb))));
    }

    private static void check(JsonNode bomb) throws CharacterCodingException {
        String result = bomb.has("bytesHex")
                ? skipBytes(HexFormat.of().parseHex(bomb.get("bytesHex").asText()))
                : skip(Bombs.text(bomb));

        switch (bomb.get("expect").asText()) {
            case "accept" -> assertThat(result).isEqualTo("ACCEPTED");
            case "reject" -> assertThat(result).isNotEqualTo("ACCEPTED");
            case "limit" -> assertThat(result).isIn("ACCEPTED", "LIMIT");
            default -> assertThat(result).as("either").isIn("ACCEPTED", "MALFORMED", "NOT TEXT");
        }
    }

    private static String skipBytes(byte[] bytes) {
        try {
            return skip(JsonTestSuiteTest.utf8(bytes));
        } catch (CharacterCodingException e) {
            return "NOT TEXT";
        }
    }

    private static String skip(String text) {
        try (JsonCursor in = JsonCursor.of(text, LIMITS)) {
            in.skipValue();
            in.endDocument();
            return "ACCEPTED";
        } catch (JsonSyntaxException e) {
            return e.kind().name();
        }
    }
}
