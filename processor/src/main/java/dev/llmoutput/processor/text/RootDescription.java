package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Optional;

/** What the author says that the annotated type is. */
final class RootDescription {
    private RootDescription() {}

    static Optional<String> of(ContractModel model) {
        TypeShape root = model.root();
        if (root instanceof TypeShape.Nested nested) {
            return model.record(nested.type()).description();
        }
        if (root instanceof TypeShape.Wrapped wrapped) {
            return model.record(wrapped.type()).description();
        }
        if (root instanceof TypeShape.Union union) {
            return model.union(union.type()).description();
        }
        return root instanceof TypeShape.Enumeration enumeration
                ? model.enumeration(enumeration.type()).description()
                : Optional.empty();
    }
}
