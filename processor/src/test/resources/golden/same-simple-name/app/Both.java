package app;

import dev.llmoutput.LlmOutput;
import java.util.Optional;

/** Types of one simple name, from the JDK's names and from packages. */
@LlmOutput
public record Both(
        one.Leaf left, java.util.List<two.Leaf> right, Optional two, List list, Kind kind, two.Leaf.Kind other, two.Leaf again) {
    public record Optional(String it) {}

    public record List(java.util.List<java.util.Optional<String>> all) {}

    public enum Kind {
        NEW
    }
}
