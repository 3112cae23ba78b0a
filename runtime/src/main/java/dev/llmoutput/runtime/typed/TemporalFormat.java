package dev.llmoutput.runtime.typed;

import java.time.Clock;

/**
 * A form of texts that stand for points or stretches of time, of which a clock tells which are past. The present is as
 * long as the type is exact: the whole of today for a date, of this year for a year.
 *
 * @param <T> the Java type, the same as that of the present
 */
public abstract class TemporalFormat<T> extends TextFormat<T> {
    private final String unit;

    /** @param unit what issues call a value, in one word: {@code date} */
    TemporalFormat(String unit, String expected) {
        super(expected);
        this.unit = unit;
    }

    /** Below 0 for a value that is past, 0 for the present, above 0 for one to come. */
    abstract int compareToNow(T value, Clock clock);

    final String unit() {
        return unit;
    }
}
