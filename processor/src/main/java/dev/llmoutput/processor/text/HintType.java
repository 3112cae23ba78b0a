package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ComponentModel;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import dev.llmoutput.processor.model.UnionModel;
import dev.llmoutput.runtime.json.JsonAppender;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A type in a hint: {@code string}, {@code Line[]}, {@code ("A"|"B")[]}, {@code [{..}|null]}. What is used once is written
 * where it is used.
 */
record HintType(ContractModel model, Uses uses) implements TypeShape.Cases<String> {
    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    /** {@code {left: Expr, right: Expr}}. */
    String object(RecordModel record) {
        return HintLine.object(members(record));
    }

    /** {@code {type: "Wait", seconds: integer}|{type: "Stop"}}. */
    String arms(UnionModel union) {
        return HintLine.alternatives(
                union.arms().stream().map(arm -> arm(union, arm)).toList());
    }

    private List<HintLine> arm(UnionModel union, UnionModel.Arm arm) {
        RecordModel record = model.record(arm.type());
        List<HintLine> lines = new ArrayList<>();
        lines.add(new HintLine(
                name(union.discriminator()) + ": " + quoted(arm.tag()), HintComment.of(record.description())));
        lines.addAll(members(record));
        return lines;
    }

    private List<HintLine> members(RecordModel record) {
        return record.components().stream().map(this::member).toList();
    }

    private HintLine member(ComponentModel component) {
        ComponentModel written = new InPlace(model, uses).of(component);
        String name = name(component.jsonName()) + (component.required() ? ": " : "?: ");
        return new HintLine(
                name + written.slot().shape().match(this), HintComment.of(written, meaning(component), model));
    }

    /** {@code string // 1..8 characters}: what a record with {@code @JsonValue} is. */
    HintLine content(RecordModel record) {
        ComponentModel only = new InPlace(model, uses).of(record.components().get(0));
        return new HintLine(
                only.slot().shape().match(this),
                HintComment.of(only, Descriptions.join(record.description(), meaning(only)), model));
    }

    private Optional<String> meaning(ComponentModel component) {
        return component.slot().shape().match(new HintMeaning(component.description(), model, uses));
    }

    static String values(EnumModel enumeration) {
        return enumeration.constants().stream()
                .map(constant -> quoted(constant.wireName()))
                .collect(Collectors.joining("|"));
    }

    /** As TypeScript has it, in quotes only where it is no identifier: they would be a token or two for each name. */
    private static String name(String text) {
        return IDENTIFIER.matcher(text).matches() ? text : quoted(text);
    }

    private static String quoted(String text) {
        JsonAppender json = new JsonAppender();
        json.string(text);
        return OneLine.escaped(json.toString());
    }

    @Override
    public String text(TypeShape.Text shape) {
        return "string";
    }

    @Override
    public String bool(TypeShape.Bool shape) {
        return "boolean";
    }

    @Override
    public String numeric(TypeShape.Numeric shape) {
        return shape.type().integral() ? "integer" : "number";
    }

    @Override
    public String enumeration(TypeShape.Enumeration shape) {
        EnumModel enumeration = model.enumeration(shape.type());
        return uses.shared(shape.type()) ? enumeration.definition() : values(enumeration);
    }

    @Override
    public String character(TypeShape.Char shape) {
        return "string";
    }

    @Override
    public String formatted(TypeShape.Formatted shape) {
        return "string";
    }

    @Override
    public String anything(TypeShape.Anything shape) {
        return "any";
    }

    // {[key: string]: integer}
    @Override
    public String mapOf(TypeShape.MapOf shape) {
        String key = shape.key().shape().match(this);
        boolean anyKey = shape.key().shape() instanceof TypeShape.Text;
        String value = shape.value().shape().match(this) + (shape.value().required() ? "" : "|null");
        return (anyKey ? "{[key: " + key + "]: " : "{[key in " + key + "]?: ") + value + "}";
    }

    @Override
    public String array(TypeShape.Array shape) {
        Slot element = shape.element();
        String type = element.shape().match(this) + (element.required() ? "" : "|null");
        boolean object = (element.shape() instanceof TypeShape.Nested record && !uses.shared(record.type()))
                || (element.shape() instanceof TypeShape.Union arms && !uses.shared(arms.type()));
        if (object) {
            return "[" + type + "]";
        }
        boolean choice = !element.required()
                || (element.shape() instanceof TypeShape.Enumeration values && !uses.shared(values.type()));
        return choice ? "(" + type + ")[]" : type + "[]";
    }

    @Override
    public String nested(TypeShape.Nested shape) {
        RecordModel record = model.record(shape.type());
        return uses.shared(shape.type()) ? record.definition() : object(record);
    }

    @Override
    public String union(TypeShape.Union shape) {
        UnionModel union = model.union(shape.type());
        return uses.shared(shape.type()) ? union.definition() : arms(union);
    }

    @Override
    public String wrapped(TypeShape.Wrapped shape) {
        return model.record(shape.type()).definition();
    }

    @Override
    public String coded(TypeShape.Coded shape) {
        return shape.kind().jsonType();
    }
}
