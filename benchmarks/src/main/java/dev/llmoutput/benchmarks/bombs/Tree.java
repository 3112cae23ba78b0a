package dev.llmoutput.benchmarks.bombs;

import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;

/** A contract that takes anything in one place, and goes on without end in others. */
@LlmOutput
public record Tree(Optional<Object> a, Optional<List<Tree>> b, Optional<Node> c) {
    /** A union in itself. */
    public sealed interface Node {
        /** An end. */
        record Leaf(String text) implements Node {}

        /** A step. */
        record Branch(Node next) implements Node {}
    }
}
