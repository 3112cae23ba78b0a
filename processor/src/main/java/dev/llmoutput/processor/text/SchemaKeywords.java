package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.runtime.json.JsonAppender;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes single keywords of JSON Schema. */
final class SchemaKeywords {
    private final JsonAppender out;
    private final boolean allRequired;

    /** @param allRequired whether what may be left out is asked for as well, since it may be null */
    SchemaKeywords(JsonAppender out, boolean allRequired) {
        this.out = out;
        this.allRequired = allRequired;
    }

    void beginObject() {
        out.beginObject();
    }

    void endObject() {
        out.endObject();
    }

    void name(String name) {
        out.name(name);
    }

    /** One type, or the type and {@code null} where nothing may stand there. */
    SchemaKeywords type(String type, Slot slot) {
        out.name("type");
        if (slot.required()) {
            out.string(type);
        } else {
            out.beginArray();
            out.string(type);
            out.string("null");
            out.endArray();
        }
        return this;
    }

    /** Any type but one. */
    SchemaKeywords notNull() {
        out.name("type").beginArray();
        Stream.of("string", "number", "boolean", "object", "array").forEach(out::string);
        out.endArray();
        return this;
    }

    SchemaKeywords object() {
        out.name("type").string("object");
        return this;
    }

    SchemaKeywords sizes(Facets facets, String min, String max) {
        if (facets.minSize() > 0) {
            out.name(min).number(facets.minSize());
        }
        facets.maxSize().ifPresent(size -> out.name(max).number(size));
        return this;
    }

    SchemaKeywords uniqueItems(boolean distinct) {
        if (distinct) {
            out.name("uniqueItems").bool(true);
        }
        return this;
    }

    SchemaKeywords format(TextFormat format, Facets facets) {
        format.schemaFormat().ifPresent(name -> out.name("format").string(name));
        Optional<String> regex =
                format == TextFormat.BASE64 ? Optional.of(Base64Regex.of(facets)) : format.schemaPattern();
        regex.ifPresent(pattern -> out.name("pattern").string(pattern));
        return this;
    }

    /** One UTF-16 unit: a character beyond U+FFFF is two. */
    SchemaKeywords character() {
        out.name("minLength").number(1);
        out.name("maxLength").number(1);
        out.name("pattern").string("^[\\u0000-\\uFFFF]$");
        return this;
    }

    /** The length of the base64 text of so many bytes, which is a multiple of four. */
    SchemaKeywords bytes(Facets facets) {
        if (facets.minSize() > 0) {
            out.name("minLength").number(base64Length(facets.minSize()));
        }
        facets.maxSize().ifPresent(size -> out.name("maxLength").number(base64Length(size)));
        return this;
    }

    private static long base64Length(int bytes) {
        return (bytes + 2L) / 3 * 4;
    }

    SchemaKeywords range(Facets facets) {
        facets.lower().ifPresent(bound -> bound(bound.exclusive() ? "exclusiveMinimum" : "minimum", bound.value()));
        facets.upper().ifPresent(bound -> bound(bound.exclusive() ? "exclusiveMaximum" : "maximum", bound.value()));
        facets.divisor().ifPresent(divisor -> bound("multipleOf", divisor));
        return this;
    }

    private void bound(String name, BigDecimal value) {
        out.name(name).number(value);
    }

    /** {@code "pattern":".."}, or {@code "allOf":[{"pattern":".."},{"pattern":".."}]} where there are several. */
    SchemaKeywords patterns(Facets facets) {
        List<String> patterns = new ArrayList<>();
        if (facets.notBlank()) {
            patterns.add("\\S");
        }
        if (facets.email()) {
            patterns.add(Constraint.Email.REGEX);
            out.name("format").string("email");
        }
        facets.patterns().stream()
                .map(Constraint.Pattern::schemaRegex)
                .flatMap(Optional::stream)
                .forEach(patterns::add);
        if (patterns.size() == 1) {
            out.name("pattern").string(patterns.get(0));
        } else if (!patterns.isEmpty()) {
            allOf(patterns);
        }
        return this;
    }

    private void allOf(List<String> patterns) {
        out.name("allOf").beginArray();
        for (String pattern : patterns) {
            out.beginObject();
            out.name("pattern").string(pattern);
            out.endObject();
        }
        out.endArray();
    }

    /** {@code "enum":[true]}: {@code const} would leave out the null beside it. */
    SchemaKeywords truths(Facets facets, Slot slot) {
        if (!facets.truths().isEmpty()) {
            out.name("enum").beginArray();
            facets.truths().forEach(out::bool);
            if (!slot.required()) {
                out.nullValue();
            }
            out.endArray();
        }
        return this;
    }

    SchemaKeywords values(EnumModel enumeration, Slot slot) {
        out.name("enum").beginArray();
        enumeration.constants().forEach(constant -> out.string(constant.wireName()));
        if (!slot.required()) {
            out.nullValue();
        }
        out.endArray();
        return this;
    }

    /** {@code "$ref":".."}, beside {@code null} where nothing may stand there. */
    SchemaKeywords reference(String pointer, Slot slot) {
        if (slot.required()) {
            out.name("$ref").string(pointer);
            return this;
        }
        out.name("anyOf").beginArray();
        out.beginObject();
        out.name("$ref").string(pointer);
        out.endObject();
        out.beginObject();
        out.name("type").string("null");
        out.endObject();
        out.endArray();
        return this;
    }

    /** Which properties an object needs, the discriminator of an arm first, and that it has no others. */
    SchemaKeywords required(Optional<String> discriminator, List<ComponentModel> components) {
        List<ComponentModel> required = components.stream()
                .filter(component -> allRequired || component.required())
                .toList();
        if (!required.isEmpty() || discriminator.isPresent()) {
            out.name("required").beginArray();
            discriminator.ifPresent(out::string);
            required.forEach(component -> out.string(component.jsonName()));
            out.endArray();
        }
        out.name("additionalProperties").bool(false);
        return this;
    }

    /** The property that tells an arm: {@code "type":{"type":"string","const":"Wait"}}. */
    void tag(String discriminator, String tag) {
        out.name(discriminator).beginObject();
        out.name("type").string("string");
        out.name("const").string(tag);
        out.endObject();
    }

    /** Begins the list of what a value may be. */
    void beginAnyOf() {
        out.name("anyOf").beginArray();
    }

    /** Ends that list, with {@code null} last where nothing may stand there. */
    SchemaKeywords endAnyOf(Slot slot) {
        if (!slot.required()) {
            out.beginObject();
            out.name("type").string("null");
            out.endObject();
        }
        out.endArray();
        return this;
    }

    /** {@code "default":..,"examples":[..]}, where the author gives them. */
    void annotations(ComponentModel component, ContractModel model) {
        component
                .refinements()
                .defaultJson()
                .ifPresent(json -> out.name("default").value(JsonValues.read(json)));
        JsonValues.example(component, model).ifPresent(example -> {
            out.name("examples").beginArray();
            out.value(example);
            out.endArray();
        });
    }

    SchemaKeywords description(Optional<String> description) {
        description.ifPresent(text -> out.name("description").string(text));
        return this;
    }
}
