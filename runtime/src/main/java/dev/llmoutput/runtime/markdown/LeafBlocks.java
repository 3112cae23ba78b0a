package dev.llmoutput.runtime.markdown;

import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;

/** The blocks that hold inline content. */
final class LeafBlocks {
    private LeafBlocks() {}

    static boolean include(Node node) {
        return node instanceof Paragraph || node instanceof Heading;
    }
}
