package dev.llmoutput.runtime.markdown;

import org.commonmark.node.Emphasis;
import org.commonmark.node.Node;

/**
 * Emphasis that may become strong.
 *
 * @param node the emphasis
 * @param block the paragraph or heading that it stands in
 * @param start where its opening asterisk stands, in UTF-16 units
 * @param end the position after its closing asterisk
 */
record Candidate(Emphasis node, Node block, int start, int end) {}
