package dev.llmoutput.runtime.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.StrongEmphasis;
import org.jspecify.annotations.Nullable;

/** Finds, in document order, the emphasis that may become strong: written with asterisks, alone, and not skipped. */
final class CandidateFinder implements NodeVisitor {
    private final String text;
    private final SkipRules rules;
    private final List<Candidate> found = new ArrayList<>();

    private @Nullable Node block;
    private int depth;
    private boolean nested;

    private CandidateFinder(String text) {
        this.text = text;
        this.rules = new SkipRules(text);
    }

    /** The candidates of {@code document}, which is {@code text} parsed with positions. */
    static List<Candidate> find(String text, Node document) {
        CandidateFinder finder = new CandidateFinder(text);
        NodeWalk.walk(document, finder);
        return finder.found;
    }

    @Override
    public boolean enter(Node node) {
        if (LeafBlocks.include(node)) {
            block = node;
        } else if (isEmphasis(node)) {
            depth++;
            nested = depth > 1;
        }
        // The alternative text of an image is plain text, whatever marks it holds.
        return !(node instanceof Image);
    }

    @Override
    public void leave(Node node) {
        if (!isEmphasis(node)) {
            return;
        }
        depth--;
        if (depth == 0 && !nested && node instanceof Emphasis emphasis) {
            addUnlessSkipped(emphasis);
        }
    }

    private void addUnlessSkipped(Emphasis emphasis) {
        List<SourceSpan> spans = emphasis.getSourceSpans();
        SourceSpan last = spans.get(spans.size() - 1);
        int start = spans.get(0).getInputIndex();
        int end = last.getInputIndex() + last.getLength();
        if (text.charAt(start) == '*' && text.charAt(end - 1) == '*' && !rules.skip(start, end)) {
            found.add(new Candidate(emphasis, Objects.requireNonNull(block), start, end));
        }
    }

    private static boolean isEmphasis(Node node) {
        return node instanceof Emphasis || node instanceof StrongEmphasis;
    }
}
