package dev.llmoutput.benchmarks.replies;

/** What became of one reply. */
enum Verdict {
    RIGHT("right"),
    REFUSED_RIGHTLY("refused rightly"),
    REFUSED_READABLE("refused though readable"),
    GUESSED("guessed"),
    WRONG("WRONG");

    private final String title;

    Verdict(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }
}
