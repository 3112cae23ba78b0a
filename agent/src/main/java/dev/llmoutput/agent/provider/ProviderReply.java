package dev.llmoutput.agent.provider;

import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a reply ended, as far as the provider says so. Immutable. */
public final class ProviderReply {
    private static final ProviderReply DONE = new ProviderReply(null, null);

    private final @Nullable Usage usage;
    private final @Nullable StopReason stopReason;

    private ProviderReply(@Nullable Usage usage, @Nullable StopReason stopReason) {
        this.usage = usage;
        this.stopReason = stopReason;
    }

    /** The reply is complete, and nothing more is known. */
    public static ProviderReply done() {
        return DONE;
    }

    /** This end with what the call cost. */
    public ProviderReply withUsage(Usage newUsage) {
        return new ProviderReply(Objects.requireNonNull(newUsage, "newUsage"), stopReason);
    }

    /** This end with why the model stopped. */
    public ProviderReply withStopReason(StopReason newReason) {
        return new ProviderReply(usage, Objects.requireNonNull(newReason, "newReason"));
    }

    /** What the call cost. */
    public Optional<Usage> usage() {
        return Optional.ofNullable(usage);
    }

    /** Why the model stopped. */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stopReason);
    }

    @Override
    public String toString() {
        return "ProviderReply[usage=" + usage + ", stopReason=" + stopReason + "]";
    }
}
