package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What to tell a model so that it answers with the shape of a contract: one sentence, then the shape much as TypeScript
 * writes it, which costs about half of the schema.
 *
 * <pre>{@code
 * Answer only with JSON like this:
 * {
 *  "decision": "APPROVE"|"REJECT", // what should happen to the change
 *  "reasons": string[], // not empty
 *  "note"?: string
 * }
 * }</pre>
 *
 * <p>{@code ?} marks a key that may be left out. A type of the author that is used more than once is written by its name,
 * and follows as a definition.
 */
public final class HintText {
    /** One space: a second one would be a token more on each line. */
    private static final String INDENT = " ";

    private final ContractModel model;
    private final Uses uses;
    private final InPlace inPlace;
    private final StringBuilder out = new StringBuilder();
    private String indent = "";
    /** The comment of the line that is being written. */
    private String comment = "";

    private HintText(ContractModel model) {
        this.model = model;
        this.uses = Uses.of(model);
        this.inPlace = new InPlace(model, uses);
    }

    /** The hint of {@code model}; lines end with a line feed, the last one without. */
    public static String of(ContractModel model) {
        return new HintText(model).document();
    }

    private String document() {
        out.append(ListHintText.headOfOne(model));
        model.records().forEach(this::definition);
        model.unions()
                .forEach(union -> definition(union.type(), union.definition(), union.description(), () -> arms(union)));
        model.enums()
                .forEach(type -> definition(
                        type.type(), type.definition(), Descriptions.of(type), () -> out.append(values(type))));
        return out.toString();
    }

    private void definition(RecordModel record) {
        Runnable body = record.wrapper() ? () -> content(record) : () -> object(record, Optional.empty());
        definition(record.type(), record.definition(), record.description(), body);
    }

    /** {@code TicketId = string // 1..8 characters}. */
    private void content(RecordModel record) {
        ComponentModel only = inPlace.of(record.components().get(0));
        comment = HintComment.of(only, Descriptions.join(record.description(), meaning(only)), model);
        only.slot().shape().match(new Type());
    }

    private Optional<String> meaning(ComponentModel component) {
        return component.slot().shape().match(new HintMeaning(component.description(), model, uses));
    }

    /** A type that has a place of its own in the hint: the root, and what is used more than once. */
    private void definition(ClassRef type, String name, Optional<String> description, Runnable body) {
        boolean named = uses.shared(type);
        if (named || type.equals(model.type())) {
            out.append('\n').append(named ? name + " = " : "");
            comment = HintComment.of(description);
            body.run();
            endOfLine("");
        }
    }

    /** @param tag the line that tells the object from the other arms of its sealed interface */
    private void object(RecordModel record, Optional<String> tag) {
        String outer = indent;
        out.append('{');
        endOfLine("\n");
        indent = outer + INDENT;
        Iterator<ComponentModel> components = record.components().iterator();
        tag.ifPresent(line -> {
            out.append(indent).append(line);
            comment = HintComment.of(record.description());
            endOfMember(components.hasNext());
        });
        while (components.hasNext()) {
            member(components.next());
            endOfMember(components.hasNext());
        }
        indent = outer;
        out.append(indent).append('}');
    }

    private void endOfMember(boolean more) {
        out.append(more ? "," : "");
        endOfLine("\n");
    }

    /** {@code {"type": "Wait", ..} | {"type": "Call", ..}}, each member on a line of its own. */
    private void arms(UnionModel union) {
        Iterator<UnionModel.Arm> arms = union.arms().iterator();
        while (arms.hasNext()) {
            UnionModel.Arm arm = arms.next();
            object(model.record(arm.type()), Optional.of(quoted(union.discriminator()) + ": " + quoted(arm.tag())));
            out.append(arms.hasNext() ? " | " : "");
        }
    }

    private void member(ComponentModel component) {
        ComponentModel written = inPlace.of(component);
        out.append(indent).append(quoted(component.jsonName())).append(component.required() ? ": " : "?: ");
        comment = HintComment.of(written, meaning(component), model);
        written.slot().shape().match(new Type());
    }

    private void endOfLine(String end) {
        out.append(comment.isEmpty() ? "" : " // ").append(comment).append(end);
        comment = "";
    }

    private static String values(EnumModel enumeration) {
        return enumeration.constants().stream()
                .map(constant -> quoted(constant.wireName()))
                .collect(Collectors.joining("|"));
    }

    private static String quoted(String text) {
        JsonAppender json = new JsonAppender();
        json.string(text);
        return OneLine.escaped(json.toString());
    }

    /** Writes a type: {@code string}, {@code Line[]}, {@code ("A"|"B")[]}, {@code [{..}|null]}. */
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
        public StringBuilder character(TypeShape.Char shape) {
            return out.append("string");
        }

        @Override
        public StringBuilder formatted(TypeShape.Formatted shape) {
            return out.append("string");
        }

        @Override
        public StringBuilder anything(TypeShape.Anything shape) {
            return out.append("any");
        }

        // {[key: string]: integer}
        @Override
        public StringBuilder mapOf(TypeShape.MapOf shape) {
            boolean anyKey = shape.key().shape() instanceof TypeShape.Text;
            out.append(anyKey ? "{[key: " : "{[key in ");
            shape.key().shape().match(this);
            out.append(anyKey ? "]: " : "]?: ");
            shape.value().shape().match(this);
            return out.append(shape.value().required() ? "}" : "|null}");
        }

        @Override
        public StringBuilder array(TypeShape.Array shape) {
            Slot element = shape.element();
            boolean object = (element.shape() instanceof TypeShape.Nested record && !uses.shared(record.type()))
                    || (element.shape() instanceof TypeShape.Union arms && !uses.shared(arms.type()));
            boolean union = !element.required()
                    || (element.shape() instanceof TypeShape.Enumeration values && !uses.shared(values.type()));
            out.append(object ? "[" : union ? "(" : "");
            element.shape().match(this);
            out.append(element.required() ? "" : "|null");
            return out.append(object ? "]" : union ? ")[]" : "[]");
        }

        @Override
        public StringBuilder nested(TypeShape.Nested shape) {
            RecordModel record = model.record(shape.type());
            if (uses.shared(shape.type())) {
                return out.append(record.definition());
            }
            object(record, Optional.empty());
            return out;
        }

        @Override
        public StringBuilder union(TypeShape.Union shape) {
            UnionModel union = model.union(shape.type());
            if (uses.shared(shape.type())) {
                return out.append(union.definition());
            }
            arms(union);
            return out;
        }

        @Override
        public StringBuilder wrapped(TypeShape.Wrapped shape) {
            return out.append(model.record(shape.type()).definition());
        }

        @Override
        public StringBuilder coded(TypeShape.Coded shape) {
            return out.append(shape.kind().jsonType());
        }
    }
}
