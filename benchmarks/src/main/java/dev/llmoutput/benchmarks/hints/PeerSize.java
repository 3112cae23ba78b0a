package dev.llmoutput.benchmarks.hints;

/**
 * What another library needs.
 *
 * @param leftOut what the contract's schema tells and its text does not
 * @param tokens 0 if it cannot
 * @param whyNot empty if it can
 */
record PeerSize(int tokens, String leftOut, String whyNot) {
    boolean can() {
        return whyNot.isEmpty();
    }
}
