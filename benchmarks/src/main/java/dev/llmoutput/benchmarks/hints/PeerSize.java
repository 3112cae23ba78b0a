package dev.llmoutput.benchmarks.hints;

/**
 * What another library needs.
 *
 * @param tokens 0 if it cannot
 * @param whyNot empty if it can
 */
record PeerSize(int tokens, String whyNot) {
    boolean can() {
        return whyNot.isEmpty();
    }
}
