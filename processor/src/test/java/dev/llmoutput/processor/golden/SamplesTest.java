package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.testkit.Documents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * C268, C279: the replies that {@code -Allmoutput.samples=true} writes, held against generated readers, in both readings:
 * the right verdict, and where something is wrong exactly that issue.
 */
class SamplesTest {
    private static final Path PAGE = Path.of(System.getProperty("project.root"), "docs/testing.md");

    /** What only a codec knows has no samples; a required one leaves the contract without. */
    private static final Set<String> WITHOUT = Set.of("com.example.PaletteOutput");

    static List<Golden> goldens() {
        return Golden.all();
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void everyReplyIsReadAsItsLineSays(Golden golden) throws IOException {
        holds(golden.withSamples("REJECT"));
    }

    /** Where unknown keys are stripped, a reply that has one is valid. */
    @ParameterizedTest
    @ValueSource(strings = {"ticket", "unions", "given"})
    void stripsUnknownKeys(String golden) throws IOException {
        Compiled compiled = Golden.named(golden).withSamples("STRIP");
        holds(compiled);
        assertThat(compiled.companions())
                .allSatisfy(name -> assertThat(lines(compiled, name))
                        .filteredOn(line -> line.get("rule").asText().equals("unknown key"))
                        .isNotEmpty()
                        .allSatisfy(line ->
                                assertThat(line.get("valid").asBoolean()).isTrue()));
    }

    /**
     * B115, C279: what is valid keeps the schema, and what is not breaks it, as an independent validator has it; only where
     * Java's floating-point numbers end, no schema says.
     */
    @ParameterizedTest
    @MethodSource("goldens")
    void everyReplyKeepsOrBreaksTheSchema(Golden golden) throws Exception {
        Compiled compiled = golden.withSamples("REJECT");
        for (String name : compiled.companions()) {
            Subject subject = new Subject(name, compiled.companion(name));
            SchemaOracle oracle = SchemaOracle.of(subject.schema());
            for (JsonNode line : lines(compiled, name)) {
                String reply = line.get("reply").asText();
                List<Issue> wrong = AlwaysWrong.in(subject, reply);
                boolean told = wrong.stream()
                        .noneMatch(issue -> issue.code() == IssueCode.MALFORMED
                                || issue.code() == IssueCode.DUPLICATE_KEY
                                || issue.code() == IssueCode.CUSTOM);
                if (told && !reply.contains("1E+400")) {
                    assertThat(oracle.accepts(reply)).as("%s", line).isEqualTo(wrong.isEmpty());
                }
            }
        }
    }

    private static void holds(Compiled compiled) throws IOException {
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            List<JsonNode> lines = lines(compiled, name);
            assertThat(lines.isEmpty()).as(name).isEqualTo(WITHOUT.contains(name));
            for (OutputType<?> type : List.of(companion.outputType(), companion.strict())) {
                assertThat(lines)
                        .allSatisfy(line -> assertThat(SampleReplies.found(line, type))
                                .as("%s", line)
                                .isEqualTo(SampleReplies.expected(line)));
            }
        }
    }

    private static List<JsonNode> lines(Compiled compiled, String companion) throws IOException {
        return WITHOUT.contains(companion)
                ? List.of()
                : SampleReplies.of(compiled.companion(companion).contractType());
    }

    /** Two compilations write the same lines, which are those written down. */
    @ParameterizedTest
    @ValueSource(strings = {"verdict", "enum-root", "union-root", "forms"})
    void writesWhatIsWrittenDown(String golden) throws IOException {
        Compiled compiled = Golden.named(golden).withSamples("REJECT");
        Compiled again = Golden.named(golden)
                .compile("samples-again", List.of("-Allmoutput.samples=true", "-Allmoutput.unknownKeys=REJECT"));
        for (String name : compiled.companions()) {
            String lines = compiled.samples(name);
            assertThat(again.samples(name)).isEqualTo(lines);
            GoldenTest.compare(Golden.named(golden).expected(name + ".samples.jsonl"), lines);
        }
    }

    /** The page lists every rule of which some contract has a sample, and no other. */
    @Test
    void thePageKnowsEveryRule() throws IOException {
        Set<String> rules = new TreeSet<>();
        for (Golden golden : goldens()) {
            Compiled compiled = golden.withSamples("REJECT");
            for (String name : compiled.companions()) {
                lines(compiled, name).forEach(line -> rules.add(line.get("rule").asText()));
            }
        }
        Set<String> listed = Compiled.read(PAGE)
                .lines()
                .filter(line -> line.startsWith("| `"))
                .flatMap(line -> List.of(line.split("\\|", -1)[1].split(",", -1)).stream())
                .map(rule -> rule.replace("`", "").strip())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(listed).isEqualTo(rules);
    }

    @Test
    void thePageShowsTheReader() {
        Path source = Path.of(
                System.getProperty("project.root"),
                "processor/src/test/java/dev/llmoutput/processor/golden/SampleReplies.java");
        String text = Compiled.read(source);
        Documents.assertPart(PAGE, "reader", "```java\n" + text.substring(text.indexOf("import ")) + "```\n");
    }
}
