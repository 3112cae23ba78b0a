package dev.llmoutput.processor.emit;

import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.ArrayList;
import java.util.List;

/** A slot and where it stands. */
record SlotAt(Slot slot, Place place) {
    /** The slot of a component and those of what is in it, an outer one before those in it. */
    static List<SlotAt> all(Slot component, int index) {
        List<SlotAt> slots = new ArrayList<>();
        new SlotAt(component, Place.of(index)).collect(slots);
        return slots;
    }

    private void collect(List<SlotAt> slots) {
        slots.add(this);
        if (slot.shape() instanceof TypeShape.Array array) {
            new SlotAt(array.element(), place.items()).collect(slots);
        }
        if (slot.shape() instanceof TypeShape.MapOf map) {
            new SlotAt(map.key(), place.keys()).collect(slots);
            new SlotAt(map.value(), place.values()).collect(slots);
        }
    }
}
