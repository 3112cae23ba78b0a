package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;
import java.util.List;

/** Variants of a sealed interface, and an enum of one of them, that are reached only through a component. */
@LlmOutput(retries = 2)
record Drawing(List<Shape> shapes) {
    sealed interface Shape permits Dot, Square {}

    record Dot(Shelf.Color color) implements Shape {}

    record Square(int side) implements Shape {}
}
