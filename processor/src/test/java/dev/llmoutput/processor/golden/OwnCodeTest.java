package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A constructor, a rule or a codec that a value in the reply takes out of the stack: that is an issue at its place. Any other
 * Error is a fault of the program.
 */
class OwnCodeTest {
    private static final String TOO_DEEP = "100000000";

    @TempDir
    static Path folder;

    private static Companion companion;
    private static Compiled compiled;

    @BeforeAll
    static void compile() throws Exception {
        Files.writeString(folder.resolve("Deep.java"), """
                import dev.llmoutput.*;
                import java.util.Optional;

                @LlmOutput
                public record Deep(Part part, @LlmField(codec = Deep.Codec.class) Optional<Level> level) {
                    public record Part(int made, int checked) {
                        public Part {
                            descend(made);
                        }

                        @LlmCheck(message = "too deep")
                        boolean ok() {
                            return descend(checked) >= 0;
                        }
                    }

                    public static final class Level {
                        final int level;

                        Level(int level) {
                            this.level = level;
                        }
                    }

                    public static final class Codec implements JsonCodec.OfNumber<Level> {
                        @Override
                        public Level read(java.math.BigDecimal number) {
                            int level = number.intValue();
                            if (level == 7) {
                                throw new NullPointerException("java.lang.String");
                            }
                            return new Level(descend(level));
                        }

                        @Override
                        public java.math.BigDecimal write(Level level) {
                            return java.math.BigDecimal.valueOf(level.level);
                        }
                    }

                    static int descend(int levels) {
                        if (levels < 0) {
                            throw new AssertionError("below the ground");
                        }
                        return levels == 0 ? 0 : 1 + descend(levels - 1);
                    }
                }
                """);
        compiled =
                Compiled.of(folder, Golden.target("plain", "deep"), Optional.of(new LlmOutputProcessor()), List.of());
        companion = compiled.companion("DeepOutput");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "part|{'part':{'made':N,'checked':0}}",
                "part|{'part':{'made':0,'checked':N}}",
                "level|{'part':{'made':0,'checked':0},'level':N}"
            })
    void runningOutOfStackIsAnIssue(String pathAndReply) {
        String path = pathAndReply.substring(0, pathAndReply.indexOf('|'));
        String reply =
                pathAndReply.substring(path.length() + 1).replace('\'', '"').replace("N", TOO_DEEP);
        for (Parsed<?> parsed : List.of(companion.parse(reply), companion.parseStrictly(reply))) {
            List<Issue> issues =
                    parsed.match(ok -> List.of(), failed -> failed.failure().issues());
            assertThat(issues).singleElement().asString().startsWith(path + ": too large: expected a value that");
        }
    }

    @Test
    void theSameHoldsForValuesOfJava() throws Exception {
        Class<?> part = compiled.load("Deep$Part");
        Constructor<?> made = part.getDeclaredConstructor(int.class, int.class);
        Constructor<?> deep = compiled.load("Deep").getDeclaredConstructor(part, Optional.class);
        Object value = deep.newInstance(made.newInstance(0, Integer.parseInt(TOO_DEEP)), Optional.empty());
        assertThat(companion.validate(value))
                .singleElement()
                .asString()
                .startsWith("part: too large: expected a value that the record's own code can take");
    }

    /** C018: the class is a fact for who looks after the program, and no word for the model. */
    @Test
    void faultsOfACodecNameTheirClass() {
        Issue issue = companion
                .parse("{\"part\":{\"made\":0,\"checked\":0},\"level\":7}")
                .<Issue>match(ok -> null, failed -> failed.failure().issues().get(0));
        assertThat(issue.params()).containsEntry("thrown", "java.lang.NullPointerException");
        assertThat(issue).hasToString("level: expected a number of the required form, got 7");
    }

    @Test
    void otherErrorsAreThrown() {
        assertThatThrownBy(() -> companion.parse("{\"part\":{\"made\":-1,\"checked\":0}}"))
                .isInstanceOf(AssertionError.class);
    }
}
