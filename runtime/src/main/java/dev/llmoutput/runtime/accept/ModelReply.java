package dev.llmoutput.runtime.accept;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What one model call gave: the text, why it ended, and what it cost. Immutable. */
public final class ModelReply {
    private final String text;
    private final @Nullable StopReason stopReason;
    private final @Nullable Usage usage;

    private ModelReply(String text, @Nullable StopReason stopReason, @Nullable Usage usage) {
        this.text = text;
        this.stopReason = stopReason;
        this.usage = usage;
    }

    /**
     * A reply of which only the text is known.
     *
     * @param text null counts as empty: providers differ in what they send for no text
     */
    public static ModelReply of(@Nullable String text) {
        return new ModelReply(text == null ? "" : text, null, null);
    }

    /**
     * A reply and why it ended.
     *
     * @param text null counts as empty; of a refusal, the words of the refusal
     */
    public static ModelReply of(@Nullable String text, StopReason stopReason) {
        return new ModelReply(text == null ? "" : text, Objects.requireNonNull(stopReason, "stopReason"), null);
    }

    /** This reply with what the call cost. */
    public ModelReply withUsage(Usage newUsage) {
        return new ModelReply(text, stopReason, Objects.requireNonNull(newUsage, "newUsage"));
    }

    /** The raw text. */
    public String text() {
        return text;
    }

    /** Why the model stopped writing; absent if the provider does not say. */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stopReason);
    }

    /** What the call cost; absent if the provider does not say. */
    public Optional<Usage> usage() {
        return Optional.ofNullable(usage);
    }

    /** Only what is safe to log: never the text. */
    @Override
    public String toString() {
        return "ModelReply[length=" + text.length() + ", stopReason=" + stopReason + ", usage=" + usage + "]";
    }
}
