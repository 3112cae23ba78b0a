package dev.llmoutput.samples.answer;

import dev.llmoutput.runtime.answer.Projection;

/** A comment on a change: the text as it is, and a mark by which the next run finds its own comment. */
final class ReviewComment implements Projection<String> {
    private final String run;

    ReviewComment(String run) {
        this.run = run;
    }

    @Override
    public String render(String text) {
        return text + "\n\n<!-- run " + run + " -->";
    }
}
