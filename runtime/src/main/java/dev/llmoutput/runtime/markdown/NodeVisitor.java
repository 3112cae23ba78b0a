package dev.llmoutput.runtime.markdown;

import org.commonmark.node.Node;

/** What {@link NodeWalk} calls for each node. */
interface NodeVisitor {
    /** Called before the children; answers whether they are to be visited. */
    boolean enter(Node node);

    /** Called after the children, also if they were not visited. */
    void leave(Node node);
}
