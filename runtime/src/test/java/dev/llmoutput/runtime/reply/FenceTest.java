package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FenceTest {
    /** C066: with or without a tag, backticks or tildes, any line end, any white space round it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "```json\n{\"a\":1}\n```",
                "```\n{\"a\":1}\n```",
                "```JSON title=x\n{\"a\":1}\n```",
                "``` json \n\n  {\"a\":1}\n\n```",
                "```json\r\n{\"a\":1}\r\n```\r\n",
                "```json\r{\"a\":1}\r```",
                "~~~json\n{\"a\":1}\n~~~",
                "~~~ a`b\n{\"a\":1}\n~~~~~",
                "````\n{\"a\":1}\n````",
                "```\n{\"a\":1}\n`````",
                "  ```json\n  {\"a\":1}\n  ```  ",
                "\ufeff\u00a0```json\n{\"a\":1}\n\t```\u2028"
            })
    void takesAWrappingFenceOff(String reply) {
        assertThat(inner(reply)).isEqualTo("{\"a\":1}");
        assertThat(Fence.of(reply).isPresent()).isTrue();
    }

    /** C067, C080: no wrapping fence, so only the white space round it goes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1}",
                "",
                "`",
                "``\n1\n``",
                "```json\n{\"a\":1}",
                "```json {\"a\":1} ```",
                "```{\"a\":1}```",
                "```json\n{\"a\":1}\n``",
                "````json\n{\"a\":1}\n```",
                "```json\n{\"a\":1}\n~~~",
                "```json\n{\"a\":1} ```",
                "``` a`b\n{\"a\":1}\n```",
                "Here:\n```json\n{\"a\":1}\n```",
                "```json\n{\"a\":1}\n```\nDone.",
                "```",
                "``````",
                "~~~~~~~"
            })
    void leavesAllElse(String reply) {
        assertThat(inner(reply)).isEqualTo(reply);
        assertThat(inner("\n\ufeff" + reply + "\u00a0\r\n")).isEqualTo(reply);
        assertThat(Fence.of(reply).isPresent()).isFalse();
    }

    /** C073: an empty fence holds nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"```json\n```", "```\n\n```", "~~~\n \u00a0\n~~~"})
    void anEmptyFenceHoldsNothing(String reply) {
        assertThat(inner(reply)).isEmpty();
        assertThat(Fence.of(reply).isPresent()).isTrue();
    }

    /** A fence inside a string has no line of its own in JSON, so it never closes the outer one. */
    @Test
    void keepsFencesInsideStrings() {
        assertThat(inner("```json\n{\"a\":\"```x\\n```\"}\n```")).isEqualTo("{\"a\":\"```x\\n```\"}");
        assertThat(inner("{\"a\":\"```x\\n```\"}")).isEqualTo("{\"a\":\"```x\\n```\"}");
    }

    private static String inner(String reply) {
        Fence fence = Fence.of(reply);
        return reply.substring(fence.start(), fence.end());
    }
}
