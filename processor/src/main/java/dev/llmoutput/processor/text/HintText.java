package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What to tell a model so that it answers with the shape of a contract: one sentence, then the shape much as TypeScript
 * writes it, which costs about half of the schema.
 *
 * <pre>{@code
 * Answer with JSON only, one object like this:
 * {
 *   "decision": "APPROVE" | "REJECT", // what should happen to the change
 *   "reasons": string[], // at least 1 item
 *   "note"?: string
 * }
 * }</pre>
 *
 * <p>{@code ?} marks a key that may be left out. A record or enum that is used more than once is written by its name,
 * and follows as a definition.
 */
public final class HintText {
    private static final String INDENT = "  ";

    private final ContractModel model;
    private final Uses uses;
    private final StringBuilder out = new StringBuilder();
    private String indent = "";
    /** The comment of the line that is being written. */
    private String comment = "";

    private HintText(ContractModel model) {
        this.model = model;
        this.uses = Uses.of(model);
    }

    /** The hint of {@code model}; lines end with a line feed, the last one without. */
    public static String of(ContractModel model) {
        return new HintText(model).document();
    }

    private String document() {
        out.append(model.hintSentence().orElse("Answer with JSON only, one object like this:"));
        for (RecordModel record : model.records()) {
            boolean named = uses.shared(record.type());
            if (named || record.type().equals(model.type())) {
                out.append('\n').append(named ? record.definition() + " = " : "");
                comment = HintComment.of(record.description());
                object(record);
            }
        }
        for (EnumModel enumeration : model.enums()) {
            if (uses.shared(enumeration.type())) {
                out.append('\n').append(enumeration.definition()).append(" = ").append(values(enumeration));
                comment = HintComment.of(Descriptions.of(enumeration));
                endOfLine("");
            }
        }
        return out.toString();
    }

    private void object(RecordModel record) {
        String outer = indent;
        out.append('{');
        endOfLine("\n");
        indent = outer + INDENT;
        Iterator<ComponentModel> components = record.components().iterator();
        while (components.hasNext()) {
            member(components.next());
            out.append(components.hasNext() ? "," : "");
            endOfLine("\n");
        }
        indent = outer;
        out.append(indent).append('}');
    }

    private void member(ComponentModel component) {
        Slot slot = component.slot();
        out.append(indent).append(quoted(component.jsonName())).append(slot.required() ? ": " : "?: ");
        Optional<String> ofType = slot.shape().match(new TypeDescription());
        comment = HintComment.of(slot, Descriptions.join(component.description(), ofType));
        slot.shape().match(new Type());
    }

    private void endOfLine(String end) {
        out.append(comment.isEmpty() ? "" : " // ").append(comment).append(end);
        comment = "";
    }

    private static String values(EnumModel enumeration) {
        return enumeration.constants().stream()
                .map(constant -> quoted(constant.wireName()))
                .collect(Collectors.joining(" | "));
    }

    private static String quoted(String text) {
        JsonAppender json = new JsonAppender();
        json.string(text);
        return OneLine.escaped(json.toString());
    }

    /** What is known of a type that is written in place, however deep in arrays. */
    private final class TypeDescription implements TypeShape.Cases<Optional<String>> {
        @Override
        public Optional<String> text(TypeShape.Text shape) {
            return Optional.empty();
        }

        @Override
        public Optional<String> bool(TypeShape.Bool shape) {
            return Optional.empty();
        }

        @Override
        public Optional<String> numeric(TypeShape.Numeric shape) {
            return Optional.empty();
        }

        @Override
        public Optional<String> enumeration(TypeShape.Enumeration shape) {
            return uses.shared(shape.type()) ? Optional.empty() : Descriptions.of(model.enumeration(shape.type()));
        }

        @Override
        public Optional<String> array(TypeShape.Array shape) {
            return shape.element().shape().match(this);
        }

        @Override
        public Optional<String> nested(TypeShape.Nested shape) {
            return uses.shared(shape.type())
                    ? Optional.empty()
                    : model.record(shape.type()).description();
        }
    }

    /** Writes a type: {@code string}, {@code Line[]}, {@code ("A" | "B")[]}, {@code [{..} | null]}. */
    private final class Type implements TypeShape.Cases<StringBuilder> {
        @Override
        public StringBuilder text(TypeShape.Text shape) {
            return out.append("string");
        }

        @Override
        public StringBuilder bool(TypeShape.Bool shape) {
            return out.append("boolean");
        }

        @Override
        public StringBuilder numeric(TypeShape.Numeric shape) {
            return out.append(shape.type().integral() ? "integer" : "number");
        }

        @Override
        public StringBuilder enumeration(TypeShape.Enumeration shape) {
            EnumModel enumeration = model.enumeration(shape.type());
            return out.append(uses.shared(shape.type()) ? enumeration.definition() : values(enumeration));
        }

        @Override
        public StringBuilder array(TypeShape.Array shape) {
            Slot element = shape.element();
            boolean object = element.shape() instanceof TypeShape.Nested record && !uses.shared(record.type());
            boolean union = !element.required()
                    || (element.shape() instanceof TypeShape.Enumeration values && !uses.shared(values.type()));
            out.append(object ? "[" : union ? "(" : "");
            element.shape().match(this);
            out.append(element.required() ? "" : " | null");
            return out.append(object ? "]" : union ? ")[]" : "[]");
        }

        @Override
        public StringBuilder nested(TypeShape.Nested shape) {
            RecordModel record = model.record(shape.type());
            if (uses.shared(shape.type())) {
                return out.append(record.definition());
            }
            object(record);
            return out;
        }
    }
}
