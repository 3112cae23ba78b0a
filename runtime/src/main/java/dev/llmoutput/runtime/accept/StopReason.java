package dev.llmoutput.runtime.accept;

/** Why a model stopped writing, in the words that all providers share. */
public enum StopReason {
    /** It was done. */
    STOP,
    /** It reached its output limit: the reply is cut off. */
    LENGTH,
    /** It, or a filter behind it, declined. */
    REFUSED,
    /** It waits for the results of tool calls. */
    TOOL_CALLS,
    /** Anything else. */
    OTHER;

    /** Whether asking for a correction makes no sense after this, whatever the reply says. */
    boolean endsRun() {
        return this == LENGTH || this == REFUSED || this == TOOL_CALLS;
    }
}
