package dev.llmoutput.runtime.markdown;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * Turns lone single-asterisk emphasis into strong emphasis by inserting asterisks where the parser found its ends, and
 * keeps only what reads back as meant. Two or three parses, each linear; total for any string.
 */
final class Canonicalizer {
    static final Canonicalizer COMMON_MARK = new Canonicalizer(Parser.builder()
            .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
            .build());

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final Parser parser;

    /** A canonicalizer over {@code parser}, which must give the positions of blocks and inlines. */
    Canonicalizer(Parser parser) {
        this.parser = parser;
    }

    String canonicalize(String text) {
        // The parser takes the mark for a character of the first line, and would miss a fence there.
        return text.startsWith(BYTE_ORDER_MARK)
                ? BYTE_ORDER_MARK + promoteOrKeep(text.substring(1))
                : promoteOrKeep(text);
    }

    private String promoteOrKeep(String text) {
        if (text.indexOf('*') == text.lastIndexOf('*')) {
            return text;
        }
        try {
            return promote(text);
        } catch (RuntimeException | StackOverflowError e) {
            // A text that the parser cannot take is left as it is: no text is a failure of this type.
            return text;
        }
    }

    private String promote(String text) {
        Node document = parser.parse(text);
        List<Candidate> candidates = CandidateFinder.find(text, document);
        if (candidates.isEmpty()) {
            return text;
        }
        Outline meant = outline(document, candidates);
        String promoted = insertAsterisks(text, candidates);
        Outline read = outline(parser.parse(promoted), List.of());
        return read.readsLike(meant) ? promoted : promoteIn(meant.leafBlocksLike(read), text, document, candidates);
    }

    /** Promotes only what stands in {@code blocks}, the ones that read as meant. */
    private String promoteIn(Set<Node> blocks, String text, Node document, List<Candidate> candidates) {
        List<Candidate> kept = new ArrayList<>();
        for (Candidate candidate : candidates) {
            if (blocks.contains(candidate.block())) {
                kept.add(candidate);
            }
        }
        if (kept.isEmpty()) {
            return text;
        }
        String promoted = insertAsterisks(text, kept);
        Outline read = outline(parser.parse(promoted), List.of());
        return read.readsLike(outline(document, kept)) ? promoted : text;
    }

    private static Outline outline(Node document, List<Candidate> promoted) {
        Set<Node> nodes = new HashSet<>();
        for (Candidate candidate : promoted) {
            nodes.add(candidate.node());
        }
        return Outline.of(document, nodes);
    }

    private static String insertAsterisks(String text, List<Candidate> candidates) {
        StringBuilder out = new StringBuilder(text.length() + 2 * candidates.size());
        int copied = 0;
        for (Candidate candidate : candidates) {
            out.append(text, copied, candidate.start()).append('*');
            out.append(text, candidate.start(), candidate.end()).append('*');
            copied = candidate.end();
        }
        return out.append(text, copied, text.length()).toString();
    }
}
