package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.runtime.json.JsonAppender;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The <a href="https://json-schema.org/draft/2020-12">JSON Schema 2020-12</a> of a contract, compact and in declaration
 * order. It describes exactly what a strict reading takes that refuses unknown keys.
 *
 * <p>A record or enum that is used once stands in place, any other is a definition. A recursive root is {@code #}.
 */
public final class SchemaText {
    private final ContractModel model;
    private final Uses uses;
    private final JsonAppender out = new JsonAppender();

    private SchemaText(ContractModel model) {
        this.model = model;
        this.uses = Uses.of(model);
    }

    /** The schema of {@code model}. */
    public static String of(ContractModel model) {
        return new SchemaText(model).document();
    }

    private String document() {
        out.beginObject();
        string("$schema", "https://json-schema.org/draft/2020-12/schema");
        string("title", model.name());
        model.root().match(new Definition(required(model.root()), Optional.empty()));
        definitions();
        out.endObject();
        return out.toString();
    }

    private static Slot required(TypeShape shape) {
        return new Slot(shape, Slot.Absence.REQUIRED, List.of());
    }

    private void definitions() {
        List<RecordModel> records = model.records().stream()
                .filter(type -> uses.shared(type.type()) && !type.type().equals(model.type()))
                .toList();
        List<EnumModel> enums =
                model.enums().stream().filter(type -> uses.shared(type.type())).toList();
        if (records.isEmpty() && enums.isEmpty()) {
            return;
        }
        out.name("$defs");
        out.beginObject();
        records.forEach(type -> definition(type.definition(), new TypeShape.Nested(type.type())));
        enums.forEach(type -> definition(type.definition(), new TypeShape.Enumeration(type.type())));
        out.endObject();
    }

    private void definition(String name, TypeShape shape) {
        out.name(name);
        out.beginObject();
        shape.match(new Definition(required(shape), Optional.empty()));
        out.endObject();
    }

    private void schema(Slot slot, Optional<String> description) {
        out.beginObject();
        slot.shape().match(new Use(slot, description));
        out.endObject();
    }

    private void string(String name, String value) {
        out.name(name);
        out.string(value);
    }

    private void number(String name, BigDecimal value) {
        out.name(name);
        out.number(value);
    }

    /** The keywords of a type written in place. */
    private class Definition implements TypeShape.Cases<JsonAppender> {
        final Slot slot;
        final Optional<String> description;

        Definition(Slot slot, Optional<String> description) {
            this.slot = slot;
            this.description = description;
        }

        @Override
        public JsonAppender text(TypeShape.Text shape) {
            type("string");
            Facets facets = Facets.of(slot);
            sizes(facets, "minLength", "maxLength");
            patterns(facets);
            return describe(description);
        }

        @Override
        public JsonAppender bool(TypeShape.Bool shape) {
            type("boolean");
            return describe(description);
        }

        @Override
        public JsonAppender numeric(TypeShape.Numeric shape) {
            type(shape.type().integral() ? "integer" : "number");
            Facets facets = Facets.of(slot).within(shape.type());
            facets.lower()
                    .ifPresent(bound -> number(bound.exclusive() ? "exclusiveMinimum" : "minimum", bound.value()));
            facets.upper()
                    .ifPresent(bound -> number(bound.exclusive() ? "exclusiveMaximum" : "maximum", bound.value()));
            return describe(description);
        }

        @Override
        public JsonAppender enumeration(TypeShape.Enumeration shape) {
            EnumModel enumeration = model.enumeration(shape.type());
            type("string");
            out.name("enum");
            out.beginArray();
            enumeration.constants().forEach(constant -> out.string(constant.wireName()));
            if (!slot.required()) {
                out.nullValue();
            }
            out.endArray();
            return describe(Descriptions.join(description, Descriptions.of(enumeration)));
        }

        @Override
        public JsonAppender array(TypeShape.Array shape) {
            type("array");
            sizes(Facets.of(slot), "minItems", "maxItems");
            describe(description);
            out.name("items");
            schema(shape.element(), Optional.empty());
            return out;
        }

        @Override
        public JsonAppender nested(TypeShape.Nested shape) {
            RecordModel record = model.record(shape.type());
            type("object");
            describe(Descriptions.join(description, record.description()));
            properties(record.components());
            required(record.components());
            out.name("additionalProperties");
            out.bool(false);
            return out;
        }

        /** One type, or the type and {@code null} where nothing may stand there. */
        private void type(String name) {
            out.name("type");
            if (slot.required()) {
                out.string(name);
                return;
            }
            out.beginArray();
            out.string(name);
            out.string("null");
            out.endArray();
        }

        private void sizes(Facets facets, String min, String max) {
            if (facets.minSize() > 0) {
                number(min, BigDecimal.valueOf(facets.minSize()));
            }
            facets.maxSize().ifPresent(size -> number(max, BigDecimal.valueOf(size)));
        }

        /** {@code "pattern":".."}, or {@code "allOf":[{"pattern":".."},{"pattern":".."}]} where there are several. */
        private void patterns(Facets facets) {
            List<String> patterns = new ArrayList<>();
            if (facets.notBlank()) {
                patterns.add("\\S");
            }
            facets.patterns().stream()
                    .map(Constraint.Pattern::schemaRegex)
                    .flatMap(Optional::stream)
                    .forEach(patterns::add);
            if (patterns.size() == 1) {
                string("pattern", patterns.get(0));
            } else if (!patterns.isEmpty()) {
                out.name("allOf");
                out.beginArray();
                patterns.forEach(pattern -> {
                    out.beginObject();
                    string("pattern", pattern);
                    out.endObject();
                });
                out.endArray();
            }
        }

        private void properties(List<ComponentModel> components) {
            out.name("properties");
            out.beginObject();
            for (ComponentModel component : components) {
                out.name(component.jsonName());
                schema(component.slot(), component.description());
            }
            out.endObject();
        }

        private void required(List<ComponentModel> components) {
            List<ComponentModel> required = components.stream()
                    .filter(component -> component.slot().required())
                    .toList();
            if (required.isEmpty()) {
                return;
            }
            out.name("required");
            out.beginArray();
            required.forEach(component -> out.string(component.jsonName()));
            out.endArray();
        }

        final JsonAppender describe(Optional<String> text) {
            text.ifPresent(description -> string("description", description));
            return out;
        }
    }

    /** The keywords of a type where it is used: in place, or a reference where it has a definition. */
    private final class Use extends Definition {
        Use(Slot slot, Optional<String> description) {
            super(slot, description);
        }

        @Override
        public JsonAppender enumeration(TypeShape.Enumeration shape) {
            return uses.shared(shape.type())
                    ? reference(pointer(model.enumeration(shape.type()).definition()))
                    : super.enumeration(shape);
        }

        @Override
        public JsonAppender nested(TypeShape.Nested shape) {
            return uses.shared(shape.type()) ? reference(pointer(shape.type())) : super.nested(shape);
        }

        private String pointer(ClassRef type) {
            return type.equals(model.type()) ? "#" : pointer(model.record(type).definition());
        }

        /** A JSON Pointer as a URI fragment (RFC 6901, section 6). */
        private String pointer(String definition) {
            return "#/$defs/" + URLEncoder.encode(definition, StandardCharsets.UTF_8);
        }

        /** {@code "$ref":".."}, beside {@code null} where nothing may stand there. */
        private JsonAppender reference(String pointer) {
            if (slot.required()) {
                string("$ref", pointer);
                return describe(description);
            }
            out.name("anyOf");
            out.beginArray();
            out.beginObject();
            string("$ref", pointer);
            out.endObject();
            out.beginObject();
            string("type", "null");
            out.endObject();
            out.endArray();
            return describe(description);
        }
    }
}
