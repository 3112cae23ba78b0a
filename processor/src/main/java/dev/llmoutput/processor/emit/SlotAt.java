package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.ArrayList;
import java.util.List;

/** A slot and where it stands. */
record SlotAt(Slot slot, Place place) {
    /** The slot of a component and, if it is an array, of its items, and so on. */
    static List<SlotAt> all(Slot component, int index) {
        List<SlotAt> slots = new ArrayList<>();
        SlotAt at = new SlotAt(component, Place.of(index));
        slots.add(at);
        while (at.slot().shape() instanceof TypeShape.Array array) {
            at = new SlotAt(array.element(), at.place().items());
            slots.add(at);
        }
        return slots;
    }
}
