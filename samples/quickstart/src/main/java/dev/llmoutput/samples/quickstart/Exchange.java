package dev.llmoutput.samples.quickstart;

import java.util.List;

/**
 * What a model says in one run: its first reply, then one for each time it is asked again.
 *
 * @param style how the first reply is written
 * @param first the first reply
 * @param further the replies to the re-asks, in order; when they are used up, the last one is repeated
 */
record Exchange(String style, String first, List<String> further) {
    static Exchange of(String style, String first, String... further) {
        return new Exchange(style, first, List.of(further));
    }
}
