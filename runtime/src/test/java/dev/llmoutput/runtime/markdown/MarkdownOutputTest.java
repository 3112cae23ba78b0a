package dev.llmoutput.runtime.markdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the type answers to the loop. */
class MarkdownOutputTest {
    /** C041: any text is accepted. */
    @Test
    void acceptsAnyText() {
        List<String> texts =
                new ArrayList<>(List.of("", " ", "\0", "\uFEFF", "\ud800", "*", "**", "# *x*", "{\"a\":1}"));
        texts.add(noise(100_000));
        texts.add("*x* and text. ".repeat(75_000));

        assertThat(texts)
                .allSatisfy(text -> assertThat(MarkdownOutput.TYPE.parse(text)).isInstanceOf(Parsed.Ok.class));
    }

    private static String noise(int length) {
        Random random = new Random(41);
        StringBuilder noise = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            noise.append((char) random.nextInt(0x10000));
        }
        return noise.toString();
    }

    /** C042: nothing is ever asked again. */
    @Test
    void neverAsksAgain() {
        assertThat(MarkdownOutput.TYPE.maxRetries()).isZero();
        assertThat(List.of(
                        Failure.syntax(Failure.Reason.EMPTY, "nothing"),
                        Failure.schema(List.of(Issue.custom(IssuePath.ROOT, "not so")))))
                .noneMatch(MarkdownOutput.TYPE::retryable);
    }

    /** C059: the parser says where emphasis is; no class of this room knows regular expressions. */
    @Test
    void usesNoRegularExpression() throws Exception {
        Path room = Path.of(Objects.requireNonNull(MarkdownOutput.class.getResource("MarkdownOutput.class"))
                        .toURI())
                .getParent();
        try (Stream<Path> classes = Files.list(room)) {
            assertThat(classes)
                    .hasSizeGreaterThan(5)
                    .allSatisfy(file -> assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                            .doesNotContain("java/util/regex", "replaceAll", "replaceFirst", "matches", "split"));
        }
    }

    /** C060, C088: changed means that the bytes differ. */
    @Test
    void isChangedExactlyWhenTheTextDiffers() {
        assertThat(ok("nothing to promote, **bold** and _italic_").changed()).isFalse();
        assertThat(ok("one *promotion*").changed()).isTrue();
    }

    /** C061: the value is the canonical text. */
    @Test
    void valueIsTheCanonicalText() {
        Parsed.Ok<String> ok = ok("a *b*");

        assertThat(ok.value()).isSameAs(ok.canonical()).isEqualTo("a **b**");
        assertThat(ok.repairs()).isEmpty();
    }

    @Test
    void answersTheSameStringWhereNothingIsPromoted() {
        String text = "no *emphasis here";

        assertThat(MarkdownOutput.canonicalize(text)).isSameAs(text);
    }

    /** C094: there is nothing to tell a model. */
    @Test
    void hasANameAndNoHint() {
        assertThat(MarkdownOutput.TYPE.name()).isEqualTo("markdown");
        assertThat(MarkdownOutput.TYPE.requestHint()).isEmpty();
    }

    @Test
    @SuppressWarnings("NullAway") // null is what this is about
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> MarkdownOutput.TYPE.parse(null));
    }

    private static Parsed.Ok<String> ok(String raw) {
        return MarkdownOutput.TYPE.parse(raw).match(ok -> ok, failed -> {
            throw new AssertionError(failed);
        });
    }
}
