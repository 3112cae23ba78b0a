package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.failure;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A default that does not pass is not told as something that the reply says. */
class DefaultIssuesTest {
    private record Span(int from, int to) {}

    private static final class SpanShape extends RecordShape<Span> {
        private final int most;

        SpanShape(int most) {
            super(RecordFields.of(UnknownKeys.STRIP, 2)
                    .required("from", "an integer")
                    .required("to", "an integer")
                    .defaultJson("3"));
            this.most = most;
        }

        @Override
        public @Nullable Span read(TypedReader in) {
            int from = 0;
            int to = 0;
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                if (field == 0) {
                    from = in.readInt();
                } else {
                    to = in.readInt();
                    in.maximum(to, most);
                }
            }
            if (!in.endRecord(this)) {
                return null;
            }
            in.rule(from <= to, "must not be before from", "to");
            return from < 9 ? new Span(from, to) : in.constructorFailed(new IllegalArgumentException("too late"));
        }

        @Override
        public void check(Span value, Checks checks) {}

        @Override
        public void writeMembers(Span value, JsonAppender out) {}
    }

    private static String observed(ValueShape<?> shape, String reply) {
        return failure(shape.parse(reply, ReadOptions.of(Reading.TOLERANT))).observed();
    }

    @Test
    void saysThatTheKeyWasLeftOut() {
        String told = "to: expected a number <= 2, got 3; got no value for \"to\", so its default counts";
        assertThat(observed(new SpanShape(2), "{\"from\": 1}")).isEqualTo(told);
        assertThat(observed(new SpanShape(2), "{\"from\": 1, \"to\": null}")).isEqualTo(told);
        assertThat(observed(new SpanShape(2), "{\"from\": 1, \"to\": 3}"))
                .isEqualTo("to: expected a number <= 2, got 3");
        assertThat(failure(new SpanShape(2).parse("{\"from\": 1}", ReadOptions.of(Reading.STRICT)))
                        .issues()
                        .get(0)
                        .params())
                .containsEntry("defaulted", List.of("to"));
    }

    @Test
    void saysSoOfTheRulesAndTheConstructorOfARecord() {
        assertThat(observed(new SpanShape(3), "{\"from\": 4}"))
                .isEqualTo("to: must not be before from; got no value for \"to\", so its default counts");
        assertThat(observed(new SpanShape(3), "{\"from\": 4, \"to\": null}"))
                .isEqualTo("to: must not be before from; got no value for \"to\", so its default counts");
        assertThat(observed(new SpanShape(3), "{\"from\": 9}"))
                .contains("too late; got no value for \"to\", so its default counts");
        assertThat(observed(new SpanShape(3), "{\"from\": 4, \"to\": 1}")).isEqualTo("to: must not be before from");
    }
}
