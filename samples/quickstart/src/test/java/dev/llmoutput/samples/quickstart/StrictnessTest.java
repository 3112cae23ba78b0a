package dev.llmoutput.samples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.typed.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each reading makes of keys and types that the contract does not have. */
class StrictnessTest {
    private static final VerdictOutput STRICT = VerdictOutput.type(ReadOptions.of(Reading.STRICT));
    private static final String GOOD = "{\"decision\":\"APPROVE\",\"score\":5,\"reasons\":[\"r\"]}";

    /** C269: keys that the contract does not know are left out, and that is a change. */
    @Test
    void unknownKeysAreStripped() {
        for (VerdictOutput type : new VerdictOutput[] {STRICT, VerdictOutput.TYPE}) {
            Parsed.Ok<Verdict> ok =
                    (Parsed.Ok<Verdict>) type.parse(GOOD.replace("}", ",\"mood\":{\"deep\":[1]},\"author\":null}"));

            assertThat(ok.changed()).isTrue();
            assertThat(ok.canonical()).isEqualTo(GOOD);
        }
        assertThat(((Parsed.Ok<Verdict>) STRICT.parse(GOOD)).changed()).isFalse();
    }

    /** C270: a strict reading takes no value of another type; A2: the tolerant one does where nothing is lost. */
    @Test
    void coercionsAreForTheTolerant() {
        String text = GOOD.replace("\"score\":5", "\"score\":\"5\"");
        Failure failure = ((Parsed.Failed<Verdict>) STRICT.parse(text)).failure();

        assertThat(failure.kind()).isEqualTo(Failure.Kind.SCHEMA);
        assertThat(failure.issues()).singleElement().satisfies(issue -> {
            assertThat(issue.code()).isEqualTo(IssueCode.INVALID_TYPE);
            assertThat(issue.path()).hasToString("score");
        });
        Parsed.Ok<Verdict> ok = (Parsed.Ok<Verdict>) VerdictOutput.TYPE.parse(text);
        assertThat(ok.changed()).isTrue();
        assertThat(ok.repairs()).extracting(Repair::kind).containsExactly(Repair.Kind.COERCION);
    }

    /** C270, A2: what would lose something is taken by neither. */
    @ParameterizedTest
    @ValueSource(strings = {"5.5", "\"5.5\"", "\"five\"", "\"5 %\"", "true", "null", "[5]", "{}", "\"\""})
    void nothingIsRounded(String score) {
        String text = GOOD.replace("\"score\":5", "\"score\":" + score);

        assertThat(STRICT.parse(text)).isInstanceOf(Parsed.Failed.class);
        assertThat(VerdictOutput.TYPE.parse(text)).isInstanceOf(Parsed.Failed.class);
    }
}
