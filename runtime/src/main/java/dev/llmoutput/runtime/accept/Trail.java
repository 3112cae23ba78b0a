package dev.llmoutput.runtime.accept;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What both kinds of outcome tell of the replies: all attempts, and why the model stopped writing the last one. */
class Trail {
    private final List<Attempt> attempts;
    private final @Nullable StopReason stopReason;

    Trail(List<Attempt> attempts, @Nullable StopReason stopReason) {
        this.attempts = List.copyOf(attempts);
        this.stopReason = stopReason;
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
        return Optional.ofNullable(spent(attempts));
    }

    /** The tokens of all attempts that report any; null if none does. */
    static @Nullable Usage spent(List<Attempt> attempts) {
        Usage sum = null;
        for (Attempt attempt : attempts) {
            Usage usage = attempt.usage().orElse(null);
            if (usage != null) {
                sum = sum == null ? usage : sum.plus(usage);
            }
        }
        return sum;
    }
}
