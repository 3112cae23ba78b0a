package dev.llmoutput.runtime.markdown;

import org.commonmark.node.Node;
import org.jspecify.annotations.Nullable;

/** Visits a tree depth first without recursion: the depth of a tree is the author's, the depth of the stack is ours. */
final class NodeWalk {
    private NodeWalk() {}

    static void walk(Node root, NodeVisitor visitor) {
        Node node = root;
        while (true) {
            @Nullable Node next = visitor.enter(node) ? node.getFirstChild() : null;
            while (next == null) {
                visitor.leave(node);
                if (node == root) {
                    return;
                }
                next = node.getNext();
                if (next == null) {
                    node = node.getParent();
                }
            }
            node = next;
        }
    }
}
