package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.json.JsonAppender;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Sets and maps, as generated code reads them. */
class ContainerReadingTest {
    private static final ReadOptions TOLERANT = ReadOptions.of(Reading.TOLERANT);

    private enum Color {
        RED,
        DEEP_BLUE
    }

    private static final EnumNames<Color> COLORS = EnumNames.of(Color.values(), "RED", "deep-blue");

    private static <T> Parsed<T> read(String json, ReadOptions options, Function<TypedReader, @Nullable T> read) {
        return new Single<T>(read).parse(json, options);
    }

    private static @Nullable Map<@Nullable Color, Integer> shares(TypedReader in) {
        if (!in.beginMap()) {
            return null;
        }
        Map<@Nullable Color, Integer> entries = new LinkedHashMap<>();
        while (in.nextEntry()) {
            Color key = in.readKey(COLORS);
            entries.put(key, in.readInt());
        }
        in.endMap();
        return entries;
    }

    private static @Nullable Set<BigDecimal> decimals(TypedReader in) {
        if (!in.beginArray()) {
            return null;
        }
        List<BigDecimal> items = new ArrayList<>();
        while (in.nextElement()) {
            items.add(in.readBigDecimal());
        }
        in.endArray();
        return in.set(items);
    }

    @Test
    void keepsTheOrderOfASet() {
        Parsed.Ok<Set<String>> set = ok(read("[\"b\",\"a\"]", STRICT, in -> in.set(TextShape.SHAPE.readList(in))));
        assertThat(set.value()).containsExactly("b", "a");
        assertThat(set.changed()).isFalse();
        assertThatThrownBy(() -> set.value().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void sortsASortedSetWhichIsAChange() {
        Function<TypedReader, @Nullable SortedSet<LocalDate>> read =
                in -> in.sortedSet(DateFormats.LOCAL_DATE.readList(in));
        Parsed.Ok<SortedSet<LocalDate>> set = ok(read("[\"2026-02-01\",\"2026-01-01\"]", STRICT, read));
        assertThat(set.value()).containsExactly(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 2, 1));
        assertThat(set.changed()).isTrue();
        assertThat(ok(read("[\"2026-01-01\",\"2026-02-01\"]", STRICT, read)).changed())
                .isFalse();
    }

    /** Every item that stands there already is an issue, with the index of the first; numbers count by their value. */
    @Test
    void reportsEachDuplicate() {
        assertThat(failure(read("[1,2,1.0,2.00,1]", STRICT, ContainerReadingTest::decimals))
                        .issues())
                .extracting(Object::toString)
                .containsExactly(
                        "[2]: expected distinct items, got the item at [0] again",
                        "[3]: expected distinct items, got the item at [1] again",
                        "[4]: expected distinct items, got the item at [0] again");
    }

    /** Items that could not be read are no duplicates of one another. */
    @Test
    void comparesOnlyWhatWasRead() {
        assertThat(codes(failure(read("[\"x\",\"y\",1,1]", STRICT, ContainerReadingTest::decimals))
                        .issues()))
                .containsExactly("[0] invalid_type", "[1] invalid_type");
    }

    /** A coerced item may be a duplicate as well: nothing is dropped. */
    @Test
    void comparesWhatWasCoerced() {
        assertThat(codes(failure(read("[\"1\",1]", TOLERANT, ContainerReadingTest::decimals))
                        .issues()))
                .containsExactly("[1] duplicate_item");
    }

    @Test
    void keepsTheOrderOfAMap() {
        Parsed.Ok<Map<String, String>> map = ok(read("{\"b\":\"1\",\"\":\"2\"}", STRICT, TextShape.SHAPE::readMap));
        assertThat(map.value()).containsExactly(Map.entry("b", "1"), Map.entry("", "2"));
        assertThatThrownBy(() -> map.value().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    /** A4: equal values of one key collapse, others are one issue. */
    @Test
    void joinsRepeatedKeys() {
        assertThat(ok(read("{\"a\":\"x\",\"\\u0061\":\"x\",\"a\":\"\\u0078\"}", STRICT, TextShape.SHAPE::readMap))
                        .value())
                .containsExactly(Map.entry("a", "x"));
        assertThat(codes(failure(read("{\"a\":\"x\",\"a\":\"y\",\"a\":1}", STRICT, TextShape.SHAPE::readMap))
                        .issues()))
                .containsExactly("a duplicate_key");
    }

    @Test
    void leadsToTheEntry() {
        assertThat(codes(failure(read("{\"a.b\":1,\"c\":\"x\",\"d\":null}", STRICT, TextShape.SHAPE::readMap))
                        .issues()))
                .containsExactly("[\"a.b\"] invalid_type", "d invalid_type");
        assertThat(codes(failure(read("[]", STRICT, TextShape.SHAPE::readMap)).issues()))
                .containsExactly(" invalid_type");
    }

    @Test
    void readsTheKeysOfAnEnum() {
        assertThat(ok(read("{\"deep-blue\":1,\"RED\":2}", STRICT, ContainerReadingTest::shares))
                        .value())
                .containsExactly(Map.entry(Color.DEEP_BLUE, 1), Map.entry(Color.RED, 2));
        assertThat(failure(read("{\"red\":1}", STRICT, ContainerReadingTest::shares))
                        .observed())
                .isEqualTo("red: expected one of \"RED\", \"deep-blue\", got \"red\"");
    }

    /** A2: another spelling of a key is taken, unless the key stands there already. */
    @Test
    void foldsTheKeysOfAnEnumTolerantly() {
        Parsed.Ok<Map<@Nullable Color, Integer>> folded =
                ok(read("{\"Deep Blue\":1}", TOLERANT, ContainerReadingTest::shares));
        assertThat(folded.value()).containsExactly(Map.entry(Color.DEEP_BLUE, 1));
        assertThat(folded.changed()).isTrue();
        assertThat(folded.repairs()).hasSize(1);
        assertThat(codes(failure(read("{\"red\":1,\"RED\":2}", TOLERANT, ContainerReadingTest::shares))
                        .issues()))
                .containsExactly("RED duplicate_key");
        assertThat(codes(failure(read("{\"RED\":1,\"red\":2}", TOLERANT, ContainerReadingTest::shares))
                        .issues()))
                .containsExactly("red duplicate_key");
        assertThat(List.of("{\"RED\":1,\"red\":1.0}", "{\"red\":1,\"RED\":1}", "{\"red\":1,\"Red\":1,\"RED\":1}"))
                .allSatisfy(raw -> assertThat(ok(read(raw, TOLERANT, ContainerReadingTest::shares))
                                .value())
                        .containsExactly(Map.entry(Color.RED, 1)));
    }

    /** A2: one value of an enum stands for a list of just that; a text that is none does not. */
    @Test
    void takesOneValueOfAnEnumForAList() {
        Parsed.Ok<List<Color>> one = ok(read("\"deep_blue\"", TOLERANT, COLORS::readList));
        assertThat(one.value()).containsExactly(Color.DEEP_BLUE);
        assertThat(one.repairs()).hasSize(2);
        assertThat(failure(read("\"green\"", TOLERANT, COLORS::readList)).observed())
                .isEqualTo("expected an array, got string \"green\"");
        assertThat(codes(failure(read("\"RED\"", STRICT, COLORS::readList)).issues()))
                .containsExactly(" invalid_type");
    }

    @Test
    void speaksOfKeysAndValues() {
        Checks checks = new Checks();
        checks.beginMap();
        checks.atEntry("ab");
        checks.atKey(true);
        checks.minLength("ab", 3);
        checks.pattern("ab", PatternCheck.of("[A-Z]+"));
        checks.atKey(false);
        checks.minLength("ab", 3);
        checks.atEntry(null);
        checks.endMap();
        assertThat(checks.issues())
                .extracting(Object::toString)
                .containsExactly(
                        "ab: expected a key of at least 3 characters, got 2",
                        "ab: expected a key that is a string that matches [A-Z]+, got \"ab\"",
                        "ab: expected at least 3 characters, got 2",
                        "expected a key, got null");
    }

    @Test
    void countsWhatIsInAContainer() {
        Checks checks = new Checks();
        checks.minItems(List.of(1), 2);
        checks.maxItems((Iterable<Integer>) () -> List.of(1, 2).iterator(), 1);
        checks.minItems(0, 1);
        checks.minKeys(Map.of(), 1);
        checks.maxKeys(Map.of("a", 1, "b", 2), 1);
        checks.minBytes(new byte[0], 1);
        checks.maxBytes(new byte[2], 1);
        checks.minItems((Iterable<?>) null, 1);
        checks.maxKeys(null, 1);
        checks.minBytes(null, 1);
        assertThat(checks.issues())
                .extracting(issue -> issue.message())
                .containsExactly(
                        "expected at least 2 items, got 1",
                        "expected at most 1 item, got 2",
                        "expected at least 1 item, got 0",
                        "expected at least 1 key, got 0",
                        "expected at most 1 key, got 2",
                        "expected at least 1 byte, got 0",
                        "expected at most 1 byte, got 2");
    }

    /** An entry in a map that cannot be written is named. */
    @Test
    void writesMapsAndArrays() {
        JsonAppender out = new JsonAppender();
        TextShape.SHAPE.writeMap(Map.of("a", "b"), out);
        assertThat(out.toString()).isEqualTo("{\"a\":\"b\"}");
        assertThat(ok(read("[\"a\"]", STRICT, in -> TextShape.SHAPE.readArray(in, new String[0])))
                        .value())
                .containsExactly("a");
    }

    @Test
    void makesPrimitiveArrays() {
        assertThat(Primitives.booleans(List.of(true))).containsExactly(true);
        assertThat(Primitives.chars(List.of('x'))).containsExactly('x');
        assertThat(Primitives.shorts(List.of((short) 1))).containsExactly(1);
        assertThat(Primitives.ints(List.of(1, 2))).containsExactly(1, 2);
        assertThat(Primitives.longs(List.of())).isEmpty();
        assertThat(Primitives.floats(List.of(0.5f))).containsExactly(0.5f);
        assertThat(Primitives.doubles(List.of(0.5))).containsExactly(0.5);
    }

    /** B075: a character is one UTF-16 unit, and never read from nothing. */
    @Test
    void readsOneCharacter() {
        assertThat(ok(read("\"x\"", STRICT, TypedReader::readChar)).value()).isEqualTo('x');
        assertThat(ok(read("\"\\ud83d\"", STRICT, TypedReader::readChar)).value())
                .isEqualTo('\ud83d');
        assertThat(ok(read("7", TOLERANT, TypedReader::readChar)).value()).isEqualTo('7');
        for (String json : List.of("\"\"", "\"xy\"", "\"\ud83d\ude00\"")) {
            assertThat(codes(failure(read(json, STRICT, TypedReader::readChar)).issues()))
                    .containsExactly(" invalid_format");
        }
        assertThat(codes(failure(read("null", STRICT, TypedReader::readChar)).issues()))
                .containsExactly(" invalid_type");
    }

    /** Items that were made to have one hash code cannot make each comparison look at all of them. */
    @Test
    void itemsThatAreAlikeAreLimited() {
        StringJoiner items = new StringJoiner(",", "[", "]");
        for (int i = 0; i < 50_000; i++) {
            items.add("[" + i + "," + -31 * i + "]");
        }
        Parsed<Set<List<Integer>>> parsed = read(items.toString(), STRICT, in -> in.set(rows(in)));

        assertThat(failure(parsed).observed())
                .isEqualTo("too large: expected a number of items with one hash code of at most 1000");
        assertThat(ok(ContainerReadingTest.<Set<List<Integer>>>read(
                                "[[1,2],[2,1],[33,-29]]", STRICT, in -> in.set(rows(in))))
                        .value())
                .hasSize(3);
    }

    private static @Nullable List<List<Integer>> rows(TypedReader in) {
        if (!in.beginArray()) {
            return null;
        }
        List<List<Integer>> rows = new ArrayList<>();
        while (in.nextElement()) {
            List<Integer> row = new ArrayList<>();
            in.beginArray();
            while (in.nextElement()) {
                row.add(in.readInt());
            }
            in.endArray();
            rows.add(row);
        }
        in.endArray();
        return rows;
    }

    /** A schema that is sent back, which a record with nothing required would take. */
    @Test
    void aSchemaIsNoAnswer() {
        Empty shape = new Empty(RecordFields.of(UnknownKeys.STRIP, 1).optional("size"));

        assertThat(codes(failure(shape.parse("{\"properties\":{},\"additionalProperties\":false}", STRICT))
                        .issues()))
                .containsExactly(" unrecognized_keys");
        assertThat(ok(shape.parse("{\"size\":1,\"properties\":{}}", STRICT)).changed())
                .isTrue();
        assertThat(ok(shape.parse("{\"additionalProperties\":false}", STRICT)).changed())
                .isTrue();
    }
}
