package dev.llmoutput.runtime.jsontype;

import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.reply.Fence;
import org.jspecify.annotations.Nullable;

/** The JSON text in a reply. */
final class ReplyJson {
    private static final JsonLimits UNLIMITED = JsonLimits.DEFAULT
            .withMaxDocumentLength(Integer.MAX_VALUE)
            .withMaxNestingDepth(Integer.MAX_VALUE)
            .withMaxStringLength(Integer.MAX_VALUE)
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxNameLength(Integer.MAX_VALUE)
            .withMaxMembers(Integer.MAX_VALUE);

    private final String raw;
    private final JsonLimits limits;

    ReplyJson(String raw, JsonLimits limits) {
        this.raw = raw;
        this.limits = limits;
    }

    /**
     * The value, as a tree of its own at each call.
     *
     * @throws dev.llmoutput.runtime.json.JsonSyntaxException if there is no JSON text, or if it exceeds a limit
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
        return JsonTree.equal(read(), JsonTree.read(canonical, UNLIMITED));
    }
}
