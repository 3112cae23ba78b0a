package dev.llmoutput.agent.session;

import dev.llmoutput.agent.artifact.ArtifactCandidate;
import dev.llmoutput.agent.event.AgentError;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.loop.LoopResult;
import dev.llmoutput.runtime.accept.Usage;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a run ended, and what it left. Immutable. */
public final class AgentRunResult {
    private final String sessionId;
    private final String runId;
    private final RunStatus status;
    private final String text;
    private final @Nullable Usage usage;
    private final @Nullable AgentError error;
    private final @Nullable String abortReason;
    private final LoopResult loopResult;

    AgentRunResult(RunTrace trace, RunEnd end) {
        this.sessionId = trace.sessionId();
        this.runId = trace.runId();
        this.text = trace.text();
        this.usage = trace.usage();
        this.status = end.status();
        this.error = end.error() == null ? null : end.error().redacted(trace.redactor());
        this.abortReason = end.abortReason();
        this.loopResult = end.loopResult();
    }

    /** The session. */
    public String sessionId() {
        return sessionId;
    }

    /** The run. */
    public String runId() {
        return runId;
    }

    /** How it ended. */
    public RunStatus status() {
        return status;
    }

    /** The text of the model's last message, as the model wrote it; empty if there was none. */
    public String text() {
        return text;
    }

    /** The sum over all model calls that reported a cost; absent if none did. */
    public Optional<Usage> usage() {
        return Optional.ofNullable(usage);
    }

    /** What went wrong, without secrets; absent if the run succeeded. */
    public Optional<AgentError> error() {
        return Optional.ofNullable(error);
    }

    /** Why the host no longer wanted the run; absent if it did. */
    public Optional<String> abortReason() {
        return Optional.ofNullable(abortReason);
    }

    /**
     * The answer that was accepted or, after an exhausted budget, the one with the fewest errors (the latest of several).
     * Absent if no answer was judged, after a real failure or an abort, or if the run did not follow exactly these
     * options.
     */
    public <T> Optional<ArtifactCandidate<T>> candidate(LoopOptions<T> options) {
        return loopResult.candidate(options);
    }

    /** Only what is safe to log: never the text. */
    @Override
    public String toString() {
        return "AgentRunResult[" + runId + ", " + status + ", error=" + error + ", usage=" + usage + "]";
    }
}
