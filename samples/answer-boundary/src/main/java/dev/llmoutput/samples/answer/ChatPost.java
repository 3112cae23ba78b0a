package dev.llmoutput.samples.answer;

import dev.llmoutput.runtime.answer.Projection;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.LinkedHashMap;
import java.util.Map;

/** A post in a channel: the body of a request to a chat that renders Markdown itself. */
final class ChatPost implements Projection<String> {
    private final String channel;

    ChatPost(String channel) {
        this.channel = channel;
    }

    @Override
    public String render(String text) {
        Map<String, Object> post = new LinkedHashMap<>();
        post.put("channel", channel);
        post.put("markdown", text);
        try (JsonAppender out = new JsonAppender()) {
            out.value(post);
            return out.toString();
        }
    }
}
