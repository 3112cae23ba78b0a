package dev.llmoutput.runtime.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnswerBoundaryTest {
    private final List<AnswerEvent> published = new ArrayList<>();

    private AnswerEvent publish(AnswerBoundary boundary, String answer) {
        AnswerEvent event = boundary.publish(answer, published::add);
        assertThat(published).containsExactly(event);
        return event;
    }

    /** Makes {@code a} of every {@code b}, and counts how often it is asked. */
    private static final class Letters implements OutputType<String> {
        private int parsed;

        @Override
        public String name() {
            return "letters";
        }

        @Override
        public Optional<String> requestHint() {
            return Optional.empty();
        }

        @Override
        public Parsed<String> parse(String raw) {
            parsed++;
            String text = raw.replace('b', 'a');
            return raw.isEmpty()
                    ? Parsed.failed(Failure.syntax(Failure.Reason.EMPTY, "nothing"))
                    : Parsed.ok(text, text, !text.equals(raw));
        }

        @Override
        public boolean retryable(Failure failure) {
            return false;
        }

        @Override
        public int maxRetries() {
            return 0;
        }
    }

    /** C095, C096: canonical once, and exactly one event, there before the caller goes on. */
    @Test
    void anAnswerIsCanonicalizedOnceAndPublishedOnce() {
        Letters letters = new Letters();
        AnswerEvent event = publish(AnswerBoundary.of(letters), "abba");

        assertThat(letters.parsed).isEqualTo(1);
        assertThat(event.kind()).isEqualTo(AnswerEvent.Kind.ANSWER);
        assertThat(event.text()).isEqualTo("aaaa");
    }

    /** C097, C098, C107: every surface gets the same canonical text; raw is what the model wrote. */
    @Test
    void everySurfaceGetsTheOneText() {
        AnswerEvent event = publish(AnswerBoundary.ofMarkdown(), "*x*");
        Projection<String> chat = text -> text;
        Projection<Integer> memory = String::length;

        assertThat(event.text()).isEqualTo("**x**");
        assertThat(event.raw()).contains("*x*");
        assertThat(event.project(chat)).isSameAs(event.text());
        assertThat(event.project(memory)).isEqualTo(5);
        assertThat(event.toJson()).isEqualTo("{\"type\":\"answer\",\"text\":\"**x**\",\"raw\":\"*x*\"}");
    }

    /** C099: absent, not null, not empty, not a copy. */
    @Test
    void rawIsAbsentWhereNothingChanged() {
        AnswerEvent event = publish(AnswerBoundary.ofMarkdown(), "**x**");

        assertThat(event.raw()).isEmpty();
        assertThat(event.toJson()).isEqualTo("{\"type\":\"answer\",\"text\":\"**x**\"}");
    }

    /** C100, C249, D22: out of both, and so out of every projection. */
    @Test
    void secretsAreGoneFromTextAndRaw() {
        AnswerBoundary boundary = AnswerBoundary.ofMarkdown().withRedactor(SecretRedactor.of("s3cret"));
        AnswerEvent event = publish(boundary, "*s3cret* and s3cret");

        assertThat(event.text()).isEqualTo("**[REDACTED]** and [REDACTED]");
        assertThat(event.raw()).contains("*[REDACTED]* and [REDACTED]");
        assertThat(event.<String>project(text -> text)).isEqualTo(event.text());
    }

    /** D23: raw depends on normalization only. */
    @Test
    void redactionAloneGivesNoRaw() {
        AnswerBoundary boundary = AnswerBoundary.ofMarkdown().withRedactor(SecretRedactor.of("s3cret"));

        AnswerEvent event = publish(boundary, "s3cret");
        assertThat(event.raw()).isEmpty();
        assertThat(event.changed()).isFalse();
    }

    /** C101, C103, C104: raw goes first, the text stays whole, nothing is thrown. */
    @Test
    void rawIsDroppedRatherThanTheTextCut() {
        AnswerBoundary boundary = AnswerBoundary.ofMarkdown().withMaxEventBytes(1_024);
        String answer = "*x* " + "y".repeat(800);
        AnswerEvent event = publish(boundary, answer);

        assertThat(event.raw()).isEmpty();
        assertThat(event.changed()).isTrue();
        assertThat(event.text()).isEqualTo("**x** " + "y".repeat(800));
        assertThat(event.<String>project(text -> text)).isEqualTo(event.text());
        assertThat(boundary.persisted(event)).isSameAs(event);
    }

    /** C109, D21: only the copy that is kept is cut. */
    @Test
    void aTextThatIsTooLongIsCutInTheKeptCopyOnly() {
        AnswerBoundary boundary = AnswerBoundary.ofMarkdown().withMaxEventBytes(1_024);
        AnswerEvent event = publish(boundary, "*x* " + "\ud83d\ude00".repeat(400));
        AnswerEvent kept = boundary.persisted(event);

        assertThat(event.text()).hasSize(806);
        assertThat(kept.text()).endsWith("\ud83d\ude00[truncated]").hasSizeLessThan(600);
        assertThat(kept.raw()).isEmpty();
    }

    /** C105, C106: what is said on the way is no answer. */
    @Test
    void proseIsKeptAsItIsWritten() {
        AnswerBoundary boundary = AnswerBoundary.of(new Letters()).withRedactor(SecretRedactor.of("s3cret"));
        AnswerEvent prose = boundary.prose("abba *x* s3cret");

        assertThat(prose.text()).isEqualTo("abba *x* [REDACTED]");
        assertThat(prose.raw()).isEmpty();
        assertThat(prose.toJson()).isEqualTo("{\"type\":\"prose\",\"text\":\"abba *x* [REDACTED]\"}");
        assertThat(published).isEmpty();
    }

    @Test
    void anAnswerThatItsTypeRefusesPassesAsItIs() {
        assertThat(publish(AnswerBoundary.of(new Letters()), "").text()).isEmpty();
    }

    /** D20. */
    @Test
    void theSizeHasADefaultAndAFloor() {
        assertThat(AnswerBoundary.MAX_EVENT_BYTES).isEqualTo(65_536);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AnswerBoundary.ofMarkdown().withMaxEventBytes(1_023));
    }

    @Test
    void anEventTellsNoTextInLogs() {
        assertThat(publish(AnswerBoundary.ofMarkdown(), "*x*")).hasToString("AnswerEvent[ANSWER, length=5, raw=true]");
    }
}
