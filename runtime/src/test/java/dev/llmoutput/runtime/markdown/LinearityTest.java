package dev.llmoutput.runtime.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.commonmark.node.Document;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The work grows with the text and not faster, for shapes that are meant to make it grow. Counted, not timed. */
@Timeout(120) // against hanging only
class LinearityTest {
    private static final int SIZE = 2_000;

    private final Work work = new Work();

    static Stream<List<String>> shapes() {
        return Stream.of(
                // what comes before, what is repeated, what comes after
                List.of("", "*a* ", ""),
                List.of("", "a*b*", ""),
                List.of("", "*a*\n\n", ""),
                List.of("", "*a**b*\n\n*c*\n\n", ""),
                List.of("https://x.test/", "a*b*", ""),
                List.of("", "http:/*a*", ""),
                List.of("", "*", ""),
                List.of("", "*a", ""),
                List.of("", "*a ", ""),
                List.of("", "a* ", ""),
                List.of("", "*a_ ", ""),
                List.of("a**b", "c* ", ""),
                List.of("", "*a **a ", "b"),
                List.of("", "[", "*a*"),
                List.of("", "[*a*](", ""),
                List.of("", "![*a*](u)", ""),
                List.of("", "> ", "*a* *b*"),
                List.of("", "- *a*\n", ""),
                List.of("", "x <!-- *a* ", ""),
                List.of("*a ", "`*` ", "b*"),
                List.of("*", "a\n", "b*"));
    }

    @Test
    void coversTheShapes() {
        assertThat(shapes().distinct()).hasSize(21);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void workGrowsWithTheText(List<String> shape) {
        long once = count(shape, SIZE);
        long twice = count(shape, 2 * SIZE);

        assertThat(work.parses).isLessThanOrEqualTo(2 * 3);
        assertThat(work.walks).isLessThanOrEqualTo(2 * 5);
        assertThat(once).isPositive();
        assertThat(twice).isLessThanOrEqualTo(2 * once + 100);
    }

    /** The visits to the tree's nodes while the shape is made canonical. */
    private long count(List<String> shape, int times) {
        work.visits = 0;
        work.canonicalizer.canonicalize(shape.get(0) + shape.get(1).repeat(times) + shape.get(2));
        return work.visits;
    }

    /** Each character is read at most a few times to find addresses, however many questions are asked. */
    @Test
    void addressesAreFoundInOneReading() {
        CountingText text = new CountingText("http://x.test/" + "*a*://".repeat(SIZE));
        BareUrls urls = new BareUrls(text);

        assertThat(IntStream.range(0, text.length()).filter(urls::reachTo).count())
                .isEqualTo(text.length() - "http://".length());
        assertThat(text.reads).isLessThan(5L * text.length());
    }

    /** A canonicalizer that counts what it does with its parser and with the trees that it gets. */
    private static final class Work {
        final Canonicalizer canonicalizer = new Canonicalizer(Parser.builder()
                .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
                .postProcessor(this::counted)
                .build());

        int parses;
        int walks;
        long visits;

        /** The same document with its root and all its texts replaced by nodes that count. */
        private Node counted(Node document) {
            parses++;
            for (Text text : texts(document)) {
                text.insertBefore(new CountedText(text.getLiteral()));
                text.unlink();
            }
            Document counted = new CountedDocument();
            for (Node block = document.getFirstChild(); block != null; block = document.getFirstChild()) {
                counted.appendChild(block);
            }
            return counted;
        }

        private static List<Text> texts(Node document) {
            List<Text> texts = new ArrayList<>();
            NodeWalk.walk(document, new NodeVisitor() {
                @Override
                public boolean enter(Node node) {
                    if (node instanceof Text text) {
                        texts.add(text);
                    }
                    return true;
                }

                @Override
                public void leave(Node node) {}
            });
            return texts;
        }

        private final class CountedDocument extends Document {
            @Override
            public Node getFirstChild() {
                walks++;
                visits++;
                return super.getFirstChild();
            }
        }

        private final class CountedText extends Text {
            CountedText(String literal) {
                super(literal);
            }

            @Override
            public Node getNext() {
                visits++;
                return super.getNext();
            }
        }
    }

    private static final class CountingText implements CharSequence {
        private final String text;
        private long reads;

        CountingText(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            reads++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
