package dev.llmoutput.runtime.markdown;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.Objects;
import java.util.Optional;

/**
 * Markdown text. Every reply is accepted, so there is no hint and nothing is ever asked again; value and canonical text
 * are the same string.
 *
 * <p>Models write {@code *x*} where they mean bold. The canonical text has {@code **x**} there and is otherwise the reply,
 * character for character:
 *
 * <ul>
 *   <li>Emphasis is what <a href="https://spec.commonmark.org/0.31.2/">CommonMark</a> says it is, without extensions.
 *       Code, HTML, link destinations and titles, reference definitions, autolinks and the alternative text of images
 *       are never touched, nor is emphasis written with {@code _}.
 *   <li>Emphasis in or around other emphasis, next to a further asterisk ({@code ***x***}), between digits
 *       ({@code 2*3*4}) or begun inside a bare {@code http(s)://} address stays as it is.
 *   <li>So does every paragraph or heading that would then read as anything but the same text with that emphasis turned
 *       strong.
 * </ul>
 *
 * <p>Taking the added asterisks away gives the reply again; the canonical text of a canonical text is itself.
 */
public final class MarkdownOutput implements OutputType<String> {
    /** The Markdown type. */
    public static final MarkdownOutput TYPE = new MarkdownOutput();

    private MarkdownOutput() {}

    /**
     * The canonical text of {@code markdown}; the same string if there is nothing to promote.
     *
     * @throws NullPointerException if {@code markdown} is null; nothing is thrown for any string
     */
    public static String canonicalize(String markdown) {
        return Canonicalizer.COMMON_MARK.canonicalize(Objects.requireNonNull(markdown, "markdown"));
    }

    @Override
    public String name() {
        return "markdown";
    }

    @Override
    public Optional<String> requestHint() {
        return Optional.empty();
    }

    @Override
    public Parsed<String> parse(String raw) {
        String canonical = canonicalize(raw);
        return Parsed.ok(canonical, canonical, !canonical.equals(raw));
    }

    @Override
    public boolean retryable(Failure failure) {
        Objects.requireNonNull(failure, "failure");
        return false;
    }

    @Override
    public int maxRetries() {
        return 0;
    }
}
