package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.issue.Repair.Kind;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which value of a reply is the answer. */
class ReplyChoiceTest {
    private static final Object MEDIUM = Map.of("size", "M");

    static List<Arguments> around() {
        return List.of(
                row("```json\n@\n```", Kind.FENCE),
                row("```json\n@", Kind.FENCE),
                row("```json @ ```", Kind.FENCE),
                row("~~~\n@\n~~~", Kind.FENCE),
                row("````\n@\n```", Kind.FENCE),
                row("1. Result:\n    ```json\n    @\n    ```\n2. Done.", Kind.PROSE, Kind.FENCE, Kind.PROSE),
                row("@\n```", Kind.PROSE),
                row("Here: @", Kind.PROSE),
                row("@ I hope {this} helps.", Kind.PROSE),
                row("{this}? No: @ So.", Kind.PROSE, Kind.PROSE),
                row("First:\n```sql\nSELECT {id} FROM t\n```\nand:\n```json\n@\n```", Kind.PROSE, Kind.FENCE),
                row("<think>\nIt wants\na size.\n</think>\n@", Kind.THINKING),
                row("<THINKING>{\"size\":\"S\"}</THINKING>@", Kind.THINKING),
                row("[THINK]{\"size\":\"S\"}[/THINK]@", Kind.THINKING),
                row("\u25c1think\u25b7{\"size\":\"S\"}\u25c1/think\u25b7@", Kind.THINKING),
                row("<think>{\"size\": \"S</think>@", Kind.THINKING),
                row("<think>```json\n{\"size\":\"S\"}\n```</think>\n```json\n@\n```", Kind.THINKING, Kind.FENCE),
                row("maybe {\"size\":\"S\"}... no.\n</think>\n@", Kind.THINKING),
                row("<think>a</think><think>{\"size\":\"S\"}</think>@", Kind.THINKING),
                row(
                        "<|channel|>analysis<|message|>{\"size\":\"S\"}<|end|><|start|>assistant<|channel|>final<|message|>@",
                        Kind.THINKING),
                row("<|START_THINKING|>{\"size\":\"S\"}<|END_THINKING|>@", Kind.THINKING),
                row("<think>only here: @</think>", Kind.THINKING, Kind.PROSE),
                row("<think>never closed @", Kind.THINKING),
                row(
                        "Schema: {\"type\":\"object\",\"properties\":{\"size\":{\"type\":\"string\"}}}\nAnswer: @",
                        Kind.PROSE),
                row("{\"size\":\"object\",\"properties\":{},\"additionalProperties\":false}\nAnswer: @", Kind.PROSE),
                row("@ as {\"size\":\"object\",\"additionalProperties\":false,\"properties\":{}} has it", Kind.PROSE),
                row("@ as {\"size\":{},\"additionalProperties\":false,\"properties\":{}} has it", Kind.PROSE),
                row("@ is {\"$schema\":\"http://a.example\",\"size\":\"M\"}", Kind.PROSE),
                row("{\"size\":null} no: @", Kind.PROSE),
                row("Twice: @ and {\"size\": \"M\"}", Kind.PROSE, Kind.PROSE),
                row("{x y} \"size\": @", Kind.PROSE),
                row("Twice: @ and {size: 'M'}", Kind.PROSE, Kind.PROSE),
                row("{@}", Kind.PROSE, Kind.PROSE),
                row("Dear {name}, {{x}}: @", Kind.PROSE),
                row("\\[ @ \\]", Kind.PROSE, Kind.PROSE),
                row("[1] @ [2]", Kind.PROSE, Kind.PROSE));
    }

    private static Arguments row(String around, Kind... kinds) {
        return Arguments.of(around, List.of(kinds));
    }

    @ParameterizedTest
    @MethodSource("around")
    void findsTheValueInWhateverIsRoundIt(String around, List<Kind> kinds) {
        String reply = around.replace("@", "{\"size\":\"M\"}");
        TreeContract contract = TreeContract.texts("size");
        assertThat(contract.choose(reply, false)).contains(MEDIUM);
        assertThat(Objects.requireNonNull(ReplyChoice.of(reply, false, JsonLimits.DEFAULT, contract))
                        .repairs())
                .extracting(repair -> repair.kind())
                .containsExactlyElementsOf(kinds);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"size\":\"S\"}\n{\"size\":\"M\"}", // B016
                "{\"size\":\"S\"} or {'size':'M'}",
                "<think>{\"size\":\"S\"} or {\"size\":\"M\"}</think>",
                // one that fits beside one that cannot be read
                "{\"size\":\"S\" \"M\"} {\"size\":\"M\"}",
                "{\"size\":\"M\"} {\"size\":\"S\" oops}",
                "{\"size\":\"\\( \\frac\"} {\"size\":\"M\"}",
                "{\"size\":\"M\"} {size: 'L'}",
                "{\"note\": 1, size : \"S\"} {\"size\":\"M\"}",
                "<think>{\"size\":\"S\"}</think>{\"size\":\"M\" oops}",
                // a question of its own behind the answer
                "{\"size\":\"M\"} {\"size\":\"___\"}",
                // a known name behind the fault
                "{\"note\": \"a \"b\"\", \"size\": \"S\"} {\"size\":\"M\"}",
                "{\"size\":\"M\"} {\"note\": (1), \"size\": \"S\"}",
                "{\"size\":\"M\"} {note: {\"x\": 1}, \"size\": \"S\"}",
                "{\"size\":\"M\"} but {size: /* large */ \"L\"}",
                // closed too early
                "{\"size\":\"M\"}\n\"size\":\"S\"}",
                "{\"size\":\"M\"}, \"note\":\"x\"}",
                "{\"size\":\"M\"},\n{\"size\":\"M\"}",
                "{size:\"M\"}, size: \"S\"}"
            })
    void refusesWhatHasSeveralAnswers(String reply) {
        assertThatThrownBy(() -> TreeContract.texts("size").choose(reply, false))
                .asInstanceOf(InstanceOfAssertFactories.type(JsonSyntaxException.class))
                .returns(JsonSyntaxException.Kind.MALFORMED, JsonSyntaxException::kind);
    }

    @Test
    void saysWhereTheSecondAnswerIs() {
        assertThatThrownBy(() -> TreeContract.texts("size").choose("{\"size\":\"S\"}\n{\"size\":\"M\"}", false))
                .hasMessageContaining("line 2, column 1: expected one value that fits, got a second one that differs");
    }

    /** B087: a broken second value is a sign that the first is not all. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"size\":\"M\"}}, {\"size\":\"L",
                "{\"size\":\"M\"} {size:",
                "{\"size\":\"M\"} {size: tr",
                "{\"size\":\"M\"} {\"size\": {\"size\":\"L\"}",
                "{\"size\":\"M\"} [{\"size\":\"L\"}, {\"size\":",
                // cut before it can be known what it is
                "{\"size\":\"M\"} {",
                "{\"size\":\"M\"} {\n ",
                "{\"size\":\"M\"} {\"si",
                "{\"size\":\"M\"} {\"size",
                "{\"size\":\"M\"} {\"a\":1,\"si",
                "{\"size\":\"M\"} {size: \"L"
            })
    void isCutOffWhateverFittedBefore(String reply) {
        assertThatThrownBy(() -> TreeContract.texts("size").choose(reply, false))
                .asInstanceOf(InstanceOfAssertFactories.type(JsonSyntaxException.class))
                .returns(JsonSyntaxException.Kind.TRUNCATED, JsonSyntaxException::kind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "No.",
                "{}",
                "So {}.",
                "[{\"size\":\"M\"}]",
                "[{\"size\":\"M\"}, 5]",
                "[{\"size\":\"S\"}, {\"size\":\"M\"}]",
                "{\"value\": {\"size\":\"M\"}}",
                "{result: {\"size\":\"M\"}}",
                "f({a: [1], b: {\"size\":\"M\"}, c: 2})",
                "{\"size\":\"M\"} but rather {\"size\":null}",
                "{\"size\":\"M\"} but rather {size: true}",
                "<think>{\"size\":\"M\"}</think>{\"size\":null}"
            })
    void takesNothing(String reply) {
        assertThat(TreeContract.texts("size").choose(reply, false)).isEmpty();
    }

    /** Found by the fuzzer: with two readings, and no name that is known, at the very end of the reply. */
    @Test
    void aDoubtfulStrangerAtTheEndIsNothing() {
        TreeContract contract = TreeContract.texts("size");
        assertThat(contract.choose("{\"a\\ude0s0d\":\"sdf\", \"dfg\":\"fgh\"}", false))
                .isEmpty();
        assertThat(contract.choose("{\"size\":\"M\"} {\"a\\_b\":1}", false)).contains(MEDIUM);
    }

    @Test
    void anObjectWithoutAKnownNameFitsOnlyAlone() {
        TreeContract contract = TreeContract.any("size");
        assertThat(contract.choose("So: {\"a\":1}", false)).isEmpty();
        assertThat(contract.choose("{\"a\":1,}", false)).isPresent();
        assertThat(contract.choose("```\n{\"a\":1,}\n```", false)).isPresent();
    }

    @Test
    void ofThoseThatDoNotFitTakesTheOneWithTheFewestIssuesAndThenTheLast() {
        TreeContract contract = TreeContract.texts("a", "b");
        String reply = "{\"a\":\"1\"} {\"a\":null} {\"b\":\"2\"} {\"c\":0}";
        assertThat(Objects.requireNonNull(ReplyChoice.of(reply, false, JsonLimits.DEFAULT, contract))
                        .reading())
                .isEqualTo(new TreeContract.Reading(Map.of("b", "2"), 1));
    }

    /** An empty list in the lines of a fence is an answer as well, and one in the midst of a line is none. */
    @Test
    void anEmptyListThatStandsAloneSpeaksAgainstAnother() {
        TreeContract contract = TreeContract.list("a");
        String fence = "```json\n[ ]\n```";
        String other = "[{\"a\":\"b\"}]";
        assertThatThrownBy(() -> contract.choose(fence + " else " + other, true))
                .hasMessageContaining("a second one that differs");
        assertThatThrownBy(() -> contract.choose(other + " else\n" + fence, true))
                .hasMessageContaining("line 3, column 1");
        assertThat(contract.choose("- [ ] todo\n" + other, true)).contains(List.of(Map.of("a", "b")));
        assertThat(contract.choose("None.\n" + fence, true)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[{\"a\":1}]", "See [1]: [{\"a\":1}]", "- [{\"a\":1}]\n- {}", "`[{'a':1,},]`"})
    void findsAList(String reply) {
        TreeContract contract = TreeContract.list("a");
        assertThat(contract.choose(reply, true)).contains(List.of(Map.of("a", new java.math.BigDecimal(1))));
    }

    @Test
    void aLimitEndsTheChoice() {
        JsonLimits limits = JsonLimits.DEFAULT.withMaxNestingDepth(3);
        String reply = "a\n{\"a\": \"\n\", \"b\": [[[1]]]}";
        assertThatThrownBy(() -> ReplyChoice.of(
                        reply, false, limits, TreeContract.any("a").with(limits)))
                .asInstanceOf(InstanceOfAssertFactories.type(JsonSyntaxException.class))
                .returns(JsonSyntaxException.Kind.LIMIT, JsonSyntaxException::kind)
                .returns(reply.lastIndexOf('['), JsonSyntaxException::offset);
    }

    /** A name is known whatever way it is written. */
    @Test
    void aNameMayBeEscaped() {
        TreeContract contract = TreeContract.texts("gr\u00f6\u00dfe");

        assertThat(contract.choose("Here: {\"gr\\u00f6\\u00dfe\": \"M\"}", false))
                .contains(Map.of("gr\u00f6\u00dfe", "M"));
    }

    /** Canonical texts tell two values apart; one value alone is not written, which takes as long as reading it. */
    @Test
    void writesOnlyWhatItCompares() {
        assertThat(canonicals("Here: {\"a\": 1}")).isZero();
        assertThat(canonicals("Here: {\"a\": 1} or {\"a\": 1}")).isEqualTo(2);
        assertThat(canonicals("{\"a\": 1} or {\"a\": 1} or {\"a\": 1}")).isEqualTo(3);
    }

    private static int canonicals(String reply) {
        Texts contract = new Texts(false);
        assertThat(ReplyChoice.of(reply, false, JsonLimits.DEFAULT, contract)).isNotNull();
        return contract.written;
    }
}
