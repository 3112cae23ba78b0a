package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A reply that ends before its value does is never a value, in either reading, and is told to be cut off: a value that is
 * open is not closed by guess. Held against the valid samples of every golden, alone, in a list, and with text before them.
 */
class CutSamplesTest {
    private static final int MOST_CUTS = 50;
    private static final List<String> BEFORE = List.of("", "```json\n", "Here it is:\n", "<think>What?</think>\n");

    static List<Golden> goldens() {
        return Golden.all();
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void noCutIsAValue(Golden golden) throws Exception {
        Compiled compiled = golden.withSamples("REJECT");
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            for (String reply : validSamples(companion)) {
                cut(new Subject(name, companion), reply);
                cut(Subject.listOf(name, companion), "[" + reply + ",\n" + reply + "]");
            }
        }
    }

    private static List<String> validSamples(Companion companion) throws Exception {
        Class<?> type = companion.contractType();
        if (type.getSimpleName().equals("Palette")) {
            return List.of(); // see SamplesTest
        }
        return SampleReplies.of(type).stream()
                .filter(line -> line.get("valid").asBoolean())
                .map(line -> line.get("reply").asText())
                .toList();
    }

    /** Holds for a reply that is cut, if there is anything to judge: a part of a number is a number. */
    static boolean cut(Subject subject, String reply) {
        // a rule or a constructor may refuse it
        if (subject.parseStrictly(reply) instanceof Parsed.Failed || reply.matches("-?[0-9].*")) {
            return false;
        }
        for (String before : BEFORE) {
            for (int length : lengths(reply)) {
                String cut = before + reply.substring(0, length);
                Failure strict = failure(subject, subject.strict(), cut);
                Failure tolerant = failure(subject, subject.tolerant(), cut);
                if (before.isEmpty()) {
                    Failure.Reason reason = length == 0 ? Failure.Reason.EMPTY : Failure.Reason.TRUNCATED;
                    assertThat(strict.reason()).as("%s: %s", subject, cut).isEqualTo(reason);
                    assertThat(tolerant.reason()).as("%s: %s", subject, cut).isEqualTo(reason);
                } else if (length > 0 && isFoundInText(reply)) {
                    assertThat(tolerant.reason()).as("%s: %s", subject, cut).isEqualTo(Failure.Reason.TRUNCATED);
                }
            }
        }
        return true;
    }

    private static Failure failure(Subject subject, OutputType<?> type, String cut) {
        Parsed<?> parsed = type.parse(cut);
        assertThat(parsed).as("%s: %s", subject, cut).isInstanceOf(Parsed.Failed.class);
        Failure failure = ((Parsed.Failed<?>) parsed).failure();
        assertThat(failure.kind()).as("%s: %s", subject, cut).isEqualTo(Failure.Kind.SYNTAX);
        return failure;
    }

    private static boolean isFoundInText(String reply) {
        return reply.startsWith("{") || reply.startsWith("[");
    }

    /** All cuts, or some that are spread over the whole. */
    private static List<Integer> lengths(String reply) {
        int step = Math.max(1, reply.length() / MOST_CUTS);
        List<Integer> lengths = new ArrayList<>(IntStream.range(0, reply.length() - 1)
                .filter(length -> length % step == 0)
                .boxed()
                .toList());
        lengths.add(reply.length() - 1);
        return lengths;
    }
}
