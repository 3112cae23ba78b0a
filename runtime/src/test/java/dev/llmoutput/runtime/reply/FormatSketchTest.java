package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.json.JsonSyntaxException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A description of the format is no answer and speaks against none. */
class FormatSketchTest {
    private static final String ANSWER = "{\"size\":\"M\"}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"size\": string} @",
                "@ fits {\"size\": string // how large\n}",
                "{ // It.\n \"size\": \"S\"|\"M\", // a } or {\n \"more\"?: Part[]\n}\nPart = {\n \"size\": \"S\"|\"M\"\n}\n@",
                "{\n \"size\": Size\n}\nSize = \"S\"|\"M\" // how large\n@",
                "{\n \"size\": Size\n}\nSize = string // how large\n@",
                "{\"size\"?: \"S\"|\"M\"}\n```json\n@\n```",
                "{\"size\": (string|null)[]} @",
                "{\"size\": {[key: string]: {[key in Color]?: integer}}} @",
                "{\"size\": {[key in \"a\"|\"b\"]?: any|null}} @",
                "{\n \"type\": \"Small\", // how\n \"size\": string\n} | {\n \"type\": \"None\" // none\n}\n@",
                "[{\n \"size\": string\n}]\n@",
                "{\"x\": [{\"size\": [{\"size\": string}|null]}]} @",
                "> {\n>  \"size\": string,\n>  \"sizes\": {[key: string]: any}\n> }\n@",
                "> {\n>  \"size\": Size // example {\"size\":\"L\"}\n> }\n> Size = \"S\"|\"M\"\n@",
                "\"size\"?: Size // how large; example {\"size\":\"L\"}\n@",
                "\"size\"?: Size, // default {\"size\":\"L\"}; example {\"size\":\"S\"}\n@",
                // names without quotes
                "@ fits {size: string // how large\n}",
                "{size: string, \"a-b\"?: Part[]} // It.\nPart = {size: \"S\"|\"M\"}\n@",
                "{\n size: string, // how large\n part?: {size: string, more: [{size: string}]}\n}\n@",
                "{type: \"Small\", size: string}|{type: \"None\"} // how\n@",
                "{\n type: \"Small\", // how\n size: string\n}|{\n type: \"None\" // none\n}\n@",
                "Part = {size: string, parts: Part[], last?: Part}|{type: \"None\"}\n@",
                "> {size: {[key in Color]?: integer}, sizes: (string|null)[]}\n> Color = \"S\"|\"M\"\n@",
                // as TypeScript has it
                "interface Part { size: string; note?: \"a\" | \"b\"; }\n@",
                "{size: \"S\" | \"M\", parts: {size: string}[]} @",
                "{size: Size; from: Date} @",
                "<think>{\"size\": string}</think>@",
            })
    void isPassedOver(String around) {
        assertThat(TreeContract.texts("size").choose(around.replace("@", ANSWER), false))
                .contains(Map.of("size", "M"));
        assertThat(choice(around.replace("@", ""))).isFalse();
    }

    private static boolean choice(String reply) {
        return TreeContract.texts("size").choose(reply, false).isPresent();
    }

    /** With choices of texts alone it may be an answer with two of them: only the contract tells. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"size\": \"S\"|\"M\"} @",
                "@ not {\"size\": \"S\" | \"M\"}",
                "{ // It.\n \"size\": \"S\"|\"M\"|null // a } or {\n}\n@",
                "> {\n>  \"size\": \"S\"|\"M\",\n>  \"more\": [{\"size\": \"S\"|\"M\"}]\n> }\n@",
                "{\"size\": \"S\"|\"M\", \"more\": {\"size\": \"S\"|\"M\"}} @",
                "{size: \"S\" | \"M\"; more: \"S\" | \"M\";} @",
            })
    void choicesAloneAreASketchIfTheContractOffersThem(String around) {
        String reply = around.replace("@", ANSWER);
        assertThat(TreeContract.texts("size").offeringChoices().choose(reply, false))
                .contains(Map.of("size", "M"));
        assertThatThrownBy(() -> TreeContract.texts("size").choose(reply, false))
                .isInstanceOf(JsonSyntaxException.class);
    }

    /**
     * What is looked through in vain is not looked through again, so that it takes no longer: a sketch inside one that is not
     * closed is no sketch, and costs another call. One behind it is.
     */
    @Test
    void aSketchInsideOneThatIsNotClosedIsNone() {
        TreeContract contract = TreeContract.texts("size");
        assertThat(contract.choose("{\"a\": string\n{\"size\": string} " + ANSWER, false))
                .contains(Map.of("size", "M"));
        assertThatThrownBy(() -> contract.choose("{\"a\": string | {\"size\": string} " + ANSWER, false))
                .isInstanceOf(JsonSyntaxException.class);
    }

    /** What was meant for the answer still speaks against another. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"size\": large} @",
                "{\"size\": stringent} @",
                "{\"size\": a || b} @",
                "{\"size\": 1|2} @",
                "{\"size\" ? 1} @",
                "{\"size\": \"S\" string} @",
                "{\"size\": [key]} @",
                // a value was given beside a type or a question mark
                "{\"size\": \"L\", \"note\"?: \"none\"} @",
                "{\"size\": \"L\", \"note\": string} @",
                "{\"size\": string, \"n\": 1} @",
                "{\"size\": \"L\", \"x\": {\"n\": string}} @",
                "{\"size\": string, \"x\": [\"L\"]} @",
                "{\"size\"?: \"S\"} @",
                "{\"size\": string|true} @",
                // words that begin as a type does
                "{\"size\": number of all} @",
                "{size: \"L\", note: string} @",
                "{\"size\": any will do} @",
                "{\"size\": S|M} @",
                "Size = 5\n{\"size\": Size} @",
                "Size = \"S\"\n{\"size\": Size} @",
                // cells of a table, and what is assigned
                "| {\"size\":\"S\"} | {\"size\":\"L\"} | @",
                "| {\"size\": string} | {\"size\": \"L\"} | @",
                "{\"size\": string}\nSize = {\"size\": \"L\"} @",
                // a sketch that is not closed
                "{\"size\": string, @",
                "{\"size\": string, \"a\n} @",
            })
    void isNoSketch(String around) {
        assertThatThrownBy(() -> TreeContract.texts("size").choose(around.replace("@", ANSWER), false))
                .isInstanceOf(JsonSyntaxException.class);
    }

    /** The brackets of a type are no list. */
    @ParameterizedTest
    @ValueSource(strings = {"a: integer[]", "> \"a\": (string|null)[][]", "[{\"a\": integer[]}]", "[{\"a\": any}]\n"})
    void theBracketsOfATypeAreNoList(String format) {
        TreeContract contract = TreeContract.list("a");

        assertThat(contract.choose(format, true)).isEmpty();
        assertThat(contract.choose(format + "\n[{\"a\":\"b\"}]", true)).contains(List.of(Map.of("a", "b")));
    }
}
