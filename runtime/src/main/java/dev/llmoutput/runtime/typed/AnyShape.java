package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Any JSON value, as {@code String}, {@code BigDecimal}, {@code Boolean}, {@code List}, {@code Map} or null. What is written
 * may be any other type of number that Java has.
 */
public final class AnyShape extends ValueShape<Object> {
    /** One that takes null for a value. */
    public static final AnyShape SHAPE = new AnyShape(true);

    /** One that refuses null, though not what is null in a list or map. */
    public static final AnyShape NOT_NULL = new AnyShape(false);

    private static final Set<Class<?>> EXACT =
            Set.of(BigDecimal.class, BigInteger.class, Long.class, Integer.class, Short.class, Byte.class);

    private final boolean nullable;

    private AnyShape(boolean nullable) {
        this.nullable = nullable;
    }

    /** Reads the next value; null also for a JSON null, which is no issue. */
    @Override
    public @Nullable Object read(TypedReader in) {
        return switch (in.next()) {
            case OBJECT -> SHAPE.readMap(in);
            case ARRAY -> SHAPE.readList(in);
            case STRING -> in.readString();
            case NUMBER -> in.readBigDecimal();
            case BOOLEAN -> in.readBoolean();
            case NULL -> {
                readNull(in);
                yield null;
            }
        };
    }

    private void readNull(TypedReader in) {
        if (nullable) {
            in.readNullItem();
        } else {
            in.wrongType(expected());
        }
    }

    @Override
    public void check(@Nullable Object value, Checks checks) {
        if (value instanceof List<?> list) {
            SHAPE.checkList(list, checks);
        } else if (value instanceof Map<?, ?> map) {
            SHAPE.checkMap(map, checks);
        } else if (value instanceof Double || value instanceof Float) {
            checks.finite(((Number) value).doubleValue());
        } else if (!isScalar(value)) {
            checks.wrongType(expected(), "a value that JSON does not have");
        }
    }

    private static boolean isScalar(@Nullable Object value) {
        return value == null || value instanceof String || value instanceof Boolean || EXACT.contains(value.getClass());
    }

    @Override
    void checkItem(@Nullable Object item, Checks checks) {
        if (nullable) {
            check(item, checks);
        } else {
            super.checkItem(item, checks);
        }
    }

    @Override
    public void write(@Nullable Object value, JsonAppender out) {
        out.value(nullable ? value : Objects.requireNonNull(value));
    }

    @Override
    public String expected() {
        return nullable ? "a value" : "a value other than null";
    }
}
