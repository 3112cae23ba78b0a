package dev.llmoutput.runtime.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Sizes round the limit, held against the bytes that are really written. */
class AnswerSizeTest {
    private static int bytes(AnswerEvent event) {
        return event.toJson().getBytes(StandardCharsets.UTF_8).length;
    }

    private static AnswerEvent whole(String answer) {
        return new AnswerEvent(AnswerEvent.Kind.ANSWER, "**x** " + answer, "*x* " + answer, true);
    }

    private static AnswerEvent publish(AnswerBoundary boundary, String answer) {
        return boundary.publish("*x* " + answer, event -> {});
    }

    /** C102: an event of exactly the limit keeps raw, one byte more does not. */
    @Test
    void theLimitIsExact() {
        String answer = "y".repeat(1_000);
        AnswerBoundary boundary = AnswerBoundary.ofMarkdown();

        assertThat(publish(boundary.withMaxEventBytes(bytes(whole(answer))), answer)
                        .raw())
                .contains("*x* " + answer);
        assertThat(publish(boundary.withMaxEventBytes(bytes(whole(answer)) - 1), answer)
                        .raw())
                .isEmpty();
    }

    /** C101, C102, C103. */
    @Property(tries = 1_000, seed = "20260102")
    void rawIsKeptExactlyWhenTheEventFits(@ForAll("texts") String text, @ForAll @IntRange(min = -8, max = 8) int off) {
        AnswerEvent whole = whole(text);
        int limit = Math.max(AnswerBoundary.MIN_EVENT_BYTES, bytes(whole) + off);
        AnswerEvent event = publish(AnswerBoundary.ofMarkdown().withMaxEventBytes(limit), text);

        assertThat(event.text()).isEqualTo(whole.text());
        assertThat(event.raw()).isEqualTo(bytes(whole) <= limit ? whole.raw() : Optional.empty());
    }

    /** C109: the kept copy fits, is a prefix cut between code points, and could not have been a character longer. */
    @Property(tries = 1_000, seed = "20260103")
    void theKeptCopyIsTheLongestThatFits(@ForAll("texts") String text, @ForAll @IntRange(min = -8, max = 8) int off) {
        AnswerEvent event = new AnswerEvent(AnswerEvent.Kind.ANSWER, text, null, false);
        int limit = Math.max(AnswerBoundary.MIN_EVENT_BYTES, bytes(event) / 2 + off);
        AnswerEvent kept = AnswerBoundary.ofMarkdown().withMaxEventBytes(limit).persisted(event);

        assertThat(bytes(kept)).isLessThanOrEqualTo(limit);
        if (bytes(event) <= limit) {
            assertThat(kept).isSameAs(event);
            return;
        }
        assertThat(kept.text()).endsWith("[truncated]");
        String prefix = kept.text().substring(0, kept.text().length() - "[truncated]".length());
        assertThat(text).startsWith(prefix);
        int next = prefix.length() + Character.charCount(text.codePointAt(prefix.length()));
        AnswerEvent longer =
                new AnswerEvent(AnswerEvent.Kind.ANSWER, text.substring(0, next) + "[truncated]", null, false);
        assertThat(bytes(longer)).isGreaterThan(limit);
    }

    /** Multi-byte characters, escapes of two and of six bytes, lone surrogates. */
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of("y", "\u00e9", "\u20ac", "\ud83d\ude00", "\"", "\\", "\n", "\u0001", "\ud83d", "\ude00")
                .list()
                .ofMinSize(300)
                .ofMaxSize(900)
                .map(parts -> String.join("", parts));
    }
}
