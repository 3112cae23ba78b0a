package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.OutputType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Vectors of BAML's parser, levels L0 to L3, whose root is a list of records or an enum; the page of real replies has the rest. */
class BamlRootsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    static Path folder;

    private static Compiled compiled;
    private static Map<String, JsonNode> vectors;

    @BeforeAll
    static void compile() throws Exception {
        Path file = Path.of(System.getProperty("shared.dir", ""), "corpora/baml-sap-vectors/vectors.jsonl");
        assumeTrue(Files.exists(file), "the shared corpora are not here: no " + file);
        vectors = new TreeMap<>();
        for (String line : Files.readAllLines(file)) {
            JsonNode vector = JSON.readTree(line);
            vectors.put(vector.get("id").asText(), vector);
        }
        write("Foo", "public record Foo(int a, String b) {}");
        write("Text", """
                public record Text(
                        String id,
                        @com.fasterxml.jackson.annotation.JsonProperty("English") String english,
                        @com.fasterxml.jackson.annotation.JsonProperty("Portuguese") String portuguese) {}""");
        write("Category", "public enum Category { ONE, TWO }");
        write("Named", """
                public enum Named {
                    @LlmField(name = "k1") ONE, @LlmField(name = "k-2-3.1_1") TWO, @LlmField(name = "NUMBER THREE") THREE
                }""");
        compiled =
                Compiled.of(folder, Golden.target("plain", "baml"), Optional.of(new LlmOutputProcessor()), List.of());
    }

    private static void write(String name, String declaration) throws Exception {
        Files.writeString(folder.resolve(name + ".java"), "import dev.llmoutput.*;\n@LlmOutput\n" + declaration + "\n");
    }

    @Test
    void listsOfRecords() throws Exception {
        reads("sap-157", list("Foo"));
        reads("sap-067", list("Text"));
    }

    @Test
    void enums() throws Exception {
        reads("sap-124", compiled.companion("CategoryOutput").outputType());
        reads("sap-126", compiled.companion("CategoryOutput").outputType());
        // The expectation is the name in BAML; the reply and the canonical text have the one that the model sees.
        assertThat(canonical("sap-140", compiled.companion("NamedOutput").outputType()))
                .isEqualTo("\"k-2-3.1_1\"");
    }

    private static OutputType<?> list(String record) {
        return (OutputType<?>) compiled.companion(record + "Output").call("list");
    }

    private static void reads(String id, OutputType<?> type) throws Exception {
        assertThat(JSON.readTree(canonical(id, type)))
                .as(id)
                .isEqualTo(vectors.get(id).get("expected"));
    }

    private static String canonical(String id, OutputType<?> type) {
        return type.parse(vectors.get(id).get("input").asText())
                .match(ok -> ok.canonical(), failed -> failed.failure().observed());
    }
}
