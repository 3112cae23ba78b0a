package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Writes the keywords of what stands in one slot: those of its type in place, or a reference to its definition. */
final class SlotSchema implements TypeShape.Cases<SchemaKeywords> {
    private final Slot slot;
    private final Optional<String> description;
    private final boolean isDefinition;
    private final ContractModel model;
    private final Uses uses;
    private final SchemaKeywords out;

    private SlotSchema(
            Slot slot,
            Optional<String> description,
            boolean isDefinition,
            ContractModel model,
            Uses uses,
            SchemaKeywords out) {
        this.slot = slot;
        this.description = description;
        this.isDefinition = isDefinition;
        this.model = model;
        this.uses = uses;
        this.out = out;
    }

    /** The keywords of a type itself, whether it is shared or not. */
    static SlotSchema definition(TypeShape shape, ContractModel model, Uses uses, SchemaKeywords out) {
        Slot slot = new Slot(shape, Slot.Absence.REQUIRED, List.of());
        return new SlotSchema(slot, Optional.empty(), true, model, uses, out);
    }

    private void value(Slot inner, Optional<String> innerDescription) {
        out.beginObject();
        inner.shape().match(new SlotSchema(inner, innerDescription, false, model, uses, out));
        out.endObject();
    }

    @Override
    public SchemaKeywords text(TypeShape.Text shape) {
        Facets facets = Facets.of(slot);
        return out.type("string", slot)
                .sizes(facets, "minLength", "maxLength")
                .patterns(facets)
                .description(description);
    }

    @Override
    public SchemaKeywords bool(TypeShape.Bool shape) {
        return out.type("boolean", slot).truths(Facets.of(slot), slot).description(description);
    }

    @Override
    public SchemaKeywords numeric(TypeShape.Numeric shape) {
        return out.type(shape.type().integral() ? "integer" : "number", slot)
                .range(Facets.of(slot).within(shape.type()))
                .description(description);
    }

    @Override
    public SchemaKeywords enumeration(TypeShape.Enumeration shape) {
        EnumModel enumeration = model.enumeration(shape.type());
        if (isReference(shape.type())) {
            return out.reference(pointer(enumeration.definition()), slot).description(description);
        }
        return out.type("string", slot)
                .values(enumeration, slot)
                .description(Descriptions.of(description, enumeration));
    }

    @Override
    public SchemaKeywords character(TypeShape.Char shape) {
        return out.type("string", slot).character().description(description);
    }

    @Override
    public SchemaKeywords formatted(TypeShape.Formatted shape) {
        TextFormat format = shape.format();
        Facets facets = Facets.of(slot);
        Optional<String> form = Optional.of(format.phrase());
        boolean untold =
                format.schemaFormat().isEmpty() && format.schemaPattern().isEmpty();
        return out.type("string", slot)
                .format(format, facets)
                .bytes(facets)
                .description(untold ? Descriptions.join(description, form) : description);
    }

    @Override
    public SchemaKeywords anything(TypeShape.Anything shape) {
        return (shape.refusesNull() && slot.required() ? out.notNull() : out).description(description);
    }

    @Override
    public SchemaKeywords mapOf(TypeShape.MapOf shape) {
        out.type("object", slot)
                .sizes(Facets.of(slot), "minProperties", "maxProperties")
                .description(description);
        boolean anyKey = shape.key().shape() instanceof TypeShape.Text
                && shape.key().constraints().isEmpty();
        if (!anyKey) {
            out.name("propertyNames");
            value(shape.key(), Optional.empty());
        }
        out.name("additionalProperties");
        value(shape.value(), Optional.empty());
        return out;
    }

    @Override
    public SchemaKeywords array(TypeShape.Array shape) {
        out.type("array", slot)
                .sizes(Facets.of(slot), "minItems", "maxItems")
                .uniqueItems(shape.type().distinct())
                .description(description);
        out.name("items");
        value(shape.element(), Optional.empty());
        return out;
    }

    @Override
    public SchemaKeywords nested(TypeShape.Nested shape) {
        RecordModel record = model.record(shape.type());
        if (isReference(shape.type())) {
            return reference(shape.type(), record.definition());
        }
        out.type("object", slot).description(Descriptions.join(description, record.description()));
        out.name("properties");
        out.beginObject();
        properties(record.components());
        out.endObject();
        return out.required(Optional.empty(), record.components());
    }

    private SchemaKeywords reference(ClassRef type, String definition) {
        boolean isRoot = type.equals(model.type());
        return out.reference(isRoot ? "#" : pointer(definition), slot).description(description);
    }

    @Override
    public SchemaKeywords union(TypeShape.Union shape) {
        UnionModel union = model.union(shape.type());
        if (isReference(shape.type())) {
            return reference(shape.type(), union.definition());
        }
        out.description(Descriptions.join(description, union.description()));
        out.beginAnyOf();
        union.arms().forEach(arm -> arm(union.discriminator(), arm.tag(), model.record(arm.type())));
        return out.endAnyOf(slot);
    }

    @Override
    public SchemaKeywords wrapped(TypeShape.Wrapped shape) {
        RecordModel record = model.record(shape.type());
        if (isReference(shape.type())) {
            return reference(shape.type(), record.definition());
        }
        Slot content = model.content(shape);
        Slot inPlace = new Slot(content.shape(), slot.absence(), content.constraints());
        Optional<String> joined = Descriptions.join(description, record.description());
        return content.shape().match(new SlotSchema(inPlace, joined, false, model, uses, out));
    }

    @Override
    public SchemaKeywords coded(TypeShape.Coded shape) {
        return out.type(shape.kind().jsonType(), slot).description(description);
    }

    private void arm(String discriminator, String tag, RecordModel record) {
        out.beginObject();
        out.object().description(record.description());
        out.name("properties");
        out.beginObject();
        out.tag(discriminator, tag);
        properties(record.components());
        out.endObject();
        out.required(Optional.of(discriminator), record.components());
        out.endObject();
    }

    private void properties(List<ComponentModel> components) {
        for (ComponentModel component : components) {
            out.name(component.jsonName());
            out.beginObject();
            Slot written = component.written();
            written.shape().match(new SlotSchema(written, component.description(), false, model, uses, out));
            out.annotations(component, model);
            out.endObject();
        }
    }

    private boolean isReference(ClassRef type) {
        return !isDefinition && uses.shared(type);
    }

    /** A JSON Pointer as a URI fragment (RFC 6901, section 6). */
    private static String pointer(String definition) {
        return "#/$defs/" + URLEncoder.encode(definition, StandardCharsets.UTF_8);
    }
}
