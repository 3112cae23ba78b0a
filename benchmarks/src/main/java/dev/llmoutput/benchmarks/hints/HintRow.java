package dev.llmoutput.benchmarks.hints;

/**
 * The tokens for one contract.
 *
 * @param shape those of the hint without its comments, that is without constraints and descriptions
 * @param names those of the keys and values in it
 */
record HintRow(
        String contract,
        int hint,
        int shape,
        int names,
        int compactSchema,
        int prettySchema,
        PeerSize springAi,
        PeerSize langChain4j) {
    int comments() {
        return hint - shape;
    }

    double share() {
        return (double) hint / compactSchema;
    }

    boolean isHalf() {
        return 2 * hint <= compactSchema;
    }

    boolean isSmallest() {
        return hint <= compactSchema && !beaten(springAi, hint) && !beaten(langChain4j, hint);
    }

    /** Whether the hint would be larger than LangChain4j's instruction if it told as little. */
    boolean isLargerForTheSame() {
        return beaten(langChain4j, shape);
    }

    private static boolean beaten(PeerSize peer, int tokens) {
        return peer.can() && peer.tokens() < tokens;
    }
}
