package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The <a href="https://json-schema.org/draft/2020-12">JSON Schema 2020-12</a> of a contract, compact and in declaration
 * order. It describes exactly what a strict reading takes that refuses unknown keys, as far as a schema can: rules over
 * several components, constructors, limits and repeated keys are beyond it.
 *
 * <p>A type of the author that is used once stands in place, any other is a definition. A recursive root is {@code #}.
 */
public final class SchemaText {
    private final ContractModel model;
    private final Uses uses;
    private final JsonAppender out = new JsonAppender();
    private final SchemaKeywords keywords;

    private SchemaText(ContractModel model, boolean allRequired) {
        this.model = model;
        this.uses = Uses.of(model);
        this.keywords = new SchemaKeywords(out, allRequired);
    }

    /** The schema of {@code model}. */
    public static String of(ContractModel model) {
        return new SchemaText(model, false).document();
    }

    /** The schema as strict modes of providers want it: every property is required, and null where it may be absent. */
    public static String allRequired(ContractModel model) {
        return new SchemaText(model, true).document();
    }

    private String document() {
        out.beginObject();
        out.name("$schema").string("https://json-schema.org/draft/2020-12/schema");
        out.name("title").string(model.name());
        keywords(model.root());
        definitions();
        out.endObject();
        return out.toString();
    }

    private void definitions() {
        Map<String, TypeShape> shared = new LinkedHashMap<>();
        model.records().stream()
                .filter(record -> isDefinition(record.type()))
                .forEach(record -> shared.put(record.definition(), record.shape()));
        model.unions().stream()
                .filter(union -> isDefinition(union.type()))
                .forEach(union -> shared.put(union.definition(), new TypeShape.Union(union.type())));
        model.enums().stream()
                .filter(type -> isDefinition(type.type()))
                .forEach(type -> shared.put(type.definition(), new TypeShape.Enumeration(type.type())));
        if (!shared.isEmpty()) {
            out.name("$defs").beginObject();
            shared.forEach(this::definition);
            out.endObject();
        }
    }

    private boolean isDefinition(ClassRef type) {
        return uses.shared(type) && !type.equals(model.type());
    }

    private void definition(String name, TypeShape shape) {
        out.name(name).beginObject();
        keywords(shape);
        out.endObject();
    }

    private void keywords(TypeShape shape) {
        shape.match(SlotSchema.definition(shape, model, uses, keywords));
    }
}
