package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A2: what a tolerant reading takes for a value of another type, and that a strict one takes none of it. */
class CoercionTest {
    private static final ReadOptions TOLERANT = ReadOptions.of(Reading.TOLERANT);

    private enum State {
        PARKED,
        parked_old,
        MOVING
    }

    private enum Twin {
        ON,
        on
    }

    private static final EnumNames<State> STATES = EnumNames.of(State.values(), "PARKED", "parked_old", "in motion");
    private static final EnumNames<State> MARKS = EnumNames.of(State.values(), "A", "1", "1-10");
    private static final EnumNames<Twin> TWINS = EnumNames.of(Twin.values(), "ON", "on");

    private static final Function<TypedReader, @Nullable Object> ROWS =
            MapShape.list(MapShape.list(JsonType.NUMBER, TypedReader::readInt));

    static List<Arguments> taken() {
        return List.of(
                row("5", TypedReader::readString, "5"),
                row("1.50e2", TypedReader::readString, "1.50e2"),
                row("true", TypedReader::readString, "true"),
                row("\"true\"", TypedReader::readBoolean, true),
                row("\" false\\n\"", TypedReader::readBoolean, false),
                row("\"5\"", TypedReader::readInt, 5),
                row("\" -5.0 \"", TypedReader::readLong, -5L),
                row("\"1e2\"", TypedReader::readShort, (short) 100),
                row("\"12\"", TypedReader::readByte, (byte) 12),
                row(
                        "\"123456789012345678901234567890\"",
                        TypedReader::readBigInteger,
                        new BigInteger("123456789012345678901234567890")),
                row("\"1.50\"", TypedReader::readBigDecimal, new BigDecimal("1.50")),
                row("\"0.1\"", TypedReader::readDouble, 0.1),
                row("\"0.1\"", TypedReader::readFloat, 0.1f),
                row("\"Parked\"", in -> in.readEnum(STATES), State.PARKED),
                row("\"- parked\"", in -> in.readEnum(STATES), State.PARKED),
                row("\"1_10\"", in -> in.readEnum(MARKS), State.MOVING),
                row("\"a\"", in -> in.readEnum(MARKS), State.PARKED),
                row(
                        "{\"next\": {}}",
                        in -> Chain.SHAPE.readList(in),
                        List.of(new Chain(Optional.of(new Chain(Optional.empty()))))),
                row("\"PARKED-OLD\"", in -> in.readEnum(STATES), State.parked_old),
                row("\"In_Motion\"", in -> in.readEnum(STATES), State.MOVING),
                row("5", MapShape.list(JsonType.NUMBER, TypedReader::readInt), List.of(5)),
                row("true", MapShape.list(JsonType.BOOLEAN, TypedReader::readBoolean), List.of(true)),
                row("\"PARKED\"", MapShape.list(JsonType.STRING, in -> in.readEnum(STATES)), List.of(State.PARKED)),
                row(
                        "{\"b\":1}",
                        MapShape.list(
                                JsonType.OBJECT,
                                MapShape.with("b", TypedReader::readInt).shape()::read),
                        List.of(Map.of("b", 1))));
    }

    static List<Arguments> refused() {
        return List.of(
                row("null", TypedReader::readString, "a invalid_type"),
                row("[]", TypedReader::readString, "a invalid_type"),
                row("\"yes\"", TypedReader::readBoolean, "a invalid_type"),
                row("\"TRUE\"", TypedReader::readBoolean, "a invalid_type"),
                row("1", TypedReader::readBoolean, "a invalid_type"),
                row("\"05\"", TypedReader::readInt, "a invalid_type"),
                row("\"+5\"", TypedReader::readInt, "a invalid_type"),
                row("\"5 kg\"", TypedReader::readInt, "a invalid_type"),
                row("\"50%\"", TypedReader::readInt, "a invalid_type"),
                row("\"1,200\"", TypedReader::readInt, "a invalid_type"),
                row("\"2.5\"", TypedReader::readInt, "a invalid_type"),
                row("\"3000000000\"", TypedReader::readInt, "a invalid_type"),
                row("\"\"", TypedReader::readInt, "a invalid_type"),
                row("true", TypedReader::readInt, "a invalid_type"),
                row("\"NaN\"", TypedReader::readDouble, "a invalid_type"),
                row("\"1e999\"", TypedReader::readDouble, "a invalid_type"),
                row("\"" + "1".repeat(1_001) + "\"", TypedReader::readBigInteger, "a invalid_type"),
                row("\"PARK\"", in -> in.readEnum(STATES), "a invalid_value"),
                // a sign, or the middle of a range, tells one value from another
                row("\"A-\"", in -> in.readEnum(MARKS), "a invalid_value"),
                row("\"-1\"", in -> in.readEnum(MARKS), "a invalid_value"),
                row("\"110\"", in -> in.readEnum(MARKS), "a invalid_value"),
                row("\"A+\"", in -> in.readEnum(MARKS), "a invalid_value"),
                // what has none of the members of an item may hold the items, or be none
                row("{\"item\": [{\"next\": {}}]}", in -> Chain.SHAPE.readList(in), "a invalid_type"),
                row("{}", in -> Chain.SHAPE.readList(in), "a invalid_type"),
                row("\"On\"", in -> in.readEnum(TWINS), "a invalid_value"),
                row("1", in -> in.readEnum(STATES), "a invalid_type"),
                row("5", MapShape.list(TypedReader::readInt), "a invalid_type"),
                row("\"5\"", MapShape.list(JsonType.NUMBER, TypedReader::readInt), "a invalid_type"),
                row("null", MapShape.list(JsonType.NUMBER, TypedReader::readInt), "a invalid_type"),
                row("\"x\"", MapShape.list(JsonType.STRING, in -> in.readEnum(STATES)), "a invalid_value"));
    }

    private static Arguments row(String json, Function<TypedReader, @Nullable Object> read, Object result) {
        return Arguments.of(json, read, result);
    }

    private static Parsed<Map<String, Object>> parse(
            String json, Function<TypedReader, @Nullable Object> read, ReadOptions options) {
        return MapShape.with("a", read).shape().parse("{\"a\": " + json + "}", options);
    }

    @ParameterizedTest
    @MethodSource("taken")
    void takesWhatLosesNothing(String json, Function<TypedReader, @Nullable Object> read, Object value) {
        Parsed.Ok<Map<String, Object>> ok = ok(parse(json, read, TOLERANT));
        assertThat(ok.value()).isEqualTo(Map.of("a", value));
        assertThat(ok.changed()).isTrue();
        assertThat(ok.repairs()).hasSize(1).first().satisfies(repair -> {
            assertThat(repair.kind()).isEqualTo(Repair.Kind.COERCION);
            assertThat(repair.offset()).isEqualTo(6);
        });
        assertThat(failure(parse(json, read, Results.STRICT)).issues()).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void refusesWhatIsAGuess(String json, Function<TypedReader, @Nullable Object> read, String issue) {
        assertThat(codes(failure(parse(json, read, TOLERANT)).issues())).containsExactly(issue);
    }

    /** {@code [1, 2]} may be {@code [[1], [2]]} as well as {@code [[1, 2]]}. */
    @Test
    void refusesAFlatArrayForAnArrayOfArrays() {
        assertThat(failure(parse("[1, 2]", ROWS, TOLERANT)).observed())
                .isEqualTo("a[0]: expected an array, got number");
        assertThat(failure(parse("[[1], [2]]", MapShape.list(ROWS), TOLERANT)).observed())
                .isEqualTo("a[0]: expected an array of arrays, got array");
    }

    @Test
    void takesElementsForArraysWhereOnlyThatFits() {
        assertThat(ok(parse("[5]", ROWS, TOLERANT)).value()).isEqualTo(Map.of("a", List.of(List.of(5))));
        assertThat(ok(parse("[[5]]", MapShape.list(ROWS), TOLERANT)).value())
                .isEqualTo(Map.of("a", List.of(List.of(List.of(5)))));
        assertThat(ok(parse("[[5], [[6]]]", MapShape.list(ROWS), TOLERANT)).value())
                .isEqualTo(Map.of("a", List.of(List.of(List.of(5)), List.of(List.of(6)))));
        assertThat(ok(parse("[5, [6, 7]]", ROWS, TOLERANT)).value())
                .isEqualTo(Map.of("a", List.of(List.of(5), List.of(6, 7))));
        assertThat(ok(parse("[[5, [6]]]", MapShape.list(ROWS), TOLERANT)).value())
                .isEqualTo(Map.of("a", List.of(List.of(List.of(5), List.of(6)))));
    }

    @Test
    void anExactNameAlwaysWins() {
        Parsed.Ok<Map<String, Object>> ok = ok(parse("\"on\"", in -> in.readEnum(TWINS), TOLERANT));
        assertThat(ok.value()).isEqualTo(Map.of("a", Twin.on));
        assertThat(ok.changed()).isFalse();
    }

    @Test
    void foldsAlikeInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(ok(parse("\"IN MOTION\"", in -> in.readEnum(STATES), TOLERANT))
                            .value())
                    .isEqualTo(Map.of("a", State.MOVING));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aMendedLiteralHasNoLiteralText() {
        assertThat(codes(failure(parse("True", TypedReader::readString, TOLERANT))
                        .issues()))
                .containsExactly("a invalid_type");
        assertThat(ok(parse("True", TypedReader::readBoolean, TOLERANT)).value())
                .isEqualTo(Map.of("a", true));
    }

    @Test
    void saysWhereEachCoercionIsInTheRawReply() {
        String raw = "So:\n{'a': 5, \"b\": \"x\n\", 'c': \"7\",}";
        MapShape shape = MapShape.with("a", TypedReader::readString)
                .and("b", TypedReader::readString)
                .and("c", TypedReader::readInt)
                .shape();
        Parsed.Ok<Map<String, Object>> ok = ok(shape.parse(raw, TOLERANT));
        assertThat(ok.value()).isEqualTo(Map.of("a", "5", "b", "x\n", "c", 7));
        assertThat(ok.repairs())
                .filteredOn(repair -> repair.kind() == Repair.Kind.COERCION)
                .extracting(Repair::offset)
                .containsExactly(raw.indexOf('5'), raw.indexOf("\"7\""));
        assertThat(ok.repairs()).extracting(Repair::offset).isSorted();
    }
}
