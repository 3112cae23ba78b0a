package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.processor.report.ProblemCode;
import dev.llmoutput.processor.report.Problems;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Each record has a value that ends: no record needs another of itself, however far below. */
final class EndingValuesRule implements ContractRule {
    @Override
    public void check(ContractModel contract, Problems problems) {
        Set<ClassRef> ending = ending(contract);
        contract.records().stream()
                .filter(type -> !ending.contains(type.type()))
                .findFirst()
                .ifPresent(type -> {
                    ComponentModel closing = closing(type, contract, ending);
                    problems.add(ProblemCode.ENDLESS_VALUE, closing.site());
                });
    }

    /** The records with a value that ends: those that need none but such, over and over until none is new. */
    private static Set<ClassRef> ending(ContractModel contract) {
        Set<ClassRef> ending = new HashSet<>();
        int before;
        do {
            before = ending.size();
            contract.records().stream()
                    .filter(type -> blocking(type, contract, ending).isEmpty())
                    .forEach(type -> ending.add(type.type()));
        } while (ending.size() > before);
        return ending;
    }

    private static Optional<ComponentModel> blocking(RecordModel type, ContractModel contract, Set<ClassRef> ending) {
        return type.components().stream()
                .filter(ComponentModel::required)
                .filter(component -> needed(component.slot(), contract, ending).isPresent())
                .findFirst();
    }

    /** A record without end that a value of {@code slot} needs. */
    private static Optional<ClassRef> needed(Slot slot, ContractModel contract, Set<ClassRef> ending) {
        if (!slot.required()) {
            return Optional.empty();
        }
        TypeShape shape = slot.shape();
        if (shape instanceof TypeShape.Nested nested) {
            return Optional.of(nested.type()).filter(type -> !ending.contains(type));
        }
        if (shape instanceof TypeShape.Wrapped wrapped) {
            return Optional.of(wrapped.type()).filter(type -> !ending.contains(type));
        }
        if (shape instanceof TypeShape.Union union) {
            UnionModel model = contract.union(union.type());
            return model.arms().stream().anyMatch(arm -> ending.contains(arm.type()))
                    ? Optional.empty()
                    : model.arms().stream().map(UnionModel.Arm::type).findFirst();
        }
        return neverEmpty(slot)
                ? shape.inner().stream()
                        .flatMap(inner -> needed(inner, contract, ending).stream())
                        .findFirst()
                : Optional.empty();
    }

    private static boolean neverEmpty(Slot slot) {
        return slot.constraints().stream()
                .anyMatch(constraint -> constraint instanceof Constraint.Size size && size.min() > 0);
    }

    /** The component by which a record without end comes back to one that was there already. */
    private static ComponentModel closing(RecordModel from, ContractModel contract, Set<ClassRef> ending) {
        Set<ClassRef> seen = new HashSet<>();
        RecordModel type = from;
        while (true) {
            seen.add(type.type());
            ComponentModel blocking = blocking(type, contract, ending).orElseThrow();
            ClassRef next = needed(blocking.slot(), contract, ending).orElseThrow();
            if (seen.contains(next)) {
                return blocking;
            }
            type = contract.record(next);
        }
    }
}
