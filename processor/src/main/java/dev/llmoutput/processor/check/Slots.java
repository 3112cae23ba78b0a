package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import java.util.stream.Stream;

/** Every slot of a contract: those of components, each followed by those of its items, keys and values. */
final class Slots {
    private Slots() {}

    static Stream<Slot> of(ContractModel contract) {
        return contract.records().stream()
                .flatMap(type -> type.components().stream())
                .flatMap(component -> of(component.slot()));
    }

    /** A slot, then those in it. */
    static Stream<Slot> of(Slot slot) {
        return Stream.concat(Stream.of(slot), slot.shape().inner().stream().flatMap(Slots::of));
    }
}
