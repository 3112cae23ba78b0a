package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.testing.StepLoader;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A19: a record with a set of itself: an item is compared for each set round it, which costs little or is a limit. */
class SetsInSetsTest {
    private static final StepLoader LOADER = new StepLoader();
    private static final BiConsumer<?, ?> READING = LOADER.make(ReadNode.class, BiConsumer.class);
    private static final int SMALL = 20_000;

    /** Nothing is compared with an item that is alone: 200,000 characters under 240 sets are gone through as under one. */
    @Test
    void oneItemIsNotCompared() {
        String text = "x".repeat(200_000);
        long flat = steps(nested(1, "", leaf(text)), JsonLimits.DEFAULT);
        assertThat(steps(nested(240, "", leaf(text)), JsonLimits.DEFAULT)).isLessThan(flat + flat / 2);
    }

    /** With two items in each, the work grows with the depth, up to the limit and no further. */
    @Test
    void workEndsAtTheLimit() {
        JsonLimits limits = JsonLimits.DEFAULT.withMaxDocumentLength(2 * SMALL);
        long some = steps(nested(15, leaf("a") + ",", leaf("x".repeat(SMALL))), limits);
        long most = steps(nested(240, leaf("a") + ",", leaf("x".repeat(SMALL))), limits);
        assertThat(most).isLessThan(4 * some);
    }

    /** A set in 30 others is read, one in 40 others is too much: each is told from another item in every one of them. */
    @ParameterizedTest
    @EnumSource
    void saysThatItIsTooMuch(Reading reading) {
        ReadOptions options = ReadOptions.of(reading).withLimits(JsonLimits.DEFAULT.withMaxDocumentLength(2 * SMALL));
        String fits = nested(30, leaf("a") + ",", leaf("x".repeat(SMALL)));
        assertThat(NodeShape.SHAPE.parse(fits, options)).isInstanceOf(Parsed.Ok.class);

        String deep = nested(40, leaf("a") + ",", leaf("x".repeat(SMALL)));
        assertThat(Results.failure(NodeShape.SHAPE.parse(deep, options)).issues())
                .singleElement()
                .satisfies(issue -> {
                    assertThat(issue.code()).isEqualTo(IssueCode.LIMIT);
                    assertThat(issue.params()).containsEntry("maximum", 32L * SMALL);
                });
    }

    /** As reading has it with the limits that are the default; once, however many sets are round it. */
    @Test
    void validationSaysItOnce() {
        Node node = new Node("x".repeat(1_000_000), Set.of());
        for (int i = 0; i < 30; i++) {
            node = new Node("", Set.of(new Node("a", Set.of()), node));
        }
        assertThat(NodeShape.SHAPE.validate(node)).extracting(Issue::code).containsExactly(IssueCode.LIMIT);
    }

    private static String leaf(String text) {
        return "{\"text\":\"" + text + "\",\"kids\":[]}";
    }

    private static String nested(int depth, String before, String leaf) {
        return ("{\"text\":\"\",\"kids\":[" + before).repeat(depth) + leaf + "]}".repeat(depth);
    }

    @SuppressWarnings("unchecked")
    private static long steps(String reply, JsonLimits limits) {
        return LOADER.steps(() -> ((BiConsumer<String, Integer>) READING).accept(reply, limits.maxDocumentLength()));
    }

    /** A tree. */
    record Node(String text, Set<Node> kids) {}

    /** What is counted. */
    public static final class ReadNode implements BiConsumer<String, Integer> {
        /** For the loader. */
        public ReadNode() {}

        @Override
        public void accept(String reply, Integer maxDocumentLength) {
            NodeShape.SHAPE.parse(
                    reply,
                    ReadOptions.of(Reading.STRICT)
                            .withLimits(JsonLimits.DEFAULT.withMaxDocumentLength(maxDocumentLength)));
        }
    }

    /** As the processor writes it. */
    private static final class NodeShape extends RecordShape<Node> {
        static final NodeShape SHAPE = new NodeShape();

        private NodeShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("text", "a string")
                    .required("kids", "an array"));
        }

        @Override
        public @Nullable Node read(TypedReader in) {
            String text = null;
            Set<Node> kids = null;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> text = in.readString();
                    default -> {
                        List<Node> items = readList(in);
                        kids = in.set(items, this);
                    }
                }
            }
            return in.endRecord(this) ? new Node(text, kids) : null;
        }

        @Override
        public void check(Node value, Checks checks) {
            checks.beginRecord(this);
            checks.present(0, value.text());
            checks.present(1, value.kids());
            checkList(value.kids(), checks);
            checks.distinct(value.kids(), this);
            checks.endRecord();
        }

        @Override
        public void writeMembers(Node value, JsonAppender out) {
            out.plainName("text").string(value.text());
            writeList(value.kids(), out.plainName("kids"));
        }
    }
}
