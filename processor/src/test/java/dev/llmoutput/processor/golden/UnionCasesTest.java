package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Public reports of what went wrong with unions elsewhere, each as a test of its kind. */
class UnionCasesTest {
    @TempDir
    static Path folder;

    private static Compiled compiled;

    @BeforeAll
    static void compile() throws Exception {
        Files.writeString(folder.resolve("Doc.java"), """
                import dev.llmoutput.LlmOutput;
                @LlmOutput(retries = 2)
                record Doc(java.util.List<Block> blocks) {
                    sealed interface Block permits Text, Code {}
                    record Text(String body) implements Block {}
                    record Code(String lang, String body) implements Block {}
                }
                """);
        Files.writeString(folder.resolve("Pic.java"), """
                import dev.llmoutput.LlmOutput;
                @LlmOutput(retries = 2)
                record Pic(Shape shape) {
                    sealed interface Shape permits Circle, Box, Strip, Row {}
                    record Circle(double r) implements Shape {}
                    record Box(double w, double h) implements Shape {}
                    record Strip(java.util.List<String> cells) implements Shape {}
                    record Row(java.util.List<String> cells) implements Shape {}
                }
                """);
        compiled =
                Compiled.of(folder, Golden.target("plain", "cases"), Optional.of(new LlmOutputProcessor()), List.of());
    }

    /** B092: no arm is an empty object. */
    @Test
    void eachArmHasItsTagAndItsOwnRequiredList() throws Exception {
        JsonNode arms = new JsonMapper()
                .readTree(compiled.companion("DocOutput").schema())
                .at("/properties/blocks/items/anyOf");
        assertThat(arms).hasSize(2);
        assertThat(arms.at("/0/properties/type/const").textValue()).isEqualTo("Text");
        assertThat(arms.at("/0/required")).hasToString("[\"type\",\"body\"]");
        assertThat(arms.at("/1/properties/type/const").textValue()).isEqualTo("Code");
        assertThat(arms.at("/1/required")).hasToString("[\"type\",\"lang\",\"body\"]");
    }

    /** B094: an arm with the same components is not taken instead, and without a tag none is, in both readings. */
    @Test
    void noArmIsGuessed() {
        assertThat(read("{\"shape\":{\"type\":\"Row\",\"cells\":[]}}").toString())
                .contains("Row[cells=[]]");
        String reply = "{\"shape\":{\"cells\":[]}}";
        for (Parsed<?> parsed : List.of(
                compiled.companion("PicOutput").parse(reply),
                compiled.companion("PicOutput").parseStrictly(reply))) {
            assertThat(issues(parsed)).singleElement().satisfies(issue -> {
                assertThat(issue.code()).isEqualTo(IssueCode.INVALID_UNION);
                assertThat(issue.path()).hasToString("shape.type");
            });
        }
    }

    /** B096: what is wrong inside the arm that the tag names is said of that arm alone. */
    @Test
    void onlyTheNamedArmIsJudged() {
        assertThat(issues("{\"shape\":{\"type\":\"Circle\",\"r\":\"wide\"}}"))
                .extracting(Object::toString)
                .containsExactly("shape.r: expected a number, got string \"wide\"");
    }

    /** B097: an unknown tag is one issue with all that are allowed, and nothing follows from it. */
    @Test
    void anUnknownTagIsOneIssue() {
        assertThat(issues("{\"shape\":{\"n\":6,\"type\":\"Hexagon\",\"m\":{}}}"))
                .singleElement()
                .satisfies(issue -> {
                    assertThat(issue.code()).isEqualTo(IssueCode.INVALID_UNION);
                    assertThat(issue.path()).hasToString("shape.type");
                    assertThat(issue.params()).containsEntry("values", List.of("Circle", "Box", "Strip", "Row"));
                    assertThat(issue.params()).containsEntry("value", "Hexagon");
                });
    }

    private static Object read(String reply) {
        return compiled.companion("PicOutput").parse(reply).match(ok -> ok.value(), failed -> failed.failure());
    }

    private static List<Issue> issues(String reply) {
        return issues(compiled.companion("PicOutput").parse(reply));
    }

    private static List<Issue> issues(Parsed<?> parsed) {
        return parsed.<List<Issue>>match(
                ok -> List.of(), failed -> failed.failure().issues());
    }
}
