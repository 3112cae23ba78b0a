package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;

/** A tree. */
@LlmOutput
public record Node(String label, List<Node> kids, Optional<Shelf> shelf) {
    public record Shelf(Box box) {}

    public record Box(int size, Optional<Shelf> inner, Optional<Node> tree) {}
}
