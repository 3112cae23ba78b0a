package dev.llmoutput.runtime.markdown;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.jspecify.annotations.Nullable;

/**
 * Writes an {@link Outline}: for each node its class, its attributes (a fixed number for each class), its children and
 * an end mark; adjacent texts as one string.
 */
final class OutlineWriter extends AbstractVisitor implements NodeVisitor {
    private static final Object END = new Object();

    private final Set<Node> promoted;
    private final List<@Nullable Object> entries = new ArrayList<>();
    private final List<Outline.LeafBlock> leafBlocks = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private int leafBlockStart;

    OutlineWriter(Set<Node> promoted) {
        this.promoted = promoted;
    }

    Outline outline() {
        return new Outline(entries, leafBlocks);
    }

    @Override
    public boolean enter(Node node) {
        if (node instanceof Text piece) {
            text.append(piece.getLiteral());
            return false;
        }
        endText();
        if (LeafBlocks.include(node)) {
            leafBlockStart = entries.size();
        }
        entries.add(promoted.contains(node) ? StrongEmphasis.class : node.getClass());
        node.accept(this);
        return true;
    }

    @Override
    public void leave(Node node) {
        if (node instanceof Text) {
            return;
        }
        endText();
        entries.add(END);
        if (LeafBlocks.include(node)) {
            leafBlocks.add(new Outline.LeafBlock(node, leafBlockStart, entries.size()));
        }
    }

    private void endText() {
        if (text.length() > 0) {
            entries.add(text.toString());
            text.setLength(0);
        }
    }

    @Override
    protected void visitChildren(Node parent) {
        // The walk does.
    }

    @Override
    public void visit(Heading heading) {
        entries.add(heading.getLevel());
    }

    @Override
    public void visit(BulletList list) {
        entries.add(list.isTight());
    }

    @Override
    public void visit(OrderedList list) {
        Collections.addAll(entries, list.isTight(), list.getMarkerStartNumber());
    }

    @Override
    public void visit(FencedCodeBlock block) {
        Collections.addAll(entries, block.getInfo(), block.getLiteral());
    }

    @Override
    public void visit(IndentedCodeBlock block) {
        entries.add(block.getLiteral());
    }

    @Override
    public void visit(HtmlBlock block) {
        entries.add(block.getLiteral());
    }

    @Override
    public void visit(LinkReferenceDefinition definition) {
        Collections.addAll(entries, definition.getLabel(), definition.getDestination(), definition.getTitle());
    }

    @Override
    public void visit(Code code) {
        entries.add(code.getLiteral());
    }

    @Override
    public void visit(HtmlInline html) {
        entries.add(html.getLiteral());
    }

    @Override
    public void visit(Link link) {
        Collections.addAll(entries, link.getDestination(), link.getTitle());
    }

    @Override
    public void visit(Image image) {
        Collections.addAll(entries, image.getDestination(), image.getTitle());
    }
}
