package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;

/** Puts what records with {@code @JsonValue} are in their place, unless they have a definition of their own. */
record InPlace(ContractModel model, Uses uses) {
    ComponentModel of(ComponentModel component) {
        return new ComponentModel(
                component.javaName(),
                component.jsonName(),
                of(component.slot()),
                component.description(),
                component.refinements(),
                component.site());
    }

    private Slot of(Slot slot) {
        if (slot.shape() instanceof TypeShape.Wrapped wrapped && !uses.shared(wrapped.type())) {
            Slot content = of(model.content(wrapped));
            return new Slot(content.shape(), slot.absence(), content.constraints());
        }
        return new Slot(inner(slot.shape()), slot.absence(), slot.constraints());
    }

    private TypeShape inner(TypeShape shape) {
        if (shape instanceof TypeShape.Array array) {
            return new TypeShape.Array(of(array.element()), array.type());
        }
        return shape instanceof TypeShape.MapOf map ? new TypeShape.MapOf(of(map.key()), of(map.value())) : shape;
    }
}
