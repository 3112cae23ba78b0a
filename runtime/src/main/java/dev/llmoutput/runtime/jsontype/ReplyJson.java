package dev.llmoutput.runtime.jsontype;

import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.reply.Fence;
import org.jspecify.annotations.Nullable;

/** The JSON text in a reply. */
final class ReplyJson {
    private final String raw;
    private final JsonLimits limits;

    ReplyJson(String raw, JsonLimits limits) {
        this.raw = raw;
        this.limits = limits;
    }

    /**
     * The value, as a tree of its own at each call.
     *
     * @throws JsonSyntaxException if there is no JSON text, or if it exceeds a limit
     */
    @Nullable
    Object read() {
        Fence fence = Fence.of(raw);
        try (JsonCursor in = new JsonCursor()) {
            in.open(raw, fence.start(), fence.end(), limits);
            Object tree = JsonTree.read(in);
            in.endDocument();
            return tree;
        }
    }

    /** Whether the value is the one that {@code canonical} holds; by reading both, for a validator may change its tree. */
    boolean means(String canonical) {
        Object meant = read();
        try {
            return JsonTree.equal(meant, JsonTree.read(canonical, JsonLimits.NONE));
        } catch (JsonSyntaxException e) {
            // A validator's number whose exponent nobody reads was not in the reply.
            return false;
        }
    }
}
