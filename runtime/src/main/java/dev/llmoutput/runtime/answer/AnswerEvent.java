package dev.llmoutput.runtime.answer;

import dev.llmoutput.runtime.json.JsonAppender;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Something that a model said in a run, without secrets. Immutable. */
public final class AnswerEvent {
    /** What the text is to the run. */
    public enum Kind {
        /** Said on the way, between tool calls: as the model wrote it. */
        PROSE("prose"),
        /** The final answer: canonical. */
        ANSWER("answer");

        private final String wireName;

        Kind(String wireName) {
            this.wireName = wireName;
        }

        /** The name in JSON. */
        public String wireName() {
            return wireName;
        }
    }

    private final Kind kind;
    private final String text;
    private final @Nullable String raw;
    private final boolean changed;

    AnswerEvent(Kind kind, String text, @Nullable String raw, boolean changed) {
        this.kind = kind;
        this.text = text;
        this.raw = raw;
        this.changed = changed;
    }

    /** What the text is to the run. */
    public Kind kind() {
        return kind;
    }

    /** The text that every surface shows. */
    public String text() {
        return text;
    }

    /**
     * What the model wrote; absent if it is the text, or if the event would have become too large with it.
     */
    public Optional<String> raw() {
        return Optional.ofNullable(raw);
    }

    /** Whether normalization changed what the model wrote; also true if {@link #raw()} had to go. */
    public boolean changed() {
        return changed;
    }

    /** What {@code surface} makes of the text. */
    public <R> R project(Projection<R> surface) {
        return surface.render(text);
    }

    /** The event as compact JSON: {@code type}, {@code text} and, unless it is absent, {@code raw}. */
    public String toJson() {
        try (JsonAppender out = new JsonAppender()) {
            out.beginObject();
            out.name("type");
            out.string(kind.wireName());
            out.name("text");
            out.string(text);
            if (raw != null) {
                out.name("raw");
                out.string(raw);
            }
            out.endObject();
            return out.toString();
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AnswerEvent that
                && kind == that.kind
                && text.equals(that.text)
                && Objects.equals(raw, that.raw)
                && changed == that.changed;
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, text, raw, changed);
    }

    /** Only what is safe to log: never a text. */
    @Override
    public String toString() {
        return "AnswerEvent[" + kind + ", length=" + text.length() + ", raw=" + (raw != null) + "]";
    }
}
