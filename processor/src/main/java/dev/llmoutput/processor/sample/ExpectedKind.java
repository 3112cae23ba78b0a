package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;

/** What stands at a place, in terms of JSON. */
record ExpectedKind(ContractModel model) implements TypeShape.Cases<String> {
    @Override
    public String text(TypeShape.Text shape) {
        return "a string";
    }

    @Override
    public String bool(TypeShape.Bool shape) {
        return "a boolean";
    }

    @Override
    public String numeric(TypeShape.Numeric shape) {
        return shape.type().integral() ? "an integer" : "a number";
    }

    @Override
    public String enumeration(TypeShape.Enumeration shape) {
        return "a string";
    }

    @Override
    public String character(TypeShape.Char shape) {
        return "a string of one character";
    }

    @Override
    public String formatted(TypeShape.Formatted shape) {
        return "a string";
    }

    @Override
    public String anything(TypeShape.Anything shape) {
        return shape.refusesNull() ? "a value other than null" : "a value";
    }

    @Override
    public String mapOf(TypeShape.MapOf shape) {
        return "an object";
    }

    @Override
    public String array(TypeShape.Array shape) {
        return "an array";
    }

    @Override
    public String nested(TypeShape.Nested shape) {
        return "an object";
    }

    @Override
    public String union(TypeShape.Union shape) {
        return "an object";
    }

    @Override
    public String wrapped(TypeShape.Wrapped shape) {
        return model.content(shape).shape().match(this);
    }

    @Override
    public String coded(TypeShape.Coded shape) {
        return "a " + shape.kind().jsonType();
    }
}
