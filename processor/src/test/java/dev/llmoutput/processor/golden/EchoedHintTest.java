package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.llmoutput.runtime.contract.Parsed;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Models repeat the format that they were asked for, or its schema, before they answer: that is no part of the answer. */
class EchoedHintTest {
    private static final String REFUSED = "refused";
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final Pattern ONLY_VALUE = Pattern.compile("\\n\\{\\w+: \"\\w+\"}$");

    static List<Golden> goldens() {
        return Golden.all();
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void anEchoBeforeTheAnswerIsSkipped(Golden golden) throws IOException {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            for (String reply : valid(companion, golden.withSamples("REJECT").samples(name))) {
                for (String echo : echoes(companion)) {
                    isSkipped(echo + "\n", reply, companion);
                    isSkipped(echo + "\n\nMy answer:\n\n", reply, companion);
                    isSkipped(echo + "\n```json\n", reply + "\n```", companion);
                }
            }
        }
    }

    /** What finds the answer behind prose finds it behind an echo; what does not never takes anything else. */
    private static void isSkipped(String echo, String reply, Companion companion) {
        String read = canonical(companion.parse(echo + reply));
        String expected = canonical(companion.parse("So:\n" + reply));
        if (expected.equals(REFUSED) || (read.equals(REFUSED) && holdsConstant(companion.hint()))) {
            assertThat(read).as(echo + reply).isIn(REFUSED, canonical(companion.parse(reply)));
        } else {
            assertThat(read).as(echo + reply).isEqualTo(expected);
        }
    }

    /** Whether a component has one value only, which an echo gives as an answer would. */
    private static boolean holdsConstant(String hint) {
        return Pattern.compile("(?m)(?:^[{]|, |,(?: //.*)?\n *)(?:\\w+|\"[^\"]*\")\\??: \"[^\"|]*\"(?:[,}]|$| //)")
                .matcher(hint)
                .find();
    }

    /** An echo alone is no answer, but for that of a contract which has one value only: there is no other answer. */
    @ParameterizedTest
    @MethodSource("goldens")
    void anEchoIsNoAnswer(Golden golden) {
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            for (String echo : echoes(companion)) {
                if (!ONLY_VALUE.matcher(companion.hint()).find()) {
                    assertThat(canonical(companion.parse(echo))).as(echo).isEqualTo(REFUSED);
                }
            }
        }
    }

    private static String canonical(Parsed<?> parsed) {
        return parsed.match(ok -> ok.canonical(), failed -> REFUSED);
    }

    private static List<String> echoes(Companion companion) {
        String hint = companion.hint();
        String format = hint.substring(hint.indexOf('\n') + 1);
        return List.of(
                hint,
                "```json\n" + format + "\n```",
                "> " + hint.replace("\n", "\n> "),
                "Here is the format:\n" + format,
                companion.schema(),
                "The schema is\n```json\n" + companion.schema() + "\n```");
    }

    /** Those of the samples that are valid. */
    private static List<String> valid(Companion companion, String samples) throws IOException {
        List<String> replies = new ArrayList<>();
        for (String line : samples.lines().toList()) {
            JsonNode sample = JSON.readTree(line);
            String reply = sample.get("reply").asText();
            if (sample.get("valid").asBoolean() && companion.parse(reply) instanceof Parsed.Ok<?>) {
                replies.add(reply);
            }
        }
        return replies;
    }
}
