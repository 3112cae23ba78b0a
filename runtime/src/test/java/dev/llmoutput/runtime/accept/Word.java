package dev.llmoutput.runtime.accept;

import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.issue.Repair;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * One lower-case word. {@code "x!"} is mended to {@code "x"}, {@code "?x"} is not the format, upper case is the wrong
 * shape.
 */
record Word(int maxRetries, Set<Failure.Kind> retried, Optional<String> requestHint) implements OutputType<String> {
    static Word retrying(int times) {
        return new Word(times, EnumSet.allOf(Failure.Kind.class), Optional.empty());
    }

    Word only(Failure.Kind kind) {
        return new Word(maxRetries, EnumSet.of(kind), requestHint);
    }

    Word hinting(String hint) {
        return new Word(maxRetries, retried, Optional.of(hint));
    }

    @Override
    public String name() {
        return "word";
    }

    @Override
    public Parsed<String> parse(String raw) {
        String text = raw.strip();
        if (text.isEmpty()) {
            return Parsed.failed(Failure.syntax(Failure.Reason.EMPTY, "nothing at all"));
        }
        if (text.startsWith("?")) {
            return Parsed.failed(Failure.syntax(Failure.Reason.MALFORMED, "no word: " + text));
        }
        if (!text.equals(text.toLowerCase(Locale.ROOT))) {
            return Parsed.failed(Failure.schema(List.of(Issue.custom(IssuePath.ROOT, "not lower case: " + text))));
        }
        if (text.endsWith("!")) {
            String mended = text.substring(0, text.length() - 1);
            return Parsed.ok(
                    mended,
                    () -> mended,
                    false,
                    List.of(new Repair(Repair.Kind.PROSE, mended.length(), "dropped an exclamation mark")));
        }
        return Parsed.ok(text, text, !text.equals(raw));
    }

    @Override
    public boolean retryable(Failure failure) {
        return retried.contains(failure.kind());
    }
}
