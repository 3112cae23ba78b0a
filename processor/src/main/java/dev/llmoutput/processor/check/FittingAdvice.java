package dev.llmoutput.processor.check;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.Fit;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TextFormat;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Optional;
import java.util.Set;

/** What to write instead of {@code constraint}, which does not fit a shape. */
record FittingAdvice(Constraint constraint) implements TypeShape.Cases<String> {
    private static final Set<String> WITH_ARGUMENTS =
            Set.of("Size", "Pattern", "Min", "Max", "DecimalMin", "DecimalMax", "Digits");

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
        String keys = on(shape.key()).map(key -> key + ", ...").orElse("");
        return "use @Size for the map"
                + on(shape.value())
                        .map(value -> "..., " + value)
                        .or(() -> Optional.of(keys).filter(text -> !text.isEmpty()))
                        .map(arguments -> ", or put it on keys or values, as in Map<" + arguments + ">")
                        .orElse("");
    }

    @Override
    public String array(TypeShape.Array shape) {
        String title = shape.match(ShapeTitle.INSTANCE).replaceFirst("an? ", "the ");
        return "use @Size for " + title
                + on(shape.element())
                        .map(item -> ", or put it on the items, as in List<" + item + ">")
                        .orElse("");
    }

    /** What to write for an item, where the constraint fits that. */
    private Optional<String> on(Slot item) {
        return ConstraintTitle.annotation(constraint)
                .filter(name -> constraint.match(new Fit(item.shape())))
                .map(name -> "@" + name + (WITH_ARGUMENTS.contains(name) ? "(...) " : " ") + boxed(item.shape()));
    }

    private static String boxed(TypeShape shape) {
        String title = shape.match(ShapeTitle.INSTANCE);
        return switch (title) {
            case "int" -> "Integer";
            case "boolean", "byte", "short", "long", "float", "double" ->
                Character.toUpperCase(title.charAt(0)) + title.substring(1);
            case "a list" -> "List<...>";
            default -> title;
        };
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
