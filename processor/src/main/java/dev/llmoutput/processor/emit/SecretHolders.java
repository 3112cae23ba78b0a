package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.ReachableTypes;
import dev.llmoutput.processor.model.RecordModel;
import java.util.Set;
import java.util.stream.Collectors;

/** Which records of a contract hold secrets, in them or below. */
final class SecretHolders {
    private final Set<ClassRef> holders;

    private SecretHolders(Set<ClassRef> holders) {
        this.holders = holders;
    }

    static SecretHolders of(ContractModel model) {
        Set<ClassRef> own = model.records().stream()
                .filter(record -> record.components().stream()
                        .anyMatch(component -> component.refinements().secret()))
                .map(RecordModel::type)
                .collect(Collectors.toSet());
        return new SecretHolders(model.records().stream()
                .map(RecordModel::type)
                .filter(type -> ReachableTypes.from(type, model).stream().anyMatch(own::contains))
                .collect(Collectors.toSet()));
    }

    boolean in(ClassRef record) {
        return holders.contains(record);
    }
}
