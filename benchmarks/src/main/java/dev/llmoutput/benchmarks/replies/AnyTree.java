package dev.llmoutput.benchmarks.replies;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.reply.CandidateReader;
import dev.llmoutput.runtime.reply.MendedText;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A contract that every object and every list keeps. */
final class AnyTree implements CandidateReader<Optional<Object>> {
    @Override
    public boolean knows(String name) {
        return true;
    }

    @Override
    public Optional<Object> read(MendedText candidate) {
        try (JsonCursor in = new JsonCursor()) {
            in.open(candidate.text(), candidate.start(), candidate.end(), JsonLimits.DEFAULT);
            Object tree = JsonTree.read(in);
            in.endDocument();
            return Optional.ofNullable(tree);
        }
    }

    @Override
    public boolean offers(String value, int places) {
        return false;
    }

    @Override
    public int issues(Optional<Object> tree) {
        return 0;
    }

    @Override
    public boolean isElement(Optional<Object> reading) {
        return false;
    }

    @Override
    public String canonical(Optional<Object> tree) {
        return text(tree.orElse(null));
    }

    static String text(@Nullable Object tree) {
        try (JsonAppender out = new JsonAppender()) {
            out.value(tree);
            return out.toString();
        }
    }
}
