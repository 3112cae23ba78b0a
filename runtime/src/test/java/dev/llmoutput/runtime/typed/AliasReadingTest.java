package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Components that answer to further keys. */
class AliasReadingTest {
    private record Note(String text, int limit, String author) {}

    private static final class NoteShape extends RecordShape<Note> {
        NoteShape() {
            super(RecordFields.of(UnknownKeys.STRIP, 3)
                    .optional("text")
                    .alias("summary", "abstract")
                    .required("n", "an integer")
                    .alias("limit")
                    .defaultJson("3")
                    .required("author", "a string")
                    .alias("writer"));
        }

        @Override
        public @Nullable Note read(TypedReader in) {
            String text = "";
            int limit = 0;
            String author = "";
            for (int field = in.beginRecord(this); field >= 0; field = in.nextField(this)) {
                switch (field) {
                    case 0 -> text = in.readString();
                    case 1 -> limit = in.readInt();
                    default -> author = in.readString();
                }
            }
            return in.endRecord(this) && text != null && author != null ? new Note(text, limit, author) : null;
        }

        @Override
        public void check(Note value, Checks checks) {}

        @Override
        public void writeMembers(Note value, JsonAppender out) {
            out.name("text").string(value.text());
        }
    }

    private static Parsed<Note> read(String json) {
        return new NoteShape().parse(json, ReadOptions.of(Reading.TOLERANT));
    }

    /** A value under a misspelt alias is not dropped in silence, as little as one under a misspelt name. */
    @ParameterizedTest
    @CsvSource({
        "Summary, summary",
        "sumary, summary",
        "abstact, abstract",
        "txt, text",
        "limt, limit",
        "LIMIT, limit",
        "N, n"
    })
    void reportsNearMissesOfAliases(String key, String meant) {
        var failure = failure(read("{\"author\":\"Ann\",\"" + key + "\":5}"));

        assertThat(failure.issues()).singleElement().satisfies(issue -> {
            assertThat(issue.code()).isEqualTo(IssueCode.UNRECOGNIZED_KEYS);
            assertThat(issue.params()).containsEntry("keys", List.of(key)).containsEntry("meant", List.of(meant));
        });
    }

    @Test
    void namesTheAliasOfARequiredComponent() {
        assertThat(failure(read("{\"Writer\":\"Ann\"}")).observed())
                .contains("author: expected a string, but the key is missing", "did you mean \"writer\"?");
    }

    @Test
    void dropsNearMissesOfAliasesOfWhatIsThere() {
        assertThat(ok(read("{\"author\":\"Ann\",\"text\":\"a\",\"sumary\":\"b\"}"))
                        .value())
                .isEqualTo(new Note("a", 3, "Ann"));
    }

    @Test
    void namesBothKeysOfOneComponent() {
        assertThat(failure(read("{\"author\":\"Ann\",\"summary\":\"a\",\"text\":\"b\"}"))
                        .observed())
                .isEqualTo("text: expected one of the keys \"summary\", \"text\", got both with different values");
        assertThat(failure(read("{\"author\":\"Ann\",\"summary\":\"a\",\"summary\":\"b\"}"))
                        .observed())
                .isEqualTo("text: expected the key once, got it again with another value");
        assertThat(failure(read("{\"author\":\"Ann\",\"abstract\":\"a\",\"summary\":\"b\"}"))
                        .observed())
                .contains("\"abstract\", \"summary\"");
    }
}
