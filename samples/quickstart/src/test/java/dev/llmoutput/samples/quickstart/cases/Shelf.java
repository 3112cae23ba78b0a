package dev.llmoutput.samples.quickstart.cases;

import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;

/** Records and enums that are reached only through components of others. */
@LlmOutput(retries = 2)
record Shelf(List<Box> boxes, Optional<Label> label, long id) {
    record Box(Color color, Optional<Label> label) {}

    record Label(String text) {}

    enum Color {
        RED,
        GREEN
    }
}
