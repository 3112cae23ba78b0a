package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.processor.LlmOutputProcessor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Public reports on names, types, schemas and hints: compiled under -Werror and run. */
class NameAndSchemaCasesTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    @TempDir
    static Path folder;

    private static Compiled compiled;

    private static void source(String type, String source) throws Exception {
        Files.writeString(folder.resolve(type + ".java"), "import dev.llmoutput.*;\n" + source);
    }

    @BeforeAll
    static void compile() throws Exception {
        source("Odd", """
                @LlmOutput
                record Odd(int schema, String prompt, boolean validate, String value, String json, String path,
                        String issues, String node, String out, String result, String type, String instance) {}
                """);
        source("Loc", """
                @LlmOutput
                record Loc(String i, String e, String s, String x0, String _v, String $t, String var, String yield,
                        String record, String sealed, String List, String String_) {}
                """);
        source("Own", """
                @LlmOutput
                record Own(ListOutput a, NATIVE_SCHEMA b, Union c, ModelRequest d, java.util.List<Dialect> e) {
                    record ListOutput(AcceptOptions list) {}
                    record AcceptOptions(String withSchema) {}
                    enum NATIVE_SCHEMA { ListShape, UnionArms }
                    sealed interface Union {}
                    record UnionShape(String structuredOutput) implements Union {}
                    record UnionArms(CompletableFuture ask) implements Union {}
                    record CompletableFuture(int get) {}
                    enum Dialect { Outcome }
                    record ModelRequest(java.util.Optional<String> NATIVE_SCHEMA) {}
                }
                """);
        source("Repo", """
                class Repo<T> {
                    @LlmOutput
                    record Row(String v) {}
                }
                """);
        source("Msg", """
                sealed interface Msg {
                    @LlmOutput
                    record Hello(String who) implements Msg {}
                    @LlmOutput
                    record Bye(String who, int n) implements Msg {}
                }
                """);
        source("Route", """
                @LlmOutput
                record Route(Halt first, Halt last) {
                    record Halt(String stop) {}
                }
                """);
        source("Org", """
                @LlmOutput
                record Org(String name, java.util.Optional<Org> parent, java.util.List<Unit> units) {
                    record Unit(Org org, java.util.List<Team> teams) {}
                    record Team(java.util.Optional<Unit> unit) {}
                }
                """);
        source("Rating", """
                @LlmOutput
                record Rating(@LlmField(description = "overall feel") Level level) {
                    /** How it went. */
                    enum Level {
                        @LlmField(description = "works \\"as is\\"") GOOD,
                        @LlmField(description = "needs work; 100% sure") BAD
                    }
                }
                """);
        source("Frame", """
                @LlmOutput
                record Frame(Cell[][] cells) {
                    record Cell(int v) {}
                }
                """);
        Files.writeString(
                folder.resolve("Leaf1.java"), "package one;\npublic class Leaf1 { public record Leaf(String s) {} }\n");
        Files.writeString(
                folder.resolve("Leaf2.java"), "package two;\npublic class Leaf2 { public record Leaf(int n) {} }\n");
        Files.writeString(folder.resolve("Both.java"), """
                package app;
                @dev.llmoutput.LlmOutput
                public record Both(one.Leaf1.Leaf[] left, java.util.List<two.Leaf2.Leaf[]> right) {}
                """);
        source("Tx", """
                @LlmOutput
                record Tx(@LlmField(description = "write it as {amount} {{currency}} $1 %s") String text) {}
                """);
        compiled =
                Compiled.of(folder, Golden.target("plain", "names"), Optional.of(new LlmOutputProcessor()), List.of());
    }

    /** B153, B155: names that generated code uses, or that are restricted in Java, are only names. */
    @Test
    void componentsMayHaveAnyName() {
        assertSame(
                "Odd",
                "{\"schema\":1,\"prompt\":\"p\",\"validate\":true,\"value\":\"v\",\"json\":\"j\",\"path\":\"p\","
                        + "\"issues\":\"i\",\"node\":\"n\",\"out\":\"o\",\"result\":\"r\",\"type\":\"t\",\"instance\":\"i\"}");
        assertSame(
                "Loc",
                "{\"i\":\"a\",\"e\":\"b\",\"s\":\"c\",\"x0\":\"d\",\"_v\":\"e\",\"$t\":\"f\",\"var\":\"g\",\"yield\":\"h\","
                        + "\"record\":\"i\",\"sealed\":\"j\",\"List\":\"k\",\"String_\":\"l\"}");
    }

    /** B153, B158: types of the author with the names of what generated code imports, declares or inherits. */
    @Test
    void typesMayHaveTheNamesOfOurs() {
        assertSame(
                "Own",
                "{\"a\":{\"list\":{\"withSchema\":\"x\"}},\"b\":\"ListShape\",\"c\":{\"type\":\"UnionArms\",\"ask\":{\"get\":1}},"
                        + "\"d\":{\"NATIVE_SCHEMA\":\"y\"},\"e\":[\"Outcome\"]}");
    }

    /** B158, B160: types of one simple name, and nested ones, in arrays keep their packages and enclosing classes. */
    @Test
    void itemsOfArraysKeepTheirFullNames() throws Exception {
        assertSame("Frame", "{\"cells\":[[{\"v\":1},{\"v\":2}],[]]}");
        assertSame("app.Both", "{\"left\":[{\"s\":\"a\"}],\"right\":[[{\"n\":1}],[]]}");
        assertThat(observed("app.Both", "{\"left\":[],\"right\":[[{\"s\":\"a\"}]]}"))
                .startsWith("right[0][0]");
        assertThat(schema("app.Both")
                        .at("/properties/right/items/items/properties")
                        .fieldNames())
                .toIterable()
                .containsExactly("n");
    }

    /** B172, B161: records nested in a generic class and in a sealed interface, by the names that the guide tells. */
    @Test
    void nestedRecordsAreFoundByTheirRule() {
        assertSame("Repo_Row", "{\"v\":\"a\"}");
        assertSame("Msg_Hello", "{\"who\":\"a\"}");
        assertSame("Msg_Bye", "{\"who\":\"a\",\"n\":1}");
    }

    /** B104: one definition for two uses, and issues that follow the reply. */
    @Test
    void sharedTypesHaveOneDefinition() throws Exception {
        assertThat(schema("Route").at("/$defs")).hasSize(1);
        assertSame("Route", "{\"first\":{\"stop\":\"a\"},\"last\":{\"stop\":\"b\"}}");
        assertThat(observed("Route", "{\"first\":{\"stop\":\"a\"},\"last\":{\"stop\":[]}}"))
                .startsWith("last.stop: ");
    }

    /** B106: records that contain each other work in every face. */
    @Test
    void mutualRecursionEnds() throws Exception {
        assertThat(schema("Org").at("/$defs/Unit/properties/org/$ref").textValue())
                .isEqualTo("#");
        assertThat(compiled.companion("OrgOutput").hint()).contains("Org = {", "Unit = {", "units: Unit[]");
        assertSame(
                "Org",
                "{\"name\":\"a\",\"parent\":{\"name\":\"b\",\"units\":[]},\"units\":[{\"org\":{\"name\":\"c\",\"units\":[]},"
                        + "\"teams\":[{\"unit\":{\"org\":{\"name\":\"d\",\"units\":[]},\"teams\":[]}},{}]}]}");
        assertThat(
                        observed(
                                "Org",
                                "{\"name\":\"a\",\"units\":[{\"org\":{\"name\":\"c\",\"units\":[]},\"teams\":[{\"unit\":{}}]}]}"))
                .startsWith("units[0].teams[0].unit.org: ");
    }

    /** B108: what constants mean is told, and a component's own description wins over that of its enum. */
    @Test
    void constantsAreDescribed() throws Exception {
        String description = "overall feel; GOOD: works \"as is\"; BAD: needs work; 100% sure";
        assertThat(schema("Rating").at("/properties/level/description").textValue())
                .isEqualTo(description);
        assertThat(schema("Rating").at("/properties/level/enum")).hasToString("[\"GOOD\",\"BAD\"]");
        assertThat(compiled.companion("RatingOutput").hint()).contains("// " + description);
    }

    /** B113: what a template engine would take for its own comes out unchanged. */
    @Test
    void marksOfTemplatesStay() {
        assertThat(compiled.companion("TxOutput").hint()).contains("write it as {amount} {{currency}} $1 %s");
    }

    private static JsonNode schema(String type) throws Exception {
        return MAPPER.readTree(compiled.companion(type + "Output").schema());
    }

    private static void assertSame(String type, String canonical) {
        String outcome = compiled.companion(type + "Output")
                .parse(canonical)
                .match(ok -> ok.canonical(), failed -> failed.failure().observed());
        assertThat(outcome).isEqualTo(canonical);
    }

    private static String observed(String type, String reply) {
        return compiled.companion(type + "Output")
                .parse(reply)
                .match(ok -> "", failed -> failed.failure().observed());
    }
}
