package dev.llmoutput.runtime.accept;

/** Decides whether a further model call may be paid for. It is asked before re-asks only. */
@FunctionalInterface
public interface TokenBudget {
    /** Allows every call. */
    TokenBudget UNLIMITED = new TokenBudget() {
        @Override
        public boolean allows(Usage spent) {
            return true;
        }
    };

    /**
     * Whether one more call may be made.
     *
     * @param spent what the calls of this run cost so far, as far as they say so
     */
    boolean allows(Usage spent);

    /** Allows further calls as long as fewer than {@code maxTokens} tokens, input and output together, are spent. */
    static TokenBudget ofTotal(long maxTokens) {
        return new MaxTokens(maxTokens);
    }
}
