package dev.llmoutput.agent.session;

/** How a run ended. */
public enum RunStatus {
    /** Well. */
    SUCCEEDED,
    /** With a real failure, or without an artifact that was accepted. */
    FAILED,
    /** The host no longer wanted it. */
    ABORTED
}
