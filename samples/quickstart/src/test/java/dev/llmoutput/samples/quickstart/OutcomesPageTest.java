package dev.llmoutput.samples.quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.accept.RejectionCause;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page on what comes back lists every kind there is, the limits as they are, and messages as they are said. */
class OutcomesPageTest {
    private static final String PAGE = read(Path.of(System.getProperty("project.root"), "docs", "outcomes.md"));

    @Test
    void namesEveryKind() {
        assertThat(Stream.of(IssueCode.values()).map(IssueCode::wireName)).allSatisfy(this::isListed);
        assertThat(Stream.<Enum<?>>of(RejectionCause.values()).map(Enum::name)).allSatisfy(this::isListed);
        assertThat(Stream.<Enum<?>>of(Repair.Kind.values()).map(Enum::name)).allSatisfy(this::isListed);
        assertThat(Stream.<Enum<?>>of(Failure.Reason.values()).map(Enum::name)).allSatisfy(this::isListed);
    }

    private void isListed(String name) {
        assertThat(PAGE.lines().filter(line -> line.startsWith("|"))).anyMatch(row -> row.contains("`" + name + "`"));
    }

    @Test
    void tellsTheLimits() {
        JsonLimits limits = JsonLimits.DEFAULT;
        assertThat(PAGE)
                .contains(row("maxDocumentLength", limits.maxDocumentLength()))
                .contains(row("maxNestingDepth", limits.maxNestingDepth()))
                .contains(row("maxStringLength", limits.maxStringLength()))
                .contains(row("maxNameLength", limits.maxNameLength()))
                .contains(row("maxNumberLength", limits.maxNumberLength()))
                .contains(row("maxMembers", limits.maxMembers()))
                .contains(row("maxExponent", limits.maxExponent()));

        assertThat(PAGE.replace("\n", " ")).contains(said(" ".repeat(limits.maxDocumentLength() + 1)));
    }

    private static String row(String limit, int value) {
        return "| `" + limit + "` | " + String.format(Locale.ROOT, "%,d", value) + " |";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'decision': 'MERGE', 'score': 90, 'reasons': ['Tested.']}",
                "{'decision': 'APPROVE', 'score': 140, 'reasons': ['Tested.']}",
                "{'decision': 'APPROVE', 'reasons': ['Tested.']}",
                "{'decision': 'APPROVE', 'score': 90, 'reasons': ['Tested.'], 'notes': 'none'}",
                "{'decision': 'APPROVE', 'decision': 'REJECT', 'score': 90, 'reasons': ['Tested.']}",
                "[1]",
                "Sorry, I cannot review this."
            })
    void saysWhatIsSaid(String reply) {
        assertThat(PAGE).contains(said(reply.replace('\'', '"')));
    }

    /** The one issue of the reply as the page quotes it. */
    private static String said(String reply) {
        List<Issue> issues = VerdictOutput.TYPE
                .parse(reply)
                .match(ok -> List.of(), failed -> failed.failure().issues());
        assertThat(issues).hasSize(1);
        return "`" + issues.get(0) + "`";
    }

    private static String read(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
