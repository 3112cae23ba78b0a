package dev.llmoutput.runtime.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.accept.ModelReply;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.jsontype.JsonOutput;
import dev.llmoutput.runtime.jsontype.JsonValidation;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import dev.llmoutput.runtime.record.ReplayChange.Kind;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunReplayTest {
    private final MemoryRunStore store = new MemoryRunStore();
    private final List<ReplayChange<String>> changes = new ArrayList<>();

    private ReplaySummary replay(OutputType<String> today) {
        return RunReplay.of(today).run(store, changes::add);
    }

    /** Today's contract: titles in lower case, at most five characters; a missing one is none. */
    private static final JsonOutput<String> TODAY = JsonOutput.<String>of(json -> {
                String title = json instanceof Map<?, ?> object && object.get("title") instanceof String text
                        ? text.toLowerCase(Locale.ROOT)
                        : "none";
                return title.length() > 5
                        ? JsonValidation.invalid(List.of(Issue.custom(IssuePath.ROOT.name("title"), "too long")))
                        : JsonValidation.valid(title, Map.of("title", title));
            })
            .withName("title");

    @Test
    void theSameContractChangesNothing() {
        store.append(Records.record("1", ModelReply.of("x"), ModelReply.of("{}"), ModelReply.of("{\"title\":\"A\"}")));
        store.append(Records.record("2", ModelReply.of("{\"title\"", StopReason.LENGTH)));
        store.append(Records.record("3", ModelReply.of("", StopReason.TOOL_CALLS)));

        ReplaySummary summary = replay(Records.TITLE);

        assertThat(changes).isEmpty();
        assertThat(summary.replies()).isEqualTo(5);
        assertThat(summary.unchanged()).isEqualTo(5);
    }

    @Test
    void everyKindOfChangeIsReported() {
        store.append(Records.record("1", ModelReply.of("{}"), ModelReply.of("{\"title\":\"Upper\"}")));
        store.append(Records.record("2", ModelReply.of("{\"title\":\"too long now\"}")));
        store.append(Records.record("3", ModelReply.of("{\"title\":\"same\"}")));

        ReplaySummary summary = replay(TODAY);

        assertThat(changes)
                .extracting(change -> change.kind() + " " + change.record().run() + "/" + change.attempt())
                .containsExactly("NOW_ACCEPTED 1/1", "OTHER_CANONICAL 1/2", "NOW_REJECTED 2/1");
        assertThat(changes.get(1).today().orElseThrow()).isEqualTo("upper");
        assertThat(summary)
                .hasToString("ReplaySummary[replies=4, unchanged=1, changes={NOW_REJECTED=1, NOW_ACCEPTED=1,"
                        + " OTHER_CANONICAL=1}, otherTypes=0, damagedLines=0]");
        assertThat(summary.changed(Kind.NOW_REJECTED)).isEqualTo(1);
        assertThat(changes.toString()).doesNotContain("Upper").doesNotContain("too long now");
    }

    /** A6: a reply that was cut off is judged as one today. */
    @Test
    void theStopReasonCountsAsItDid() {
        store.append(Records.record("1", ModelReply.of("{}", StopReason.LENGTH)));
        replay(TODAY);

        assertThat(changes).extracting(ReplayChange::kind).containsExactly(Kind.NOW_ACCEPTED);
        assertThat(changes.get(0).today().stopReason()).contains(StopReason.LENGTH);
    }

    @Test
    void recordsOfOtherTypesAreLeftOut() {
        store.append(Records.record("1", ModelReply.of("{\"title\":\"A\"}")));
        store.append(RunRecord.of(
                "2",
                Records.AT,
                MarkdownOutput.TYPE,
                Records.outcome(MarkdownOutput.TYPE, ModelReply.of("*x*")),
                SecretRedactor.NONE));

        assertThat(replay(MarkdownOutput.TYPE).otherTypes()).isEqualTo(1);
        assertThat(changes).isEmpty();
    }

    @Test
    void aFileIsReplayedWithProgressAndPastDamage(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("runs.jsonl");
        try (JsonLinesRunStore lines = JsonLinesRunStore.open(file)) {
            for (int i = 0; i < 300; i++) {
                lines.append(Records.ofLength(Integer.toString(i), 1_000));
            }
        }
        Files.writeString(file, "torn", StandardOpenOption.APPEND);
        List<Long> done = new ArrayList<>();
        List<DamagedLine> damaged = new ArrayList<>();

        ReplaySummary summary = RunReplay.of(TODAY).run(JsonLinesRunStore.source(file), new ReplayListener<>() {
            @Override
            public void changed(ReplayChange<String> change) {
                changes.add(change);
            }

            @Override
            public void damaged(DamagedLine line) {
                damaged.add(line);
            }

            @Override
            public void progress(long doneNow, long total) {
                assertThat(total).isEqualTo(sizeOf(file));
                done.add(doneNow);
            }
        });

        assertThat(changes).hasSize(300).allMatch(change -> change.kind() == Kind.NOW_REJECTED);
        assertThat(summary.damagedLines()).isEqualTo(1);
        assertThat(damaged).hasSize(1);
        assertThat(done).hasSizeGreaterThan(3).isSorted().endsWith(sizeOf(file));
    }

    private static long sizeOf(Path file) {
        return file.toFile().length();
    }
}
