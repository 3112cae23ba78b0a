package dev.llmoutput.agent.event;

import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An answer is judged. Only a strategy that judges answers emits these. */
public sealed interface ArtifactEvent extends AgentEvent {
    /** The model call of the run, from 1 up. */
    int turn();

    /** The answer of the run that is judged, from 1 up. */
    int attempt();

    /**
     * An answer was parsed, well or not, and is about to be judged.
     *
     * @param sessionId the session
     * @param runId the run
     * @param turn the model call of the run, from 1 up
     * @param attempt the answer of the run that is judged, from 1 up
     */
    record ValidationStarted(String sessionId, String runId, int turn, int attempt) implements ArtifactEvent {
        @Override
        public String type() {
            return "artifact_validation_started";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("turn", turn)
                    .with("attempt", attempt)
                    .members();
        }

        @Override
        public ValidationStarted redacted(SecretRedactor redactor) {
            return this;
        }
    }

    /**
     * An answer was judged.
     *
     * @param sessionId the session
     * @param runId the run
     * @param turn the model call of the run, from 1 up
     * @param attempt the answer of the run that is judged, from 1 up
     * @param result the verdict
     */
    record ValidationFinished(String sessionId, String runId, int turn, int attempt, ArtifactValidation result)
            implements ArtifactEvent {
        @Override
        public String type() {
            return "artifact_validation_finished";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("turn", turn)
                    .with("attempt", attempt)
                    .with("result", result.toTree())
                    .members();
        }

        @Override
        public ValidationFinished redacted(SecretRedactor redactor) {
            return new ValidationFinished(sessionId, runId, turn, attempt, result.redacted(redactor));
        }
    }

    /**
     * A repair is about to be asked for.
     *
     * @param sessionId the session
     * @param runId the run
     * @param turn the model call of the run, from 1 up
     * @param attempt the answer of the run that is judged, from 1 up
     * @param failure the verdict on the answer
     */
    record RevisionStarted(String sessionId, String runId, int turn, int attempt, ArtifactValidation failure)
            implements ArtifactEvent {
        @Override
        public String type() {
            return "artifact_revision_started";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("turn", turn)
                    .with("attempt", attempt)
                    .with("failure", failure.toTree())
                    .members();
        }

        @Override
        public RevisionStarted redacted(SecretRedactor redactor) {
            return new RevisionStarted(sessionId, runId, turn, attempt, failure.redacted(redactor));
        }
    }

    /**
     * An answer was accepted.
     *
     * @param sessionId the session
     * @param runId the run
     * @param turn the model call of the run, from 1 up
     * @param attempt the answer of the run that is judged, from 1 up
     * @param result the verdict
     */
    record Finished(String sessionId, String runId, int turn, int attempt, ArtifactValidation result)
            implements ArtifactEvent {
        @Override
        public String type() {
            return "artifact_finished";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("turn", turn)
                    .with("attempt", attempt)
                    .with("result", result.toTree())
                    .members();
        }

        @Override
        public Finished redacted(SecretRedactor redactor) {
            return new Finished(sessionId, runId, turn, attempt, result.redacted(redactor));
        }
    }

    /**
     * A budget is used up: that of revisions, or that of tool rounds. In a session this is the last event of its run.
     *
     * @param sessionId the session
     * @param runId the run
     * @param turn the model call of the run, from 1 up
     * @param attempt the answer of the run that is judged, from 1 up
     * @param result the last verdict
     */
    record Failed(String sessionId, String runId, int turn, int attempt, ArtifactValidation result)
            implements ArtifactEvent {
        @Override
        public String type() {
            return "artifact_failed";
        }

        @Override
        public Map<String, @Nullable Object> toTree() {
            return EventTree.of(this)
                    .with("turn", turn)
                    .with("attempt", attempt)
                    .with("result", result.toTree())
                    .members();
        }

        @Override
        public Failed redacted(SecretRedactor redactor) {
            return new Failed(sessionId, runId, turn, attempt, result.redacted(redactor));
        }
    }
}
