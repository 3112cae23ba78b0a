package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.stream.Stream;

/** Every slot of a contract: those of components, each followed by those of its items. */
final class Slots {
    private Slots() {}

    static Stream<Slot> of(ContractModel contract) {
        return contract.records().stream()
                .flatMap(type -> type.components().stream())
                .flatMap(component -> withItems(component.slot()));
    }

    private static Stream<Slot> withItems(Slot slot) {
        return slot.shape() instanceof TypeShape.Array array
                ? Stream.concat(Stream.of(slot), withItems(array.element()))
                : Stream.of(slot);
    }
}
