package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.artifact.ArtifactCandidate;
import dev.llmoutput.runtime.accept.Usage;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a strategy hands back: the cost of its turns, and the answer that it accepted or liked best. Immutable. */
public final class LoopResult {
    private static final LoopResult EMPTY = new LoopResult(null, null, null);

    private final @Nullable Usage usage;
    private final @Nullable LoopOptions<?> options;
    private final @Nullable ArtifactCandidate<?> candidate;

    private LoopResult(
            @Nullable Usage usage, @Nullable LoopOptions<?> options, @Nullable ArtifactCandidate<?> candidate) {
        this.usage = usage;
        this.options = options;
        this.candidate = candidate;
    }

    /** No cost is known, and no answer was judged. */
    public static LoopResult empty() {
        return EMPTY;
    }

    /** This result with the cost of all turns together. */
    public LoopResult withUsage(Usage newUsage) {
        return new LoopResult(Objects.requireNonNull(newUsage, "newUsage"), options, candidate);
    }

    <T> LoopResult withCandidate(LoopOptions<T> newOptions, ArtifactCandidate<T> newCandidate) {
        return new LoopResult(usage, newOptions, newCandidate);
    }

    /** The sum over all turns that reported a cost; absent if none did. */
    public Optional<Usage> usage() {
        return Optional.ofNullable(usage);
    }

    /**
     * The answer that was accepted, or the one with the fewest errors (the latest of several). Absent if no answer was
     * judged, or if the run did not follow exactly these options.
     */
    @SuppressWarnings("unchecked") // the candidate was made under these very options
    public <T> Optional<ArtifactCandidate<T>> candidate(LoopOptions<T> runOptions) {
        return runOptions == options ? Optional.ofNullable((ArtifactCandidate<T>) candidate) : Optional.empty();
    }

    /** Only what is safe to log: never text or value. */
    @Override
    public String toString() {
        return "LoopResult[usage=" + usage + ", candidate=" + candidate + "]";
    }
}
