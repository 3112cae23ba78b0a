package dev.llmoutput.processor.text;

import static dev.llmoutput.processor.text.Contracts.TEXT;
import static dev.llmoutput.processor.text.Contracts.atLeast;
import static dev.llmoutput.processor.text.Contracts.atMost;
import static dev.llmoutput.processor.text.Contracts.lessThan;
import static dev.llmoutput.processor.text.Contracts.moreThan;
import static dev.llmoutput.processor.text.Contracts.notBlank;
import static dev.llmoutput.processor.text.Contracts.nullable;
import static dev.llmoutput.processor.text.Contracts.number;
import static dev.llmoutput.processor.text.Contracts.pattern;
import static dev.llmoutput.processor.text.Contracts.size;
import static dev.llmoutput.processor.text.Contracts.slot;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.llmoutput.processor.model.Joined;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class HintTextTest {
    static Stream<Arguments> slots() {
        TypeShape words = new TypeShape.Array(nullable(TEXT, size(0, 5)));
        TypeShape grid = new TypeShape.Array(slot(number(NumberType.INT), atLeast("2")));
        return Stream.of(
                arguments(slot(TEXT), "string"),
                arguments(slot(TEXT, notBlank(), size(1, 20)), "string // not blank, <=20 characters"),
                arguments(slot(TEXT, size(1, -1)), "string // not empty"),
                arguments(slot(TEXT, size(3, 3)), "string // 3 characters"),
                arguments(slot(TEXT, size(0, 1)), "string // <=1 character"),
                arguments(slot(TEXT, pattern("a\nb", null)), "string // matches a\\u000ab"),
                arguments(slot(TEXT, pattern("", "^(?:)$")), "string // empty"),
                arguments(slot(new TypeShape.Bool(false)), "boolean"),
                arguments(slot(number(NumberType.INT)), "integer"),
                arguments(slot(number(NumberType.BYTE)), "integer // -128..127"),
                arguments(slot(number(NumberType.SHORT), atLeast("0")), "integer // 0..32767"),
                arguments(slot(number(NumberType.LONG), moreThan("0")), "integer // >0"),
                arguments(slot(number(NumberType.DOUBLE), atLeast("0"), lessThan("0.50")), "number // >=0, <0.50"),
                arguments(slot(number(NumberType.BIG_DECIMAL), atMost("1E+40")), "number // <=1E+40"),
                arguments(slot(words, size(2, -1)), "(string|null)[] // >=2 items, each <=5 characters"),
                arguments(
                        slot(new TypeShape.Array(slot(words, size(1, 1)))),
                        "(string|null)[][] // each (1 item, each <=5 characters)"),
                arguments(slot(new TypeShape.Array(slot(grid))), "integer[][] // each (each >=2)"),
                arguments(
                        slot(new TypeShape.Array(slot(grid, size(1, -1)))),
                        "integer[][] // each (not empty, each >=2)"),
                arguments(
                        slot(new TypeShape.Array(slot(new TypeShape.Array(slot(TEXT)), size(1, -1)))),
                        "string[][] // each not empty"),
                arguments(
                        slot(new TypeShape.MapOf(slot(TEXT, notBlank(), size(0, 5)), slot(grid)), size(1, -1)),
                        "{[key: string]: integer[]} // not empty, each key not blank, <=5 characters, each value (each >=2)"));
    }

    @ParameterizedTest
    @MethodSource("slots")
    void tellsTypeAndConstraints(Slot slot, String line) {
        assertThat(HintText.of(Contracts.of(slot))).isEqualTo("Answer only with JSON:\n" + object(line));
    }

    private static String object(String line) {
        return line.contains(" // ") ? "{\n it: " + line + "\n}" : "{it: " + line + "}";
    }

    /** A name has quotes where it is no identifier of ASCII, which any reader of a hint knows. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\0',
            value = {
                "due_on,due_on",
                "x2,x2",
                "2x,\"2x\"",
                "due-on,\"due-on\"",
                "a b,\"a b\"",
                "\u00e4,\"\u00e4\"",
                "$,\"$\""
            })
    void putsQuotesOnlyRoundNamesThatNeedThem(String name, String written) {
        assertThat(HintText.of(new Contracts().add(name, slot(TEXT), null).build()))
                .isEqualTo("Answer only with JSON:\n{" + written + ": string}");
    }

    /** What fits on one line stands there; beyond 80 characters each member has its own. */
    @ParameterizedTest
    @CsvSource({"59, true", "60, false"})
    void anObjectWithoutCommentsIsOneLine(int length, boolean oneLine) {
        String name = "n".repeat(length);
        String hint = HintText.of(new Contracts()
                .add(name, slot(TEXT), null)
                .add("o", slot(TEXT), null)
                .build());
        assertThat(hint)
                .isEqualTo(
                        oneLine
                                ? "Answer only with JSON:\n{" + name + ": string, o: string}"
                                : "Answer only with JSON:\n{\n " + name + ": string,\n o: string\n}");
    }

    /** The lines of a text block, without the empty ones at its end or in it; where there is none but these, ours. */
    @ParameterizedTest
    @CsvSource({
        "'\n\nBe brief.\n \n\tAnswer with JSON: \r\n\n', 'Be brief.\n\tAnswer with JSON:'",
        "'\n \n', Answer only with JSON:"
    })
    void aHintOfSeveralLinesLeavesNoEmptyOne(String sentence, String head) {
        assertThat(HintText.of(new Contracts()
                        .sentence(sentence)
                        .add("it", slot(TEXT), null)
                        .build()))
                .isEqualTo(head + "\n{it: string}");
    }

    /** What ends one text gives way where another follows, whoever wrote it; the last one keeps its end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How urgent it is. | How urgent it is; more.",
                "How urgent it is.; , | How urgent it is; more.",
                "How urgent is it? | How urgent is it? more.",
                "Hurry! | Hurry! more.",
                "without ! | without !; more.",
                "One of: | One of: more.",
                "and so on ... | and so on ... more.",
                "\u7dca\u6025\u5ea6\u3002 | \u7dca\u6025\u5ea6; more.",
                "plain | plain; more.",
                "... | ... more.",
                ". | more."
            })
    void textsOfSeveralReadAsOne(String first, String joined) {
        assertThat(Joined.of(List.of(first, "more."))).isEqualTo(joined);
    }

    /** No text of an author leaves its comment, and the lines round it stay as they are. */
    @Property(tries = 300, seed = "20261130")
    void keepsADescriptionInItsComment(@ForAll String description) {
        String hint = HintText.of(new Contracts()
                .add("one", slot(TEXT, notBlank()), description)
                .add("two", slot(TEXT), null)
                .build());
        String[] lines = hint.split("\\R", -1);
        assertThat(lines).hasSize(5);
        assertThat(lines[2]).matches(" one: string, // not blank(; .*\\S)?");
        assertThat(lines[3]).isEqualTo(" two: string");
    }
}
