package dev.llmoutput.processor.model;

import java.math.BigDecimal;
import java.util.Optional;

/** The Java types of a JSON number. */
public enum NumberType {
    /** {@code byte}. */
    BYTE(Byte.MIN_VALUE, Byte.MAX_VALUE),
    /** {@code short}. */
    SHORT(Short.MIN_VALUE, Short.MAX_VALUE),
    /** {@code int}. */
    INT(Integer.MIN_VALUE, Integer.MAX_VALUE),
    /** {@code long}. */
    LONG(Long.MIN_VALUE, Long.MAX_VALUE),
    /** {@code BigInteger}. */
    BIG_INTEGER(true),
    /** {@code float}. */
    FLOAT(false),
    /** {@code double}. */
    DOUBLE(false),
    /** {@code BigDecimal}. */
    BIG_DECIMAL(false);

    private final boolean integral;
    private final Optional<BigDecimal> smallest;
    private final Optional<BigDecimal> largest;

    NumberType(long smallest, long largest) {
        this.integral = true;
        this.smallest = Optional.of(BigDecimal.valueOf(smallest));
        this.largest = Optional.of(BigDecimal.valueOf(largest));
    }

    NumberType(boolean integral) {
        this.integral = integral;
        this.smallest = Optional.empty();
        this.largest = Optional.empty();
    }

    /** Whether the type holds whole numbers only. */
    public boolean integral() {
        return integral;
    }

    /** The smallest value of a type that ends somewhere and holds whole numbers. */
    public Optional<BigDecimal> smallest() {
        return smallest;
    }

    /** The largest value of such a type. */
    public Optional<BigDecimal> largest() {
        return largest;
    }
}
