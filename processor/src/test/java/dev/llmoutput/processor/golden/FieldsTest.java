package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code @LlmField} gives, beyond the tables of replies. */
class FieldsTest {
    private final Companion query = Golden.named("given").compiled().companion("com.example.QueryOutput");
    private final Companion login = Golden.named("secrets").compiled().companion("com.example.LoginOutput");

    /** Key aliases hold in both readings; enum aliases and other spellings in the tolerant one alone. */
    @Test
    void aliasesByReading() {
        String key = "{\"query\":\"x\",\"max\":3}";
        String value = "{\"q\":\"x\",\"order\":\"asc\"}";
        assertThat(query.parse(key)).isInstanceOf(Parsed.Ok.class);
        assertThat(query.parseStrictly(key)).isInstanceOf(Parsed.Ok.class);
        assertThat(query.parse(value)).isInstanceOf(Parsed.Ok.class);
        assertThat(query.parseStrictly(value)).isInstanceOf(Parsed.Failed.class);
    }

    /** B077, C084: a default stands in, once, and that is a change; what was filled in is canonical afterwards. */
    @Test
    void defaultsAreChanges() {
        Parsed.Ok<?> filled = (Parsed.Ok<?>) query.parseStrictly("{\"q\":\"x\",\"limit\":null}");
        assertThat(filled.changed()).isTrue();
        Parsed.Ok<?> again = (Parsed.Ok<?>) query.parseStrictly(filled.canonical());
        assertThat(again.changed()).isFalse();
        assertThat(again.value()).isEqualTo(filled.value());
    }

    /** Neither the issues nor any text made of them holds a secret, whatever is wrong with it. */
    @Test
    void secretsStayOutOfFailures() {
        for (String raw : List.of(
                "{\"password\":\"HUNTER22\",\"pin\":987654,\"codes\":[\"HUNTER22\",[\"HUNTER22\"]],\"card\":\"HUNTER22\"}",
                "{\"password\":[\"HUNTER22\"],\"pin\":\"HUNTER22\",\"codes\":\"HUNTER22\",\"card\":{\"HUNTER22\":987654}}",
                "{\"password\":\"HUNTER22\",\"password\":\"HUNTER22x\",\"card\":{\"brand\":\"HUNTER22\",\"number\":987654.5}}",
                "{\"password\":HUNTER22}",
                "{\"password\":\"ok\" \"HUNTER22\"}")) {
            Failure failure = failure(login.parse(raw));
            assertThat(failure.observed()).doesNotContain("HUNTER", "987654");
            assertThat(failure.issues()).extracting(Issue::params).asString().doesNotContain("HUNTER", "987654");
            assertThat(failure(login.parseStrictly(raw)).toString()).doesNotContain("HUNTER", "987654");
        }
    }

    /** An object that stands in a string is quoted nowhere, and what quotes nothing is said as it is. */
    @Test
    void secretsInAStringStayOutOfFailures() {
        String inString = "\"{\\\"password\\\":\\\"HUNTER22\\\"}\"";
        assertThat(failure(login.parse(inString)).observed()).isEqualTo("expected an object, got string");
        assertThat(failure(login.parse("{\"session\":" + inString + "}")).observed())
                .doesNotContain("HUNTER")
                .contains("session: expected an object, got string");
        assertThat(failure(login.parse("{\"password\":\"HUNTER22")).observed()).endsWith("got the end of the text");
        assertThat(failure(login.parse("")).observed()).endsWith("expected an object, got nothing");
    }

    /** What a constructor below a secret says of it may quote it. */
    @Test
    void constructorsBelowASecretSayNothingOfIt() {
        String reply = "{\"user\":\"u\",\"password\":\"hunter22\",\"pin\":1,\"codes\":[],"
                + "\"card\":{\"brand\":\"AMBER\",\"number\":13},"
                + "\"session\":{\"token\":\"t\",\"holder\":{\"name\":\"\"}}}";
        assertThat(failure(login.parse(reply)).observed())
                .isEqualTo("card: the values do not fit together; session.holder: a holder has a name");
    }

    /** The keys of a secret map are secrets as well, wherever a fault is told. */
    @Test
    void keysOfASecretMapStayOutOfFailures(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("src"));
        Files.writeString(folder.resolve("src/Keys.java"), """
                import dev.llmoutput.LlmField;
                import dev.llmoutput.LlmOutput;
                import java.util.Map;

                @LlmOutput
                public record Keys(@LlmField(secret = true) Map<String, Double> tokens, String user) {}
                """);
        Companion keys = Compiled.of(
                        folder.resolve("src"), folder.resolve("out"), Optional.of(new LlmOutputProcessor()), List.of())
                .companion("KeysOutput");
        for (String raw : List.of(
                "{\"tokens\":{\"HUNTER22\":}}",
                "{\"tokens\":{\"HUNTER22\":1 \"x\"}}",
                "{\"tokens\":{\"HUNTER22\" 1}}",
                "{\"tokens\":{\"HUNTER22\":1e" + "9".repeat(2_000) + "}}",
                "{\"tokens\":{\"HUNTER22\":1,\"HUNTER22\":2},\"user\":\"u\"}",
                "{\"tokens\":{\"HUNTER22\":\"x\"},\"user\":\"u\"}")) {
            assertThat(failure(keys.parse(raw)).observed()).doesNotContain("HUNTER");
            assertThat(failure(keys.parseStrictly(raw)).observed()).doesNotContain("HUNTER");
        }
        assertThat(failure(keys.parse("{\"tokens\":{},\"user\":}")).observed()).contains("a value for \"user\"");
    }

    private static Failure failure(Parsed<?> parsed) {
        return ((Parsed.Failed<?>) parsed).failure();
    }
}
