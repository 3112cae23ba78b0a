package dev.llmoutput.runtime.accept;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What both kinds of outcome tell of the replies: all attempts, why the model stopped writing the
 * last one, and what they cost together. */
class Trail {
    private final List<Attempt> attempts;
    private final @Nullable StopReason stopReason;
    private final @Nullable Usage usage;

    Trail(List<Attempt> attempts, @Nullable StopReason stopReason, @Nullable Usage usage) {
        this.attempts = List.copyOf(attempts);
        this.stopReason = stopReason;
        this.usage = usage;
    }

    public String raw() {
        return attempts.get(attempts.size() - 1).raw();
    }

    public int attempts() {
        return attempts.size();
    }

    public List<Attempt> trail() {
        return attempts;
    }

    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stopReason);
    }

    public Optional<Usage> usage() {
        return Optional.ofNullable(usage);
    }
}
