package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.typed.ListOutput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Public reports of what went wrong with types and with absence elsewhere, each as a test of its kind. */
class TypeCasesTest {
    private static final Map<String, String> SOURCES = Map.ofEntries(
            Map.entry("Shift", "record Shift(float delta, float zero) {}"),
            Map.entry("Task", "record Task(java.time.LocalDate due) {}"),
            Map.entry("Lot", "record Lot(String code, Optional<String> origin, @Nullable Integer floor) {}"),
            Map.entry("Car", "record Car(Optional<Color> color) { enum Color { RED, BLUE, OTHER } }"),
            Map.entry("P", "record P(String name, int age) {}"),
            Map.entry("Job", "record Job(int waitMs, int tries, long size, Integer none) {}"),
            Map.entry("Line", "record Line(java.math.BigDecimal price, int qty, double rate, Optional<Long> count) {}"),
            Map.entry("Van", "record Van(State state) { enum State { PARKED, parked_old, MOVING, moving } }"),
            Map.entry(
                    "Diary",
                    "record Diary(Mood mood) { enum Mood { /** No sign of stress, at ease. */ CALM, /** Tense. */ TENSE } }"),
            Map.entry("Bird", "record Bird(String kind, @jakarta.validation.constraints.Min(1) int grams) {}"),
            Map.entry(
                    "Query",
                    "record Query(String q, @Nullable Integer limit) { Query { if (limit == null) limit = 10; } }"),
            Map.entry("Man", "record Man(Optional<Boolean> retired, Optional<String> nick) {}"),
            Map.entry("Palette", "record Palette(Map<String, List<List<Color>>> groups) { enum Color { RED, BLUE } }"),
            Map.entry("Person", "record Person(String name, Home home) { record Home(String street, int no) {} }"),
            Map.entry("Hike", "record Hike(List<Leg> legs) { record Leg(int km) {} }"),
            Map.entry(
                    "Rec",
                    "record Rec(List<@Nullable String> list, java.util.@Nullable UUID id, String @Nullable [] tags) {}"),
            Map.entry("V", "record V(String first, int... rest) {}"),
            Map.entry("Objects", "record Objects(Object... all) {}"),
            Map.entry("Trip", "record Trip(java.net.URI link, java.util.UUID id) {}"));

    @TempDir
    static Path folder;

    private static Compiled compiled;

    @BeforeAll
    static void compile() throws Exception {
        for (Map.Entry<String, String> source : SOURCES.entrySet()) {
            Files.writeString(
                    folder.resolve(source.getKey() + ".java"),
                    "import dev.llmoutput.LlmOutput;\nimport java.util.*;\nimport org.jspecify.annotations.Nullable;\n"
                            + "@LlmOutput(retries = 2)\n" + source.getValue() + "\n");
        }
        Files.writeString(
                folder.resolve("Repo.java"),
                "class Repo<T> {\n    @dev.llmoutput.LlmOutput(retries = 2)\n    record Row(String v) {}\n}\n");
        compiled = Compiled.of(
                folder, Golden.target("plain", "type-cases"), Optional.of(new LlmOutputProcessor()), List.of());
    }

    private static Companion companion(String record) {
        return compiled.companion(record + "Output");
    }

    private static String read(String record, String reply) {
        return companion(record)
                .parse(reply)
                .match(ok -> ok.value().toString(), failed -> failed.failure().observed());
    }

    private static Object value(String record, String reply) {
        return companion(record)
                .parse(reply)
                .match(ok -> ok.value(), failed -> failed.failure().observed());
    }

    /** B056: the smallest float is negative, and minus zero keeps its sign. */
    @Test
    void floatsGoBothWays() {
        assertThat(read("Shift", "{\"delta\": -6.5, \"zero\": -0.0}")).isEqualTo("Shift[delta=-6.5, zero=-0.0]");
        assertThat(read("Shift", "{\"delta\": 1e39, \"zero\": 0}"))
                .isEqualTo("delta: expected a number from -3.4028235E38 to 3.4028235E38, got number 1e39");
    }

    /** B058: a zero fraction and an exponent are whole numbers; what is left of any other is not cut off. */
    @Test
    void wholeNumbersMayHaveAFraction() {
        assertThat(read("Job", "{\"waitMs\": 45000.0, \"tries\": 2.5, \"size\": 2e3, \"none\": -0.0}"))
                .isEqualTo("tries: expected an integer, got number 2.5");
        assertThat(read("Job", "{\"waitMs\": 45000.0, \"tries\": 20e-1, \"size\": 2E3, \"none\": -0.0}"))
                .isEqualTo("Job[waitMs=45000, tries=2, size=2000, none=0]");
        assertThat(read("Job", "{\"waitMs\": 1e-400, \"tries\": 2147483647.5, \"size\": 1e19, \"none\": 0.1}"))
                .contains("waitMs: expected an integer", "tries: ", "size: ", "none: ");
    }

    /** B059: a text with marks and separators has several readings, and so none. */
    @Test
    void numberTextsAreNotGuessed() {
        for (String text :
                List.of("\u20ac1.234,50", "1,200", "1.234,50", "1 200", "1_200", "12%", "1/2", "0x1F", "+5", "")) {
            String quoted = "\"" + text + "\"";
            assertThat(read(
                            "Line",
                            "{\"price\": " + quoted + ", \"qty\": " + quoted + ", \"rate\": " + quoted + ", \"count\": "
                                    + quoted + "}"))
                    .contains("price: expected a number", "qty: expected an integer", "rate: expected a number")
                    .contains("count: expected an integer");
        }
    }

    /** B066: another letter case is read where one constant alone fits, whatever the language of the machine is. */
    @Test
    void enumsInAnyLetterCase() {
        Locale before = Locale.getDefault();
        try {
            for (Locale locale : List.of(Locale.ROOT, Locale.forLanguageTag("tr"))) {
                Locale.setDefault(locale);
                assertThat(read("Van", "{\"state\": \"Parked\"}")).isEqualTo("Van[state=PARKED]");
                assertThat(read("Van", "{\"state\": \"PARKED_OLD\"}")).isEqualTo("Van[state=parked_old]");
                assertThat(read("Van", "{\"state\": \"moving\"}")).isEqualTo("Van[state=moving]");
                assertThat(read("Van", "{\"state\": \"MOVING\"}")).isEqualTo("Van[state=MOVING]");
                assertThat(read("Van", "{\"state\": \"Moving\"}")).startsWith("state: expected one of");
            }
        } finally {
            Locale.setDefault(before);
        }
        Parsed<?> strict = companion("Van").parseStrictly("{\"state\": \"Parked\"}");
        assertThat(strict).isInstanceOf(Parsed.Failed.class);
    }

    /** B068: what a constant means stands apart from what it is called, and is not taken for it. */
    @Test
    void descriptionsAreNoPartOfConstants() {
        assertThat(read("Diary", "{\"mood\": \"CALM - no sign of stress\"}"))
                .isEqualTo("mood: expected one of \"CALM\", \"TENSE\", got \"CALM - no sign of stress\"");
        assertThat(companion("Diary").hint()).contains("mood: \"CALM\"|\"TENSE\" // ");
        assertThat(companion("Diary").schema()).contains("\"enum\":[\"CALM\",\"TENSE\"]");
    }

    /** B082: a list at the root has a hint, a schema and a validator of its own. */
    @Test
    void listsAreRoots() {
        ListOutput<?> birds = (ListOutput<?>) companion("Bird").call("list");
        assertThat(birds.parse("[{\"kind\": \"wren\", \"grams\": 9}]"))
                .isInstanceOfSatisfying(
                        Parsed.Ok.class, ok -> assertThat(ok.value()).hasToString("[Bird[kind=wren, grams=9]]"));
        String failed = birds.parse("[{\"kind\": \"wren\", \"grams\": 0}]")
                .match(ok -> "", failure -> failure.failure().observed());
        assertThat(failed).isEqualTo("[0].grams: expected a number >= 1, got 0");
        assertThat(birds.requestHint().orElseThrow()).contains("a JSON array of objects", "grams: integer // >=1");
        assertThat(birds.jsonSchema()).contains("\"type\":\"array\"", "\"minimum\":1");
    }

    /** B061: what is no date is an issue. B063: the schema says what a date is. B064: the re-ask shows one. */
    @Test
    void datesHaveOneForm() {
        assertThat(read("Task", "{\"due\": \"2026-02-30\"}"))
                .isEqualTo("due: expected a date such as \"2026-03-31\", got \"2026-02-30\": that date does not exist");
        for (String due : List.of("12345", "2026-2-3", "03/04/2026")) {
            assertThat(read("Task", "{\"due\": \"" + due + "\"}"))
                    .isEqualTo("due: expected a date such as \"2026-03-31\", got \"" + due + "\"");
        }
        assertThat(companion("Task").schema()).contains("\"due\":{\"type\":\"string\",\"format\":\"date\"}");
        assertThat(read("Task", "{\"due\": {\"year\": 1990, \"month\": 4, \"day\": 2}}"))
                .isEqualTo("due: expected a date such as \"2026-03-31\", got object");
    }

    /** B070: null where the reader takes it, and nowhere else; the text "null" is a text. */
    @Test
    void absenceIsInTheSchema() {
        assertThat(read("Lot", "{\"code\": \"L-7\", \"origin\": null, \"floor\": null}"))
                .isEqualTo("Lot[code=L-7, origin=Optional.empty, floor=null]");
        assertThat(read("Lot", "{\"code\": \"null\", \"origin\": \"null\"}"))
                .isEqualTo("Lot[code=null, origin=Optional[null], floor=null]");
        assertThat(read("Lot", "{\"code\": null}")).isEqualTo("code: expected a string, got null");
        assertThat(companion("Lot").schema())
                .contains(
                        "\"code\":{\"type\":\"string\"}",
                        "\"origin\":{\"type\":[\"string\",\"null\"]}",
                        "\"floor\":{\"type\":[\"integer\",\"null\"]");
    }

    /** B072: a strict provider's schema asks for every key, and the reader takes a reply without. */
    @Test
    void strictSchemasAskForEveryKey() {
        assertThat(companion("Lot").call("structuredOutput").toString()).isNotBlank();
        assertThat(read("Lot", "{\"code\": \"x\"}")).isEqualTo("Lot[code=x, origin=Optional.empty, floor=null]");
    }

    /** B074: an optional enum may be null, in its values too. */
    @Test
    void optionalEnumsMayBeNull() {
        assertThat(read("Car", "{\"color\": null}")).isEqualTo("Car[color=Optional.empty]");
        assertThat(companion("Car").schema())
                .contains("\"type\":[\"string\",\"null\"],\"enum\":[\"RED\",\"BLUE\",\"OTHER\",null]");
    }

    /** B075: absent and null are two issues. */
    @Test
    void missingIsNotNull() {
        assertThat(read("P", "{\"name\": \"Bo\", \"age\": null}")).isEqualTo("age: expected an integer, got null");
        assertThat(read("P", "{\"name\": \"Bo\"}")).isEqualTo("age: expected an integer, but the key is missing");
    }

    /** B077: null reaches the constructor, which says what stands for it. */
    @Test
    void constructorsSeeNull() {
        assertThat(read("Query", "{\"q\": \"x\", \"limit\": null}")).isEqualTo("Query[q=x, limit=10]");
        assertThat(read("Query", "{\"q\": \"x\"}")).isEqualTo("Query[q=x, limit=10]");
    }

    /** B079: null is nothing, an empty text is something. */
    @Test
    void nullIsNothing() {
        assertThat(read("Man", "{\"retired\": null, \"nick\": \"\"}"))
                .isEqualTo("Man[retired=Optional.empty, nick=Optional[]]");
    }

    /** B084: type arguments are read to any depth. */
    @Test
    void containersNest() {
        assertThat(read("Palette", "{\"groups\": {\"warm\": [[\"RED\"], []]}}"))
                .isEqualTo("Palette[groups={warm=[[RED], []]}]");
        assertThat(companion("Palette")
                        .parse("{\"groups\": {\"warm\": [[7], []]}}")
                        .<String>match(
                                ok -> "",
                                failed ->
                                        failed.failure().issues().get(0).path().toJsonPointer()))
                .isEqualTo("/groups/warm/0/0");
    }

    /** B089: hint and schema describe what is inside. */
    @Test
    void nestedObjectsAreDescribed() {
        assertThat(read("Person", "{\"name\": \"Jo\", \"home\": \"12 Elm\"}"))
                .isEqualTo("home: expected an object, got string \"12 Elm\"");
        assertThat(companion("Person").hint()).contains("street: string", "no: integer");
        assertThat(companion("Person").schema()).contains("\"street\":{\"type\":\"string\"}");
    }

    /** B090: the re-ask says that an array is wanted, not a text that holds one. */
    @Test
    void arraysInTextsAreTexts() {
        assertThat(read("Hike", "{\"legs\": \"[{\\\"km\\\": 3}]\"}")).startsWith("legs: expected an array, got string");
    }

    /** B167: null is allowed exactly where the annotation stands. */
    @Test
    void annotationsOnTypeUsesCount() {
        assertThat(read("Rec", "{\"list\": [\"a\", null], \"id\": null, \"tags\": null}"))
                .isEqualTo("Rec[list=[a, null], id=null, tags=null]");
        assertThat(read("Rec", "{\"list\": null, \"tags\": [null]}"))
                .isEqualTo("list: expected an array, got null; tags[0]: expected a string, got null");
    }

    /** B172: a record in a generic class has none of its type parameters. */
    @Test
    void recordsInGenericClasses() {
        assertThat(read("Repo_Row", "{\"v\": \"x\"}")).isEqualTo("Row[v=x]");
    }

    /** B175: types of the JDK are known by name. */
    @Test
    void typesOfTheJdk() {
        assertThat(read("Trip", "{\"link\": \"https://a.example\", \"id\": \"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"}"))
                .isEqualTo("Trip[link=https://a.example, id=f81d4fae-7dec-11d0-a765-00a0c91e6bf6]");
    }

    /** B177: a variable number of values is an array, and is passed as one. */
    @Test
    void variableArity() throws Exception {
        Object value = value("V", "{\"first\": \"a\", \"rest\": [1, 2]}");
        var rest = value.getClass().getDeclaredMethod("rest");
        rest.setAccessible(true);
        assertThat((int[]) rest.invoke(value)).containsExactly(1, 2);
        assertThat(read("V", "{\"first\": \"a\"}")).isEqualTo("rest: expected an array, but the key is missing");
        Object objects = value("Objects", "{\"all\": [[1], null]}");
        var all = objects.getClass().getDeclaredMethod("all");
        all.setAccessible(true);
        assertThat((Object[]) all.invoke(objects)).hasSize(2);
        assertThat(companion("Objects").toJson(objects)).isEqualTo("{\"all\":[[1],null]}");
    }

    /** A strict reading of what the tolerant one wrote changes nothing. */
    @Test
    void canonicalTextsAreFinal() {
        for (String reply : List.of("{\"groups\": {\"warm\": [\"red\"]}}", "{\"groups\": {}}")) {
            Parsed.Ok<?> ok = (Parsed.Ok<?>) companion("Palette").parse(reply);
            Parsed.Ok<?> again = (Parsed.Ok<?>) companion("Palette").parseStrictly(ok.canonical());
            assertThat(again.value()).isEqualTo(ok.value());
            assertThat(again.changed()).isFalse();
        }
    }
}
