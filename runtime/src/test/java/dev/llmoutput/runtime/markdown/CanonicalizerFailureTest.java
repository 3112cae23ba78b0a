package dev.llmoutput.runtime.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** C062: whatever happens inside, the text comes back as it was. */
class CanonicalizerFailureTest {
    /** Its first paragraph does not read back, so that it is parsed three times. */
    private static final String TEXT = "*a**b*\n\n*c*";

    private int parses;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void keepsTheTextWhenTheParserThrows(int parse) {
        assertThat(canonicalizerThatFails(parse, new IllegalStateException("broken"))
                        .canonicalize(TEXT))
                .isEqualTo(TEXT);
        assertThat(parses).isEqualTo(parse);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void keepsTheTextWhenTheStackOverflows(int parse) {
        assertThat(canonicalizerThatFails(parse, new StackOverflowError()).canonicalize("\uFEFF" + TEXT))
                .isEqualTo("\uFEFF" + TEXT);
        assertThat(parses).isEqualTo(parse);
    }

    @Test
    void promotesWhereNothingFails() {
        assertThat(canonicalizerThatFails(4, new IllegalStateException("broken"))
                        .canonicalize(TEXT))
                .isEqualTo("*a**b*\n\n**c**");
        assertThat(parses).isEqualTo(3);
    }

    @Test
    void takesDeepNesting() {
        String quotes = "> ".repeat(10_000) + "*a*";

        assertThat(MarkdownOutput.canonicalize(quotes)).isIn(quotes, "> ".repeat(10_000) + "**a**");
        assertThat(MarkdownOutput.canonicalize("> ".repeat(50) + "*a*")).isEqualTo("> ".repeat(50) + "**a**");
    }

    /** The walk itself has no depth limit: a parser without one gives it a tree of 20,000 levels. */
    @Test
    void walksWithoutRecursion() {
        Canonicalizer unlimited = new Canonicalizer(Parser.builder()
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .maxOpenBlockParsers(Integer.MAX_VALUE)
                .build());

        assertThat(unlimited.canonicalize("> ".repeat(20_000) + "*a*")).isEqualTo("> ".repeat(20_000) + "**a**");
    }

    private Canonicalizer canonicalizerThatFails(int failingParse, Throwable failure) {
        return new Canonicalizer(Parser.builder()
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .postProcessor(document -> failOrPass(document, failingParse, failure))
                .build());
    }

    private Node failOrPass(Node document, int failingParse, Throwable failure) {
        parses++;
        if (parses == failingParse) {
            throwUnchecked(failure);
        }
        return document;
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void throwUnchecked(Throwable failure) throws E {
        throw (E) failure;
    }
}
