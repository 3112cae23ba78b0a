package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.json.JsonWhitespace;

/** What a model thought before its answer. */
public final class Thinking {
    private Thinking() {}

    /** Where the answer begins, behind all closed spans of thinking at the beginning of the reply; 0 if there is none. */
    public static int end(String reply) {
        int answer = 0;
        int at = JsonWhitespace.trimStart(reply, 0, reply.length());
        while (at < reply.length() && ThinkingTag.isOpening(reply.charAt(at))) {
            ThinkingTag opening = ThinkingTag.at(reply, at);
            int spanEnd = opening == null || !opening.opens() ? -1 : opening.spanEnd(reply);
            ThinkingTag closing = spanEnd < 0 ? null : ThinkingTag.at(reply, spanEnd);
            if (closing == null) {
                return answer;
            }
            answer = closing.end();
            at = JsonWhitespace.trimStart(reply, answer, reply.length());
        }
        return answer;
    }
}
