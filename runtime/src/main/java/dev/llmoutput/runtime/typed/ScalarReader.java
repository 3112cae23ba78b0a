package dev.llmoutput.runtime.typed;

import dev.llmoutput.JsonCodec;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonNumber;
import dev.llmoutput.runtime.json.JsonType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The part of {@link TypedReader} that reads values with nothing inside. */
public class ScalarReader extends Checks {
    /** The text that is read: the reply, or a default. */
    JsonCursor cursor = new JsonCursor();

    boolean ok;
    boolean changed;
    /** Null in a strict reading. */
    @Nullable
    Coercions coercions;

    /** What the last number was written as. */
    private JsonType numberType = JsonType.NUMBER;

    ScalarReader() {}

    boolean changed() {
        return changed;
    }

    /** Whether the last value that was read had the right type. */
    public boolean ok() {
        return ok;
    }

    @Override
    boolean isNumber() {
        return ok;
    }

    /** Reads a null if there is one; an explicit null where absence was meant counts as a change. */
    public boolean readNull() {
        boolean isNull = readNullItem();
        changed |= isNull;
        return isNull;
    }

    /** Reads a null if there is one, in an array, where it cannot be left out. */
    public boolean readNullItem() {
        if (cursor.peek() != JsonType.NULL) {
            return false;
        }
        cursor.readNull();
        return true;
    }

    /** Reads a string. */
    public @Nullable String readString() {
        if (cursor.peek() == JsonType.STRING) {
            ok = true;
            return cursor.readString();
        }
        return coerced(coercions == null ? null : coercions.asString(), "a string");
    }

    /** Reads {@code true} or {@code false}. */
    public boolean readBoolean() {
        if (cursor.peek() == JsonType.BOOLEAN) {
            ok = true;
            return cursor.readBoolean();
        }
        Boolean value = coerced(coercions == null ? null : coercions.asBoolean(), "a boolean");
        return value != null && value;
    }

    /** A value of another type that was taken, or null, and an issue, if there is none. */
    private <T> @Nullable T coerced(@Nullable T value, String expected) {
        if (value == null) {
            wrongType(expected);
        } else {
            changed = true;
            ok = true;
        }
        return value;
    }

    /** The next value if it can be taken as a number; otherwise null, and an issue. */
    private @Nullable JsonNumber number(String expected) {
        numberType = cursor.peek();
        return numberType == JsonType.NUMBER
                ? cursor.readNumber()
                : coerced(coercions == null ? null : coercions.asNumber(), expected);
    }

    /** Reads a whole number. */
    public byte readByte() {
        return (byte) readWhole(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    /** Reads a whole number. */
    public short readShort() {
        return (short) readWhole(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /** Reads a whole number. */
    public int readInt() {
        return (int) readWhole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Reads a whole number. */
    public long readLong() {
        return readWhole(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private long readWhole(long minimum, long maximum) {
        JsonNumber number = number("an integer");
        if (number == null) {
            return 0;
        }
        if (number.isLong()) {
            long value = number.longValue();
            if (value >= minimum && value <= maximum) {
                ok = true;
                return value;
            }
        }
        wrongNumber(number.isWhole() ? "an integer from " + minimum + " to " + maximum : "an integer", number);
        return 0;
    }

    /** Reads a whole number of any size that the limits allow. */
    public @Nullable BigInteger readBigInteger() {
        JsonNumber number = number("an integer");
        if (number == null) {
            return null;
        }
        if (!number.isWhole()) {
            wrongNumber("an integer", number);
            return null;
        }
        int maxDigits = cursor.limits().maxNumberLength();
        BigInteger value = number.bigInteger(maxDigits);
        if (value == null) {
            tooLarge("a number of digits", maxDigits);
        }
        return right(value);
    }

    /** Reads a number exactly, with the scale that is written. */
    public @Nullable BigDecimal readBigDecimal() {
        JsonNumber number = number("a number");
        if (number == null) {
            return null;
        }
        BigDecimal value = number.bigDecimal();
        if (value == null) {
            tooLarge("an exponent", JsonNumber.MAX_EXPONENT);
        }
        return right(value);
    }

    /** Reads a number as the nearest double. */
    public double readDouble() {
        JsonNumber number = number("a number");
        if (number == null) {
            return 0;
        }
        double value = number.doubleValue();
        ok = !Double.isInfinite(value);
        if (!ok) {
            wrongNumber("a number from -" + Double.MAX_VALUE + " to " + Double.MAX_VALUE, number);
            return 0;
        }
        changed |= !number.equalsShortest(value);
        return value;
    }

    /** Reads a number as the nearest float. */
    public float readFloat() {
        JsonNumber number = number("a number");
        if (number == null) {
            return 0;
        }
        float value = number.floatValue();
        ok = !Float.isInfinite(value);
        if (!ok) {
            wrongNumber("a number from -" + Float.MAX_VALUE + " to " + Float.MAX_VALUE, number);
            return 0;
        }
        changed |= !number.equalsShortest(value);
        return value;
    }

    /** Reads one of the wire names of an enum. */
    public <E extends Enum<E>> @Nullable E readEnum(EnumNames<E> names) {
        if (cursor.peek() != JsonType.STRING) {
            wrongType(names.expected());
            return null;
        }
        int index = cursor.readName(names.names());
        if (index < 0 && coercions != null) {
            index = coercions.asName(names);
            changed |= index >= 0;
        }
        if (index >= 0) {
            return right(names.constant(index));
        }
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("values", names.values());
        params.put("value", cursor.readString());
        wrong(IssueCode.INVALID_VALUE, params);
        return null;
    }

    /** Reads a string that a codec takes. */
    public <T> @Nullable T readCoded(JsonCodec.OfString<T> codec) {
        String text = readString();
        return text == null ? null : decoded(() -> codec.read(text), "a string of the required form", text);
    }

    /** Reads a number that a codec takes. */
    public <T> @Nullable T readCoded(JsonCodec.OfNumber<T> codec) {
        BigDecimal number = readBigDecimal();
        return number == null ? null : decoded(() -> codec.read(number), "a number of the required form", number);
    }

    /** Reads a boolean that a codec takes. */
    public <T> @Nullable T readCoded(JsonCodec.OfBoolean<T> codec) {
        boolean truth = readBoolean();
        return ok ? decoded(() -> codec.read(truth), "the other boolean", truth) : null;
    }

    private <T> @Nullable T decoded(Supplier<@Nullable T> codec, String otherwise, Object value) {
        String expected = otherwise;
        try {
            T decoded = codec.get();
            if (decoded != null) {
                return right(decoded);
            }
        } catch (RuntimeException e) {
            // An exception of the JDK speaks of Java, and a secret may stand in any message.
            String message = e.getMessage();
            boolean forReaders = e.getClass() == IllegalArgumentException.class
                    || (e instanceof IllegalArgumentException
                            && !e.getClass().getName().startsWith("java."));
            expected =
                    forReaders && message != null && !message.isBlank() && !frame.isSecretHere() ? message : otherwise;
        }
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("format", expected);
        params.put("value", value);
        wrong(IssueCode.INVALID_FORMAT, params);
        return null;
    }

    private <T> @Nullable T right(@Nullable T value) {
        ok = value != null;
        return value;
    }

    /** Skips the next value, which is not of the expected type. */
    final void wrongType(String expected) {
        JsonType type = cursor.peek();
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("expected", expected);
        params.put("received", type.wireName());
        switch (type) {
            case STRING -> params.put("value", cursor.readString());
            case NUMBER -> params.put("value", cursor.readNumber().text());
            case BOOLEAN -> params.put("value", cursor.readBoolean());
            default -> cursor.skipValue();
        }
        wrong(IssueCode.INVALID_TYPE, params);
    }

    private void wrongNumber(String expected, JsonNumber number) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("expected", expected);
        params.put("received", numberType.wireName());
        params.put("value", number.text());
        wrong(IssueCode.INVALID_TYPE, params);
    }

    private void tooLarge(String what, int maximum) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("limit", what);
        params.put("maximum", maximum);
        wrong(IssueCode.LIMIT, params);
    }

    private void wrong(IssueCode code, Map<String, Object> params) {
        add(code, params);
        ok = false;
    }
}
