package dev.llmoutput.runtime.accept;

/** Why a model was not asked again after its last failed reply. */
public enum RejectionCause {
    /** There was no way to ask again. */
    NO_REASK("there was no way to ask again"),
    /** The reply was cut off, refused, or waits for tools. */
    STOP_REASON("the reply was cut off, refused, or waits for tools"),
    /** The type says that this failure is not worth a further call. */
    NOT_RETRYABLE("the type does not ask again for this failure"),
    /** All retries were used. */
    RETRIES_SPENT("all retries were used"),
    /** The deadline had passed. */
    DEADLINE_PASSED("the deadline had passed"),
    /** The token budget did not allow a further call. */
    TOKENS_SPENT("the token budget was spent");

    private final String words;

    RejectionCause(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }
}
