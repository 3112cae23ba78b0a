package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.json.JsonSyntaxException;
import java.util.List;
import java.util.Map;
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
                "{ // It.\n \"size\": \"S\"|\"M\", // a } or {\n \"more\"?: Part[]\n}\nPart = {\n \"size\": \"S\"\n}\n@",
                "{\n \"size\": Size, \"x\": [1]\n}\nSize = [\"S\"]\n@",
                "{\"size\"?: \"S\"}\n```json\n@\n```",
                "{\"size\": (string|null)[]} @",
                "{\"size\": {[key: string]: {[key in Color]?: integer}}} @",
                "{\"size\": \"S\"} | {\"size\": \"L\"} // one of these\n@",
                "{\"size\": \"S\", \"n\": number}[]\n@",
                "{\"size\": string} | {\"size\": \"S\"}\n@",
                "> {\n>  \"size\": string,\n>  \"sizes\": {[key: string]: any}\n> }\n@",
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
