package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.testing.Bombs;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The work grows with the reply and not faster, for shapes that are meant to make it grow. Counted, not timed. */
@Timeout(120) // against hanging only
class LinearityTest {
    private static final int SIZE = 20_000;

    /** How often a character is looked at, at most, on average: the scan looks at it, ahead of it and again after a fault. */
    private static final int MAX_VISITS = 16;

    static Stream<List<String>> shapes() {
        return Stream.of(
                // what comes before, what is repeated, what comes after
                List.of("", "{", ""),
                List.of("", "[", ""),
                List.of("", "{\"a\":", ""),
                List.of("", "[{\"a\":", ""),
                List.of("", "}", ""),
                List.of("", "\" {", ""),
                List.of("", "{\"", ""),
                List.of("", "{\"a\":\"", ""),
                List.of("", "{\"a\":\"\\\"", ""),
                List.of("", "{'a':\"", ""),
                List.of("", "{\"a\":1 {\"a\"", ""),
                List.of("", "{\"a\":1 x} ", ""),
                List.of("", "{\"a\":1} ", ""),
                List.of("", "{\"a\":1},", ""),
                List.of("", "{}", ""),
                List.of("", "{},", ""),
                List.of("", "[1] ", ""),
                List.of("", "[1,", ""),
                List.of("{\"a\":\"", "\n", "\"}"),
                List.of("{\"a\":\"", "\\(", "\"}"),
                List.of("{\"a\":\"", "\\( \\frac", "\"}"),
                List.of("{\"a\":'", "\"", "'}"),
                List.of("{\"a\":[", "1,", "]}"),
                List.of("{\"a\":[", "True,", "]}"),
                List.of("{\"a\":1,", "/**/", "}"),
                List.of("{\"a\":1,", "// \n", "}"),
                List.of("{\"a\":1 ", "/* ", "}"),
                List.of("", "{/* ", ""),
                List.of("", "{\"a\" // \"", ""),
                List.of("", "{\u201c", ""),
                List.of("", "{\u201ca\"", ""),
                List.of("", "[aaaaa", ""),
                List.of("", "[1e", ""),
                List.of("", "{\"a\":string ", ""),
                List.of("", "{a:", ""),
                List.of("", "{a   ", ""),
                List.of("", "{b:1},a :", ""),
                List.of("{", "a:1,", "}"),
                List.of("{\"a\":1,", "a:1,", "}"),
                List.of("{x ", "\"a\" ", ""),
                List.of("{x ", "\\\"", ""),
                List.of("{x ", "\"a\":", ""),
                List.of("", "{\"a\":\"b\"|\"c\"} ", ""),
                List.of("", "{\"a\":\"b\"|\"c\",\"d\":", "1"),
                List.of("[", "{\"a\":\"b\"|\"c\"},", "]"),
                List.of("", "{\"a\":string}", ""),
                List.of("", "{\"a\"?:", ""),
                List.of("", "{\"a\":\"b\"|\"c\"", ""),
                List.of("", "{\"a\":string}|", "{"),
                List.of("", "{}|", "{"),
                List.of("", "{[key:", ""),
                List.of("", "{\"a\":A[]", ""),
                List.of("", "{\"a\":A}\n", ""),
                List.of("", "A = {\"a\":A}\n", ""),
                List.of("", "{\"a\":string}//", ""),
                List.of("", "{\"t\":\"b\",\"a\":any} | ", "{"),
                List.of("", "{\"a\":any,\"b\":{", "1"),
                List.of("", "> {\n> \"a\":{", ""),
                List.of("", "{a ", ""),
                List.of("{", "a", ""),
                List.of("{a", " ", ":"),
                List.of("", "{\"a\":(a", "|"),
                List.of("", "a[]", ""),
                List.of("", "<think>{\"a\":string</think>", ""),
                List.of("", "<think>", ""),
                List.of("", "<think>{\"a\":1}", ""),
                List.of("", "</think>", ""),
                List.of("", "</think>{\"a\":1}", ""),
                List.of("", "<think></think>", ""),
                List.of("", "<think>{\"a\":\"</think>", ""),
                List.of("", "<|channel|>analysis", ""),
                List.of("", "<", ""),
                List.of("", " ", "{}"),
                List.of("{}", " ", ","),
                List.of("", "```json\n", ""),
                List.of("", "\ufeff", "{}"));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void eachCharacterIsVisitedAFewTimes(List<String> shape) {
        for (boolean arrays : new boolean[] {false, true}) {
            String reply = shape.get(0) + shape.get(1).repeat(SIZE) + shape.get(2);
            assertThat(visits(reply, arrays)).as("arrays: %s", arrays).isLessThan((long) MAX_VISITS * reply.length());
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void noMoreIsReadThanThereIs(List<String> shape) {
        JsonLimits limits = JsonLimits.DEFAULT.withMaxNestingDepth(10_000_000).withMaxMembers(10_000_000);
        String reply = shape.get(0) + shape.get(1).repeat(SIZE) + shape.get(2);
        TreeContract contract = TreeContract.any("a").with(limits);
        try {
            contract.choose(reply, true);
        } catch (JsonSyntaxException e) {
            assertThat(e.kind()).isNotEqualTo(JsonSyntaxException.Kind.LIMIT);
        }
        // A mended text has at most two characters for one.
        assertThat(contract.read).isLessThanOrEqualTo(2L * reply.length());
    }

    /** Twice the bomb is twice the work: 1 MB against 2 MB of each that is made large, a tenth of that of the others. */
    @TestFactory
    Stream<DynamicTest> bombsAreLinear() {
        return Bombs.texts().stream()
                .map(bomb -> DynamicTest.dynamicTest(Bombs.title(bomb), () -> {
                    int size = bomb.has("repeat") ? 1_000_000 : 100_000;
                    double times = (double) size / Bombs.text(bomb).length();
                    for (boolean arrays : new boolean[] {false, true}) {
                        long once = visits(Bombs.text(bomb, times), arrays);
                        long twice = visits(Bombs.text(bomb, 2 * times), arrays);
                        assertThat(once).isLessThan(MAX_VISITS * (long) size);
                        assertThat(twice).isLessThan(2 * once + once / 10);
                    }
                }));
    }

    private static long visits(String reply, boolean arrays) {
        Counted counted = new Counted(reply);
        new ReplyScanner(counted, arrays, TreeContract.any("a"), new Nobody()).scan();
        return counted.visits;
    }

    private static final class Nobody implements ReplyScanner.Findings {
        @Override
        public void value(ValueScanner value, ValueScanner.Result result, boolean thinking) {}

        @Override
        public void knownBehindFault() {}

        @Override
        public void allThinking() {}
    }

    /** A text that counts how often it is looked at. */
    private static final class Counted implements CharSequence {
        private final String text;
        private long visits;

        Counted(String text) {
            this.text = text;
        }

        @Override
        public char charAt(int index) {
            visits++;
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            visits += end - start;
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
