package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.TypeShape;

/** A shape as messages name it. */
enum ShapeTitle implements TypeShape.Cases<String> {
    /** The only one. */
    INSTANCE;

    @Override
    public String text(TypeShape.Text shape) {
        return "String";
    }

    @Override
    public String bool(TypeShape.Bool shape) {
        return "boolean";
    }

    @Override
    public String numeric(TypeShape.Numeric shape) {
        return NumberTitle.of(shape.type());
    }

    @Override
    public String enumeration(TypeShape.Enumeration shape) {
        return "an enum";
    }

    @Override
    public String character(TypeShape.Char shape) {
        return "char";
    }

    @Override
    public String formatted(TypeShape.Formatted shape) {
        return shape.format().title();
    }

    @Override
    public String anything(TypeShape.Anything shape) {
        return shape.jsonNode() ? "JsonNode" : "Object";
    }

    @Override
    public String mapOf(TypeShape.MapOf shape) {
        return "a map";
    }

    @Override
    public String array(TypeShape.Array shape) {
        return switch (shape.type()) {
            case LIST -> "a list";
            case COLLECTION -> "a collection";
            case ITERABLE -> "an iterable";
            case SET, SORTED_SET -> "a set";
            case ARRAY -> "an array";
        };
    }

    @Override
    public String nested(TypeShape.Nested shape) {
        return "a record";
    }

    @Override
    public String union(TypeShape.Union shape) {
        return "a sealed interface";
    }

    @Override
    public String wrapped(TypeShape.Wrapped shape) {
        return "a record with @JsonValue";
    }

    @Override
    public String coded(TypeShape.Coded shape) {
        return "a value with a codec";
    }
}
