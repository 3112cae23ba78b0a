package dev.llmoutput.runtime.markdown;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;

/** What a parsed document says, without positions: two documents read alike if their outlines do. */
final class Outline {
    private final List<@Nullable Object> entries;
    private final List<LeafBlock> leafBlocks;

    Outline(List<@Nullable Object> entries, List<LeafBlock> leafBlocks) {
        this.entries = entries;
        this.leafBlocks = leafBlocks;
    }

    /** A paragraph or heading, and where its entries begin and end. */
    record LeafBlock(Node node, int from, int to) {}

    /** The outline of {@code document} as if each node of {@code promoted} were strong emphasis. */
    static Outline of(Node document, Set<Node> promoted) {
        OutlineWriter writer = new OutlineWriter(promoted);
        NodeWalk.walk(document, writer);
        return writer.outline();
    }

    boolean readsLike(Outline other) {
        return entries.equals(other.entries);
    }

    /** The paragraphs and headings of this outline that read like those of {@code other} in the same places. */
    Set<Node> leafBlocksLike(Outline other) {
        Set<Node> alike = new HashSet<>();
        if (leafBlocks.size() == other.leafBlocks.size()) {
            for (int i = 0; i < leafBlocks.size(); i++) {
                LeafBlock block = leafBlocks.get(i);
                if (entries(block).equals(other.entries(other.leafBlocks.get(i)))) {
                    alike.add(block.node());
                }
            }
        }
        return alike;
    }

    private List<@Nullable Object> entries(LeafBlock block) {
        return entries.subList(block.from(), block.to());
    }
}
