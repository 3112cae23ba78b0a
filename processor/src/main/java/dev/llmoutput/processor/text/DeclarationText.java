package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeArgument;
import dev.llmoutput.processor.model.TypeKey;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What the types of a contract declare and their class files lose, as a JSON text for later compilations: descriptions,
 * constraints and nullness, also of what stands in arrays and maps, and the order of the records of a sealed interface.
 *
 * <pre>{@code
 * {"version":1,
 *  "records":{"com.example.Invoice":{"description":"..","components":{
 *      "number":{"description":"..","notBlank":true,"maxSize":20},
 *      "total":{},
 *      "note":{"absence":"optional"},
 *      "lines":{"minSize":1,"items":{"absence":"nullable"}},
 *      "labels":{"keys":{"maxSize":20},"values":{"notBlank":true}}}}},
 *  "unions":{"com.example.Payment":{"description":"..","arms":["com.example.Cash"]}},
 *  "enums":{"com.example.Currency":{"constants":{"EUR":{"description":".."},"USD":{}}}}}
 * }</pre>
 *
 * <p>Types go by their binary names (a generic one with its arguments, {@code com.example.Page<String{notBlank}>}) and members
 * by their Java names, each of them, in declaration order. What is not said of a member is as its type says: required,
 * unconstrained and not described. Further keywords are {@code arguments} (what is written of each type argument), {@code
 * notNull}, {@code minimum}, {@code exclusiveMinimum}, {@code maximum}, {@code exclusiveMaximum}, {@code decimals}, {@code
 * email}, {@code past}, {@code pastOrPresent}, {@code future}, {@code futureOrPresent}, {@code true} and {@code false} (a
 * boolean that is always that), and {@code patterns}, each of these with {@code regex}, and with {@code flags} and {@code
 * schema} where it has them. A reader skips what it does not know.
 */
public final class DeclarationText {
    private static final int VERSION = 1;

    private final JsonAppender out = new JsonAppender();

    private DeclarationText() {}

    /** The declarations of all types of {@code model}. */
    public static String of(ContractModel model) {
        DeclarationText text = new DeclarationText();
        text.document(model);
        return text.out.toString();
    }

    private void document(ContractModel model) {
        out.beginObject();
        out.name("version").number(VERSION);
        object("records");
        Set<String> written = new HashSet<>();
        model.records().stream()
                .filter(record -> written.add(TypeKey.of(record.type())))
                .forEach(this::record);
        out.endObject();
        if (!model.unions().isEmpty()) {
            object("unions");
            model.unions().stream()
                    .filter(union -> written.add(TypeKey.of(union.type())))
                    .forEach(this::union);
            out.endObject();
        }
        object("enums");
        model.enums().forEach(this::enumeration);
        out.endObject();
        out.endObject();
    }

    private void record(RecordModel record) {
        object(TypeKey.of(record.type()));
        string("description", record.description());
        object("components");
        record.components().forEach(this::component);
        out.endObject();
        out.endObject();
    }

    private static boolean saysMore(Slot slot) {
        return !slot.required()
                || refusesNull(slot)
                || !slot.constraints().isEmpty()
                || slot.shape().inner().stream().anyMatch(DeclarationText::saysMore)
                || argumentsSayMore(slot);
    }

    private static boolean refusesNull(Slot slot) {
        return slot.shape() instanceof TypeShape.Anything any && any.refusesNull();
    }

    private static boolean argumentsSayMore(Slot slot) {
        return slot.shape().arguments().stream().map(TypeArgument::slot).anyMatch(DeclarationText::saysMore);
    }

    private void component(ComponentModel component) {
        object(component.javaName());
        string("description", component.description());
        slot(component.slot());
        out.endObject();
    }

    /** Its tags are annotations, which class files keep; the order of its records may differ there. */
    private void union(UnionModel union) {
        object(TypeKey.of(union.type()));
        string("description", union.description());
        out.name("arms").beginArray();
        union.arms().forEach(arm -> out.string(arm.type().binaryName()));
        out.endArray();
        out.endObject();
    }

    private void enumeration(EnumModel enumeration) {
        object(enumeration.type().binaryName());
        string("description", enumeration.description());
        object("constants");
        enumeration.constants().forEach(this::constant);
        out.endObject();
        out.endObject();
    }

    private void constant(EnumModel.Constant constant) {
        object(constant.javaName());
        string("description", constant.description());
        out.endObject();
    }

    private void slot(Slot slot) {
        if (!slot.required()) {
            string("absence", Optional.of(slot.absence().name().toLowerCase(Locale.ROOT)));
        }
        if (refusesNull(slot)) {
            out.name("notNull").bool(true);
        }
        slot.constraints().stream()
                .filter(constraint -> !(constraint instanceof Constraint.Pattern))
                .forEach(constraint -> constraint.match(new Keywords()));
        patterns(Facets.of(slot));
        if (slot.shape() instanceof TypeShape.Array array) {
            inner("items", array.element());
        }
        if (slot.shape() instanceof TypeShape.MapOf map) {
            inner("keys", map.key());
            inner("values", map.value());
        }
        if (argumentsSayMore(slot)) {
            out.name("arguments").beginArray();
            slot.shape().arguments().forEach(this::argument);
            out.endArray();
        }
    }

    private void argument(TypeArgument argument) {
        out.beginObject();
        slot(argument.slot());
        out.endObject();
    }

    private void inner(String name, Slot slot) {
        if (saysMore(slot)) {
            object(name);
            slot(slot);
            out.endObject();
        }
    }

    private void patterns(Facets facets) {
        if (facets.patterns().isEmpty()) {
            return;
        }
        out.name("patterns").beginArray();
        facets.patterns().forEach(pattern -> pattern.match(new Keywords()));
        out.endArray();
    }

    private void object(String name) {
        out.name(name).beginObject();
    }

    private void string(String name, Optional<String> value) {
        value.ifPresent(text -> out.name(name).string(text));
    }

    private final class Keywords implements Constraint.Cases<JsonAppender> {
        @Override
        public JsonAppender notBlank(Constraint.NotBlank constraint) {
            out.name("notBlank").bool(true);
            return out;
        }

        @Override
        public JsonAppender size(Constraint.Size constraint) {
            if (constraint.min() > 0 || constraint.max().isEmpty()) {
                out.name("minSize").number(constraint.min());
            }
            constraint.max().ifPresent(max -> out.name("maxSize").number(max));
            return out;
        }

        @Override
        public JsonAppender lowerBound(Constraint.LowerBound constraint) {
            out.name(constraint.exclusive() ? "exclusiveMinimum" : "minimum").number(constraint.bound());
            return out;
        }

        @Override
        public JsonAppender upperBound(Constraint.UpperBound constraint) {
            out.name(constraint.exclusive() ? "exclusiveMaximum" : "maximum").number(constraint.bound());
            return out;
        }

        @Override
        public JsonAppender decimals(Constraint.Decimals constraint) {
            out.name("decimals").number(constraint.decimals());
            return out;
        }

        @Override
        public JsonAppender email(Constraint.Email constraint) {
            out.name("email").bool(true);
            return out;
        }

        @Override
        public JsonAppender truth(Constraint.Truth constraint) {
            out.name(constraint.value() ? "true" : "false").bool(true);
            return out;
        }

        @Override
        public JsonAppender time(Constraint.Time constraint) {
            out.name(constraint.tense().method()).bool(true);
            return out;
        }

        @Override
        public JsonAppender pattern(Constraint.Pattern constraint) {
            out.beginObject();
            string("regex", Optional.of(constraint.regex()));
            if (constraint.flags() != 0) {
                out.name("flags").number(constraint.flags());
            }
            string("schema", constraint.schemaRegex());
            out.endObject();
            return out;
        }
    }
}
