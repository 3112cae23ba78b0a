package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;

/** Which constraints to use with a shape. */
enum FittingAdvice implements TypeShape.Cases<String> {
    /** The only one. */
    INSTANCE;

    @Override
    public String text(TypeShape.Text shape) {
        return "use @Size, @NotBlank, @Pattern or @Email";
    }

    @Override
    public String bool(TypeShape.Bool shape) {
        return "use @AssertTrue or @AssertFalse, or state the rule in a method with @LlmCheck";
    }

    @Override
    public String numeric(TypeShape.Numeric shape) {
        return "use @Min, @Max, @DecimalMin, @DecimalMax, @Positive, @Negative or @Digits";
    }

    @Override
    public String enumeration(TypeShape.Enumeration shape) {
        return "remove it: the constants say which values there are";
    }

    @Override
    public String character(TypeShape.Char shape) {
        return "use String with @Pattern, or an enum";
    }

    @Override
    public String formatted(TypeShape.Formatted shape) {
        if (shape.format().isTemporal()) {
            return "use @Past, @PastOrPresent, @Future or @FutureOrPresent, or state the rule in a method with @LlmCheck";
        }
        return shape.format() == TextFormat.BASE64
                ? "use @Size for the number of bytes"
                : "state the rule in a method with @LlmCheck, or use String";
    }

    @Override
    public String anything(TypeShape.Anything shape) {
        return "use a type that says what stands there";
    }

    @Override
    public String mapOf(TypeShape.MapOf shape) {
        return "use @Size for the map, or put it on keys or values, as in Map<String, @NotBlank String>";
    }

    @Override
    public String array(TypeShape.Array shape) {
        return "use @Size for the list, or put it on the items, as in List<@NotBlank String>";
    }

    @Override
    public String nested(TypeShape.Nested shape) {
        return "put it on a component of that record";
    }

    @Override
    public String union(TypeShape.Union shape) {
        return "put it on a component of one of its records";
    }

    @Override
    public String wrapped(TypeShape.Wrapped shape) {
        return "put it on the component of that record";
    }

    @Override
    public String coded(TypeShape.Coded shape) {
        return "let the codec refuse what does not fit";
    }
}
