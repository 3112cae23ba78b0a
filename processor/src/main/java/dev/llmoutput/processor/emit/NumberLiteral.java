package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.NumberType;
import java.math.BigDecimal;
import java.util.Optional;

/** A bound as a Java literal of the number type that it bounds. */
final class NumberLiteral {
    private static final BigDecimal MIN_LONG = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal MAX_LONG = BigDecimal.valueOf(Long.MAX_VALUE);
    private static final BigDecimal MAX_INT = BigDecimal.valueOf(Integer.MAX_VALUE);

    private NumberLiteral() {}

    /**
     * The literal; absent where a constant must hold the bound: for big numbers, for {@code float}, whose values look odd as
     * {@code double}, and for a bound that the type cannot hold. A bound of a {@code double} is what the same digits in a
     * reply are read as.
     */
    static Optional<CodeBlock> of(BigDecimal bound, NumberType type) {
        return switch (type) {
            case BYTE, SHORT, INT, LONG ->
                Optional.of(bound).filter(NumberLiteral::isLong).map(NumberLiteral::integer);
            case DOUBLE ->
                Optional.of(bound)
                        .filter(value -> !Double.isInfinite(value.doubleValue()))
                        .map(NumberLiteral::real);
            case FLOAT, BIG_INTEGER, BIG_DECIMAL -> Optional.empty();
        };
    }

    static boolean isInteger(BigDecimal value) {
        return value.signum() == 0 || value.stripTrailingZeros().scale() <= 0;
    }

    private static boolean isLong(BigDecimal value) {
        return value.compareTo(MIN_LONG) >= 0 && value.compareTo(MAX_LONG) <= 0 && isInteger(value);
    }

    private static CodeBlock integer(BigDecimal value) {
        boolean isInt = value.abs().compareTo(MAX_INT) <= 0;
        return CodeBlock.of("$L", value.longValueExact() + (isInt ? "" : "L"));
    }

    private static CodeBlock real(BigDecimal value) {
        boolean isInt = isInteger(value) && value.abs().compareTo(MAX_INT) <= 0;
        return isInt ? integer(value) : CodeBlock.of("$L", value.doubleValue());
    }
}
