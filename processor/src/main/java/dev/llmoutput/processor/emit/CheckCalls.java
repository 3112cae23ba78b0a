package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.NumberType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The calls that check what stands in one slot; the reader and the validator make the same ones. */
final class CheckCalls implements Constraint.Cases<List<CheckCall>> {
    private final Slot slot;
    private final Place place;
    private final ShapeNames names;
    private final CodeBlock value;
    private final boolean primitive;
    private int patterns;

    private CheckCalls(Slot slot, Place place, ShapeNames names, CodeBlock value, boolean primitive) {
        this.slot = slot;
        this.place = place;
        this.names = names;
        this.value = value;
        this.primitive = primitive;
    }

    /**
     * The calls for the constraints of {@code slot}.
     *
     * @param value what is checked
     * @param primitive whether {@code value} is of a primitive type
     */
    static List<CheckCall> of(Slot slot, Place place, ShapeNames names, CodeBlock value, boolean primitive) {
        CheckCalls cases = new CheckCalls(slot, place, names, value, primitive);
        List<CheckCall> calls = new ArrayList<>();
        slot.constraints().forEach(constraint -> calls.addAll(constraint.match(cases)));
        return calls;
    }

    @Override
    public List<CheckCall> notBlank(Constraint.NotBlank constraint) {
        return List.of(CheckCall.of("notBlank", value));
    }

    // in.minItems(lines, 1);
    // in.maxLength(number, 20);
    @Override
    public List<CheckCall> size(Constraint.Size constraint) {
        String unit = unit(slot.shape());
        CodeBlock counted = JavaTypes.isJavaArray(slot.shape()) ? CodeBlock.of("$L.length", value) : value;
        List<CheckCall> calls = new ArrayList<>();
        if (constraint.min() > 0) {
            calls.add(CheckCall.of("min" + unit, CodeBlock.of("$L, $L", counted, constraint.min())));
        }
        constraint.max().ifPresent(max -> calls.add(CheckCall.of("max" + unit, CodeBlock.of("$L, $L", counted, max))));
        return calls;
    }

    private static String unit(TypeShape shape) {
        if (shape instanceof TypeShape.Array) {
            return "Items";
        }
        if (shape instanceof TypeShape.MapOf) {
            return "Keys";
        }
        return shape instanceof TypeShape.Formatted ? "Bytes" : "Length";
    }

    @Override
    public List<CheckCall> lowerBound(Constraint.LowerBound constraint) {
        return bound(constraint.exclusive() ? "exclusiveMinimum" : "minimum", constraint.bound(), "MINIMUM");
    }

    @Override
    public List<CheckCall> upperBound(Constraint.UpperBound constraint) {
        return bound(constraint.exclusive() ? "exclusiveMaximum" : "maximum", constraint.bound(), "MAXIMUM");
    }

    // private static final PatternCheck CODE_PATTERN = PatternCheck.of("[A-Z]+");
    @Override
    public List<CheckCall> pattern(Constraint.Pattern constraint) {
        CodeBlock flags = constraint.flags() == 0 ? CodeBlock.of("") : CodeBlock.of(", $L", constraint.flags());
        CodeBlock check =
                CodeBlock.of("$T.of($L$L)", RuntimeNames.PATTERN_CHECK, JavaLiteral.of(constraint.regex()), flags);
        FieldSpec constant = constant(RuntimeNames.PATTERN_CHECK, "PATTERN", patterns++, check);
        return List.of(CheckCall.of("pattern", value, constant));
    }

    // in.decimals(price, 2);
    @Override
    public List<CheckCall> decimals(Constraint.Decimals constraint) {
        NumberType type = ((TypeShape.Numeric) slot.shape()).type();
        return type.integral()
                ? List.of()
                : List.of(CheckCall.of("decimals", CodeBlock.of("$L, $L", value, constraint.decimals())));
    }

    // private static final PatternCheck MAIL_EMAIL = PatternCheck.of("..").named("an email address");
    @Override
    public List<CheckCall> email(Constraint.Email constraint) {
        CodeBlock check = CodeBlock.of(
                "$T.of($L).named($S)",
                RuntimeNames.PATTERN_CHECK,
                JavaLiteral.of(Constraint.Email.REGEX),
                "an email address");
        return List.of(CheckCall.of("pattern", value, constant(RuntimeNames.PATTERN_CHECK, "EMAIL", 0, check)));
    }

    // in.always(accepted, true);
    @Override
    public List<CheckCall> truth(Constraint.Truth constraint) {
        return List.of(CheckCall.of("always", CodeBlock.of("$L, $L", value, constraint.value())));
    }

    // in.past(born, DateFormats.LOCAL_DATE);
    @Override
    public List<CheckCall> time(Constraint.Time constraint) {
        CodeBlock format = RuntimeNames.format(((TypeShape.Formatted) slot.shape()).format());
        return List.of(CheckCall.of(constraint.tense().method(), CodeBlock.of("$L, $L", value, format)));
    }

    // in.minimum(score, 0);
    // in.minimum(score.longValue(), 0);
    // in.minimum(total, TOTAL_MINIMUM);
    private List<CheckCall> bound(String method, BigDecimal bound, String purpose) {
        NumberType type = ((TypeShape.Numeric) slot.shape()).type();
        Optional<CodeBlock> literal = NumberLiteral.of(bound, type);
        if (literal.isEmpty()) {
            return List.of(CheckCall.of(method, value, constant(bound, type, purpose)));
        }
        String unboxed = primitive ? "" : type.integral() ? ".longValue()" : ".doubleValue()";
        return List.of(CheckCall.of(method, CodeBlock.of("$L$L, $L", value, unboxed, literal.get())));
    }

    // private static final BigDecimal TOTAL_MINIMUM = new BigDecimal("0.01");
    private FieldSpec constant(BigDecimal bound, NumberType type, String purpose) {
        boolean integer = type == NumberType.BIG_INTEGER && NumberLiteral.isInteger(bound);
        Class<?> bounds = integer ? BigInteger.class : BigDecimal.class;
        String digits = integer ? bound.toBigIntegerExact().toString() : bound.toString();
        return constant(TypeName.get(bounds), purpose, 0, CodeBlock.of("new $T($S)", bounds, digits));
    }

    private FieldSpec constant(TypeName type, String purpose, int index, CodeBlock value) {
        String name = names.constant(place, purpose, index);
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }
}
