package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.MapShape.list;
import static dev.llmoutput.runtime.typed.MapShape.with;
import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Failure.Reason;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Public reports of what goes wrong between a reply and a record, one test for each, named after its number. */
class TolerantCasesTest {
    private static final ReadOptions TOLERANT = ReadOptions.of(Reading.TOLERANT);
    private static final MapShape SIZE = with("size", TypedReader::readString).shape();

    private enum Mood {
        CALM,
        TENSE
    }

    private enum Progress {
        IN_PROGRESS,
        DONE,
        OTHER
    }

    private enum State {
        PARKED,
        parked_old,
        MOVING
    }

    private static final EnumNames<State> VANS = EnumNames.of(State.values(), "PARKED", "parked_old", "MOVING");
    private static final EnumNames<Mood> MOODS = EnumNames.of(Mood.values(), "CALM", "TENSE");
    private static final EnumNames<Progress> STATES = EnumNames.of(Progress.values(), "in-progress", "done", "OTHER");

    private static Map<String, Object> value(MapShape shape, String raw) {
        return ok(shape.parse(raw, TOLERANT)).value();
    }

    private static Failure syntax(MapShape shape, String raw, Reason reason) {
        Failure failure = failure(shape.parse(raw, TOLERANT));
        assertThat(failure.kind()).isEqualTo(Failure.Kind.SYNTAX);
        assertThat(failure.reason()).isEqualTo(reason);
        return failure;
    }

    private static List<String> schema(MapShape shape, String raw) {
        Failure failure = failure(shape.parse(raw, TOLERANT));
        assertThat(failure.kind()).isEqualTo(Failure.Kind.SCHEMA);
        return codes(failure.issues());
    }

    @Test
    void b001() {
        MapShape town = with("city", TypedReader::readString)
                .and("population", TypedReader::readInt)
                .shape();
        assertThat(value(town, "```json\n{\"city\": \"Ghent\", \"population\": 265086}\n```"))
                .isEqualTo(Map.of("city", "Ghent", "population", 265_086));
    }

    @Test
    void b003() {
        MapShape step = with("action", TypedReader::readString)
                .and("input", TypedReader::readString)
                .shape();
        assertThat(value(step, "REPLY\n-----\n```json\n{\"action\": \"search\", \"input\": \"tram times\"}\n``"))
                .isEqualTo(Map.of("action", "search", "input", "tram times"));
    }

    @Test
    void b005() {
        Parsed.Ok<Map<String, Object>> ok = ok(with("note", TypedReader::readString)
                .shape()
                .parse("{\"note\": \"run ```sql\\nselect 1``` daily\"}", TOLERANT));
        assertThat(ok.value()).isEqualTo(Map.of("note", "run ```sql\nselect 1``` daily"));
        assertThat(ok.repairs()).isEmpty();
    }

    @Test
    void b006() {
        String raw = "First the query:\n```sql\nSELECT {id} FROM t\n```\nand the answer:\n```json\n{\"rows\": 3}\n```";
        assertThat(value(with("rows", TypedReader::readInt).shape(), raw)).isEqualTo(Map.of("rows", 3));
    }

    @Test
    void b008() {
        MapShape review = with("verdict", TypedReader::readString)
                .and("reasons", list(TypedReader::readString))
                .shape();
        String raw =
                "Checked it. My verdict follows.\n{\"verdict\": \"FAIL\", \"reasons\": [\"late\"]}\nLet me know if you "
                        + "need more.";
        assertThat(value(review, raw)).isEqualTo(Map.of("verdict", "FAIL", "reasons", List.of("late")));
    }

    @Test
    void b010() {
        assertThat(value(SIZE, "<thinking>\nThe user wants\na size.\n</thinking>\n\n{\"size\": \"M\"}"))
                .isEqualTo(Map.of("size", "M"));
    }

    @Test
    void b011() {
        String raw =
                "<think>\n```json\n{\"size\": \"S\"}\n```\nno, too small\n</think>\n```json\n{\"size\": \"M\"}\n```";
        assertThat(value(SIZE, raw)).isEqualTo(Map.of("size", "M"));
    }

    @Test
    void b013() {
        String raw = "Here the user asks for a size. I pick {\"size\": \"S\"}... no, M.\n</think>\n{\"size\": \"M\"}";
        assertThat(value(SIZE, raw)).isEqualTo(Map.of("size", "M"));
    }

    @Test
    void b015() {
        String raw = "Schema: {\"type\": \"object\", \"properties\": {\"size\": {\"type\": \"string\"}}, \"required\": "
                + "[\"size\"]}\nAnswer: {\"size\": \"M\"}";
        assertThat(value(SIZE, raw)).isEqualTo(Map.of("size", "M"));
    }

    @Test
    void b016() {
        syntax(SIZE, "{\"size\": \"S\"}\n{\"size\": \"M\"}", Reason.MALFORMED);
    }

    @Test
    void b018() {
        MapShape flag = with("ok", TypedReader::readBoolean)
                .and("note", TypedReader::readString)
                .shape();
        assertThat(value(flag, "1. Result:\n    ```json\n    {\"ok\": true,\n     \"note\": \"a\"}\n    ```\n2. Done."))
                .isEqualTo(Map.of("ok", true, "note", "a"));
    }

    @Test
    void b020() {
        MapShape quote = with("line", TypedReader::readString)
                .and("page", TypedReader::readInt)
                .shape();
        syntax(quote, "{\"line\": \"She said \"hello\" and left\", \"page\": 4}", Reason.MALFORMED);
    }

    @Test
    void b022() {
        MapShape snippet = with("title", TypedReader::readString)
                .and("code", TypedReader::readString)
                .and("lang", TypedReader::readString)
                .shape();
        String raw = "{\"title\": \"T\", \"code\": \"\"\"a = \"\"\nb = 1\"\"\", \"lang\": \"py\"}";
        syntax(snippet, raw, Reason.MALFORMED);
    }

    @Test
    void b024() {
        Failure failure = syntax(
                with("cause", TypedReader::readString).shape(),
                "{\"cause\": \"flood risk is high\u201d}",
                Reason.MALFORMED);
        assertThat(failure.observed()).contains("line 1, column 30", "\u201d");
    }

    @Test
    void b025() {
        MapShape edit = with("path", TypedReader::readString)
                .and("text", TypedReader::readString)
                .shape();
        syntax(with("edit", edit::read).shape(), "{\"edit\": {\"path\": \"a.txt\", \"text\": \"x\"}", Reason.TRUNCATED);
    }

    @Test
    void b027() {
        assertThat(value(with("diff", TypedReader::readString).shape(), "{\"diff\": \"-\ta\n+\tb\"}"))
                .isEqualTo(Map.of("diff", "-\ta\n+\tb"));
    }

    @Test
    void b029() {
        assertThat(value(with("items", list(TypedReader::readString)).shape(), "{\"items\": [\"a\", \"b\",],}"))
                .isEqualTo(Map.of("items", List.of("a", "b")));
    }

    @Test
    void b030() {
        MapShape task = with("note", TypedReader::readString)
                .and("done", TypedReader::readBoolean)
                .maybe("by", TypedReader::readString)
                .shape();
        assertThat(value(task, "{'note': 'it\\'s due', 'done': True, 'by': None}"))
                .isEqualTo(Map.of("note", "it's due", "done", true));
    }

    @Test
    void b032() {
        MapShape plan = with("deps", list(TypedReader::readString))
                .and("url", TypedReader::readString)
                .shape();
        String raw = "{\n  \"deps\": [\n    \"a==1\"  # part of the base\n  ],\n  // where it lives\n  \"url\": "
                + "\"http://h.example/#top // x\" /* end */\n}";
        assertThat(value(plan, raw)).isEqualTo(Map.of("deps", List.of("a==1"), "url", "http://h.example/#top // x"));
    }

    @Test
    void b033() {
        String raw = "{\"chart\": \"graph TD\\n A[\\\"start\\\"]\\n A -- \\\"goes to\\\" --> B\"}";
        assertThat(value(with("chart", TypedReader::readString).shape(), raw))
                .isEqualTo(Map.of("chart", "graph TD\n A[\"start\"]\n A -- \"goes to\" --> B"));
    }

    @Test
    void b035() {
        MapShape rule = with("rule", TypedReader::readString)
                .and("n", TypedReader::readInt)
                .shape();
        assertThat(value(rule, "{\"rule\": \"end the list with ,] or ,}\", \"n\": 1,}"))
                .isEqualTo(Map.of("rule", "end the list with ,] or ,}", "n", 1));
    }

    @Test
    void b037() {
        assertThat(value(with("ns", TypedReader::readString).shape(), "{\"ns\": \"Lib\\\\Net\\\\u0041\"}"))
                .isEqualTo(Map.of("ns", "Lib\\Net\\u0041"));
    }

    @Test
    void b038() {
        assertThat(value(with("note", TypedReader::readString).shape(), "{\"note\": \"{[}] or [{\"}"))
                .isEqualTo(Map.of("note", "{[}] or [{"));
    }

    @Test
    void b040() {
        MapShape brief = with("summary", TypedReader::readString)
                .and("points", list(TypedReader::readString))
                .shape();
        Failure failure = syntax(brief, "{\"summary\": \"The first half of the rep", Reason.TRUNCATED);
        assertThat(failure.observed()).doesNotContain("points");
    }

    @Test
    void b042() {
        MapShape recipe = with("steps", list(TypedReader::readString))
                .and("notes", list(TypedReader::readString))
                .shape();
        syntax(recipe, "{\"steps\": [\"boil\", \"stir\"], \"notes\": [\"salt\"", Reason.TRUNCATED);
    }

    @Test
    void b044() {
        MapShape finding = with("patient", TypedReader::readString)
                .and("finding", TypedReader::readString)
                .shape();
        Failure failure =
                syntax(finding, "{\"patient\": \"P-104\", \"finding\": \"benign, follow up in", Reason.TRUNCATED);
        assertThat(failure.toString()).doesNotContain("P-104");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   \n", "\ufeff"})
    void b047(String raw) {
        syntax(SIZE, raw, Reason.EMPTY);
    }

    @Test
    void b050() {
        assertThat(value(SIZE, "{\"size\": \"M\"}")).isEqualTo(Map.of("size", "M"));
    }

    @Test
    void b054() {
        MapShape deal = with("id", TypedReader::readLong)
                .and("n", TypedReader::readBigInteger)
                .and("price", TypedReader::readBigDecimal)
                .shape();
        String id = "9223372036854775783";
        String n = "123456789012345678901234567890";
        String price = "0.1000000000000000055";
        for (String quote : List.of("", "\"")) {
            String raw = "{\"id\": @" + id + "@, \"n\": @" + n + "@, \"price\": @" + price + "@}";
            assertThat(value(deal, raw.replace("@", quote)))
                    .isEqualTo(Map.of("id", Long.valueOf(id), "n", new BigInteger(n), "price", new BigDecimal(price)));
        }
    }

    @Test
    void b056() {
        MapShape shift = with("delta", TypedReader::readFloat)
                .and("zero", TypedReader::readFloat)
                .shape();
        assertThat(value(shift, "{\"delta\": -6.5, \"zero\": -0.0}")).isEqualTo(Map.of("delta", -6.5f, "zero", -0.0f));
        assertThat(schema(shift, "{\"delta\": 1e39, \"zero\": \"1e39\"}"))
                .containsExactly("delta invalid_type", "zero invalid_type");
    }

    @Test
    void b058() {
        MapShape job = with("waitMs", TypedReader::readInt)
                .and("tries", TypedReader::readInt)
                .and("size", TypedReader::readInt)
                .shape();
        assertThat(schema(job, "{\"waitMs\": 45000.0, \"tries\": 2.5, \"size\": 2e3}"))
                .containsExactly("tries invalid_type");
        assertThat(schema(job, "{\"waitMs\": \"45000.0\", \"tries\": \"2.5\", \"size\": \"2e3\"}"))
                .containsExactly("tries invalid_type");
    }

    @Test
    void b059() {
        MapShape line = with("price", TypedReader::readBigDecimal)
                .and("qty", TypedReader::readInt)
                .shape();
        assertThat(schema(line, "{\"price\": \"\u20ac1.234,50\", \"qty\": \"1,200\"}"))
                .containsExactly("price invalid_type", "qty invalid_type");
    }

    @Test
    void b066() {
        assertThat(value(with("state", in -> in.readEnum(VANS)).shape(), "{\"state\": \"Parked\"}"))
                .isEqualTo(Map.of("state", State.PARKED));
    }

    @Test
    void b068() {
        assertThat(schema(with("mood", in -> in.readEnum(MOODS)).shape(), "{\"mood\": \"CALM - no sign of stress\"}"))
                .containsExactly("mood invalid_value");
    }

    @ParameterizedTest
    @ValueSource(strings = {"in-progress", "IN_PROGRESS", "In progress"})
    void b069(String name) {
        assertThat(value(with("state", in -> in.readEnum(STATES)).shape(), "{\"state\": \"" + name + "\"}"))
                .isEqualTo(Map.of("state", Progress.IN_PROGRESS));
    }

    @Test
    void b085() {
        MapShape line = with("qty", TypedReader::readInt)
                .and("name", TypedReader::readString)
                .shape();
        String raw = "{\"qty\": 1, \"name\": \"n\", \"qty\": 2}";
        assertThat(schema(line, raw)).containsExactly("qty duplicate_key");
        assertThat(schema(line, "Here: " + raw)).containsExactly("qty duplicate_key");
    }

    @Test
    void b087() {
        syntax(with("a", TypedReader::readInt).shape(), "{\"a\": 1}}, {\"a\": 2", Reason.TRUNCATED);
    }

    @Test
    void b089() {
        MapShape home = with("street", TypedReader::readString)
                .and("no", TypedReader::readInt)
                .shape();
        MapShape person =
                with("name", TypedReader::readString).and("home", home::read).shape();
        assertThat(schema(person, "{\"name\": \"Jo\", \"home\": \"12 Elm\"}")).containsExactly("home invalid_type");
    }

    @Test
    void b090() {
        MapShape leg = with("km", TypedReader::readInt).shape();
        MapShape hike = with("legs", list(JsonType.OBJECT, leg::read)).shape();
        assertThat(schema(hike, "{\"legs\": \"[{\\\"km\\\": 3}]\"}")).containsExactly("legs invalid_type");
        assertThat(value(hike, "{\"legs\": {\"km\": 3}}")).isEqualTo(Map.of("legs", List.of(Map.of("km", 3))));
    }
}
