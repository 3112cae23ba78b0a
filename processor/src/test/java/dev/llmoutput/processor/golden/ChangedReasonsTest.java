package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.processor.LlmOutputProcessor;
import dev.llmoutput.runtime.contract.Parsed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C083, C084, A18: what makes {@code changed} true, and what does not; docs/outcomes.md has the list. */
class ChangedReasonsTest {
    private static final String SOURCE = """
            import dev.llmoutput.*;
            import java.util.*;

            @LlmOutput(retries = 2)
            public record Order(
                    @LlmField(aliases = "title") Optional<String> name,
                    @LlmField(defaultJson = "3") int count,
                    OptionalDouble rate,
                    Optional<java.util.UUID> id,
                    Optional<java.time.Instant> at,
                    Optional<SortedSet<String>> tags,
                    Optional<List<Trimmed>> parts,
                    Optional<Mood> mood,
                    Optional<Map<Mood, Integer>> scores,
                    Optional<Trimmed> trimmed,
                    @LlmField(codec = Lower.class) Optional<Code> code) {
                public enum Mood { @LlmField(aliases = "QUIET") CALM, TENSE }

                public record Trimmed(String text) { public Trimmed { text = text.strip(); } }

                public record Code(String text) {}

                public static final class Lower implements JsonCodec.OfString<Code> {
                    public Lower() {}
                    @Override public Code read(String text) { return new Code(text.toLowerCase(Locale.ROOT)); }
                    @Override public String write(Code code) { return code.text(); }
                }
            }
            """;

    @TempDir
    static Path folder;

    private static Companion order;

    @BeforeAll
    static void compile() throws Exception {
        Files.writeString(folder.resolve("Order.java"), SOURCE);
        order = Compiled.of(folder, Golden.target("plain", "changed"), Optional.of(new LlmOutputProcessor()), List.of())
                .companion("OrderOutput");
    }

    private static Parsed.Ok<?> read(String reply) {
        Parsed<?> parsed = order.parse(reply);
        assertThat(parsed).isInstanceOf(Parsed.Ok.class);
        return (Parsed.Ok<?>) parsed;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "an unknown key                | {\"count\":1,\"other\":2}",
                "an alias of a key             | {\"count\":1,\"title\":\"a\"}",
                "a default for nothing         | {\"name\":\"a\"}",
                "a default for null            | {\"count\":null}",
                "null for nothing              | {\"count\":1,\"name\":null}",
                "another spelling of a form    | {\"count\":1,\"id\":\"F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6\"}",
                "another spelling of a time    | {\"count\":1,\"at\":\"2026-03-31T14:30:05+02:00\"}",
                "more digits than a double has | {\"count\":1,\"rate\":0.1000000000000000055}",
                "items that are put in order   | {\"count\":1,\"tags\":[\"b\",\"a\"]}",
                "another JSON type             | {\"count\":\"1\"}",
                "one item for a list           | {\"count\":1,\"parts\":{\"text\":\"a\"}}",
                "another case of a constant    | {\"count\":1,\"mood\":\"calm\"}",
                "an alias of a constant        | {\"count\":1,\"mood\":\"QUIET\"}",
                "another case of a key         | {\"count\":1,\"scores\":{\"calm\":1}}",
            })
    void isChanged(String reason, String reply) {
        Parsed.Ok<?> ok = read(reply);

        assertThat(ok.changed()).as(reason).isTrue();
        assertThat(read(ok.canonical()).changed()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "white space and the order of keys | { \"name\" : \"a\",  \"count\" : 1 }",
                "escapes                           | {\"count\":1,\"name\":\"\\u0061\"}",
                "the spelling of a number          | {\"count\":1.0,\"rate\":2.50e0}",
                "a code fence                      | ```{\"count\":1}```",
                "text round the value              | So: {\"count\":1}. Done.",
                "a comma too many                  | {\"count\":1,}",
                "the same key twice                | {\"count\":1,\"count\":1}",
                "what a constructor changes        | {\"count\":1,\"trimmed\":{\"text\":\" a \"}}",
                "what a codec changes              | {\"count\":1,\"code\":\"AB\"}",
                "other quotes                      | {'count':1,'name':'a'}",
            })
    void isNotChanged(String reason, String reply) {
        assertThat(read(reply).changed()).as(reason).isFalse();
    }
}
