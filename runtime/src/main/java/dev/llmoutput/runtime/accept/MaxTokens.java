package dev.llmoutput.runtime.accept;

/** A plain upper limit. */
record MaxTokens(long maxTokens) implements TokenBudget {
    @Override
    public boolean allows(Usage spent) {
        return spent.totalTokens() < maxTokens;
    }
}
