package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.processor.TestCompilation;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.sample.ContractInterpreter;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a text when a default or an example is compiled is what the generated reader says of it. */
class TextFormsTest {
    private static final String SOURCE = """
            import dev.llmoutput.LlmOutput;
            import java.net.URI;
            import java.time.*;
            import java.util.*;
            @LlmOutput
            record Texts(
                    Optional<LocalDate> date, Optional<LocalTime> time, Optional<LocalDateTime> dateTime,
                    Optional<OffsetDateTime> offset, Optional<Instant> instant, Optional<ZonedDateTime> zoned,
                    Optional<Year> year, Optional<YearMonth> month, Optional<Duration> duration, Optional<Period> period,
                    Optional<ZoneId> zone, Optional<UUID> uuid, Optional<URI> uri, Optional<Locale> locale,
                    Optional<Currency> currency, Optional<byte[]> bytes, Optional<Character> letter) {}
            """;

    /** Texts that one reader of dates, identifiers or bytes takes and another does not. */
    private static final List<String> TRICKY = tricky();

    @TempDir
    static Path folder;

    private static Companion companion;
    private static ContractModel contract;

    @BeforeAll
    static void compile() throws Exception {
        Files.writeString(folder.resolve("Texts.java"), SOURCE);
        companion = Compiled.of(
                        folder, Golden.target("plain", "texts"), Optional.of(new LlmOutputProcessor()), List.of())
                .companion("TextsOutput");
        contract = TestCompilation.contract(SOURCE);
    }

    private static List<String> disagreements(List<String> texts) {
        ContractInterpreter interpreter = new ContractInterpreter(contract);
        List<String> found = new ArrayList<>();
        for (ComponentModel component : contract.records().get(0).components()) {
            for (String text : texts) {
                boolean asExample = interpreter.faultsOfExample(text, component).isEmpty();
                boolean asDefault =
                        interpreter.faultsOfDefault(json(text), component).isEmpty();
                boolean inReply =
                        companion.parseStrictly(json(Map.of(component.jsonName(), text))) instanceof Parsed.Ok;
                if (asExample != inReply || asDefault != inReply) {
                    found.add(component.jsonName() + " " + json(text) + (inReply ? ": only read" : ": only compiled"));
                }
            }
        }
        return found;
    }

    private static List<String> tricky() {
        try {
            String file = Files.readString(
                    Path.of(System.getProperty("project.root"), "processor/src/test/resources/text-forms.json"));
            Map<?, ?> groups = (Map<?, ?>) JsonTree.read(file, JsonLimits.DEFAULT);
            return groups.values().stream()
                    .flatMap(group -> ((List<?>) group).stream())
                    .map(String.class::cast)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String json(Object value) {
        JsonAppender json = new JsonAppender();
        json.value(value);
        return json.toString();
    }

    @Test
    void aTextIsJudgedAsItIsRead() {
        assertThat(disagreements(TRICKY)).isEmpty();
    }

    /** The same with a letter more, less or other: what nobody thought of. */
    @Test
    void aTextThatIsNearlyRightIsJudgedAsItIsRead() {
        Random random = new Random(6);
        String letters = "0123456789-+:.,TZtzPHMSDWYaAfFgxXeEuU/_=[]%#@ \u00e4\u0663";
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder(TRICKY.get(random.nextInt(TRICKY.size())));
            int at = random.nextInt(text.length() + 1);
            String letter = String.valueOf(letters.charAt(random.nextInt(letters.length())));
            int to = Math.min(text.length(), at + random.nextInt(2));
            texts.add(text.replace(at, to, random.nextInt(4) == 0 ? "" : letter).toString());
        }
        assertThat(disagreements(texts)).isEmpty();
    }

    /** It is also said in the same way that a date does not exist. */
    @Test
    void whatDoesNotExistIsSaidAlike() {
        ContractInterpreter interpreter = new ContractInterpreter(contract);
        Map<String, String> differences = new LinkedHashMap<>();
        String word = "does not exist";
        for (ComponentModel component : contract.records().get(0).components()) {
            for (String text : TRICKY) {
                boolean compiled =
                        interpreter.faultsOfExample(text, component).toString().contains(word);
                boolean read = companion
                        .parseStrictly(json(Map.of(component.jsonName(), text)))
                        .<String>match(ok -> "", failed -> failed.failure().observed())
                        .contains(word);
                if (compiled != read) {
                    differences.put(component.jsonName() + " " + text, read ? "only read" : "only compiled");
                }
            }
        }
        assertThat(differences).isEmpty();
    }
}
