package dev.llmoutput.samples.reflection;

import java.util.List;

/**
 * Something to remember.
 *
 * @param text the fact, never blank
 * @param audience who may be told
 * @param confidence how sure the model is, 0.6 to 1
 * @param keywords what to find it by
 */
record Fact(String text, Audience audience, double confidence, List<String> keywords) {
    /** Who may be told. */
    enum Audience {
        ORG,
        USER,
        REPO,
        CHANNEL
    }
}
