package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Optional;

/**
 * What a component means: its own description and that of a type that is written in place, however deep in arrays.
 *
 * @param own the component's description
 */
record HintMeaning(Optional<String> own, ContractModel model, Uses uses) implements TypeShape.Cases<Optional<String>> {
    @Override
    public Optional<String> text(TypeShape.Text shape) {
        return own;
    }

    @Override
    public Optional<String> bool(TypeShape.Bool shape) {
        return own;
    }

    @Override
    public Optional<String> numeric(TypeShape.Numeric shape) {
        return own;
    }

    @Override
    public Optional<String> enumeration(TypeShape.Enumeration shape) {
        return uses.shared(shape.type()) ? own : Descriptions.of(own, model.enumeration(shape.type()));
    }

    @Override
    public Optional<String> character(TypeShape.Char shape) {
        return own;
    }

    @Override
    public Optional<String> formatted(TypeShape.Formatted shape) {
        return own;
    }

    @Override
    public Optional<String> anything(TypeShape.Anything shape) {
        return own;
    }

    @Override
    public Optional<String> mapOf(TypeShape.MapOf shape) {
        HintMeaning ofType = new HintMeaning(Optional.empty(), model, uses);
        return Descriptions.join(
                shape.key().shape().match(this), shape.value().shape().match(ofType));
    }

    @Override
    public Optional<String> array(TypeShape.Array shape) {
        return shape.element().shape().match(this);
    }

    @Override
    public Optional<String> nested(TypeShape.Nested shape) {
        return uses.shared(shape.type())
                ? own
                : Descriptions.join(own, model.record(shape.type()).description());
    }

    @Override
    public Optional<String> union(TypeShape.Union shape) {
        return uses.shared(shape.type())
                ? own
                : Descriptions.join(own, model.union(shape.type()).description());
    }

    @Override
    public Optional<String> wrapped(TypeShape.Wrapped shape) {
        Optional<String> joined =
                Descriptions.join(own, model.record(shape.type()).description());
        return uses.shared(shape.type())
                ? own
                : model.content(shape).shape().match(new HintMeaning(joined, model, uses));
    }

    @Override
    public Optional<String> coded(TypeShape.Coded shape) {
        return own;
    }
}
