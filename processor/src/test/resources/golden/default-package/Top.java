import dev.llmoutput.LlmOutput;
import java.util.Optional;

/** Records without a package, with the names of classes that generated code uses. */
class Top {
    @LlmOutput
    record In(List list, Dep dep, DepShape shape, Optional<String> text, Optional<MOOD> mood) {}

    record Dep(String s) {}

    record DepShape(String s) {}
}
