package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonAppender;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Any JSON value, as {@code String}, {@code BigDecimal}, {@code Boolean}, {@code List}, {@code Map} or null. What is written
 * may be any other type of number that Java has.
 */
public final class AnyShape extends ValueShape<Object> {
    /** The only one. */
    public static final AnyShape SHAPE = new AnyShape();

    private static final Set<Class<?>> EXACT =
            Set.of(BigDecimal.class, BigInteger.class, Long.class, Integer.class, Short.class, Byte.class);

    private AnyShape() {}

    /** Reads the next value; null also for a JSON null, which is no issue. */
    @Override
    public @Nullable Object read(TypedReader in) {
        return switch (in.next()) {
            case OBJECT -> readMap(in);
            case ARRAY -> readList(in);
            case STRING -> in.readString();
            case NUMBER -> in.readBigDecimal();
            case BOOLEAN -> in.readBoolean();
            case NULL -> {
                in.readNullItem();
                yield null;
            }
        };
    }

    @Override
    public void check(@Nullable Object value, Checks checks) {
        if (value instanceof List<?> list) {
            checkList(list, checks);
        } else if (value instanceof Map<?, ?> map) {
            checkMap(map, checks);
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
        check(item, checks);
    }

    @Override
    public void write(@Nullable Object value, JsonAppender out) {
        out.value(value);
    }

    @Override
    public String expected() {
        return "a value";
    }
}
