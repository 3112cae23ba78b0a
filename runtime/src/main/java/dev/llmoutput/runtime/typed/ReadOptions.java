package dev.llmoutput.runtime.typed;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.json.JsonLimits;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How a generated type reads a reply. Immutable. */
public final class ReadOptions {
    private final Reading reading;
    private final JsonLimits limits;
    private final @Nullable Clock clock;

    private ReadOptions(Reading reading, JsonLimits limits, @Nullable Clock clock) {
        this.reading = Objects.requireNonNull(reading, "reading");
        this.limits = Objects.requireNonNull(limits, "limits");
        this.clock = clock;
    }

    /** The default limits, the system's clock, and {@code reading}. */
    public static ReadOptions of(Reading reading) {
        return new ReadOptions(reading, JsonLimits.DEFAULT, null);
    }

    /** These options with another reading. */
    public ReadOptions withReading(Reading newReading) {
        return new ReadOptions(newReading, limits, clock);
    }

    /** These options with other limits. */
    public ReadOptions withLimits(JsonLimits newLimits) {
        return new ReadOptions(reading, newLimits, clock);
    }

    /**
     * These options with another clock, whose zone says which day it is. It is asked only for rules such as {@code @Past},
     * once for each reading of a text.
     */
    public ReadOptions withClock(Clock newClock) {
        return new ReadOptions(reading, limits, Objects.requireNonNull(newClock, "newClock"));
    }

    /** How much to forgive. */
    public Reading reading() {
        return reading;
    }

    /** How large a reply may be. */
    public JsonLimits limits() {
        return limits;
    }

    /** The clock that tells past from future; the system's, in its default zone, unless another was given. */
    public Clock clock() {
        return clock == null ? Clock.system(ZoneId.systemDefault()) : clock;
    }

    /** Null if none was given: then none is made unless a rule asks. */
    @Nullable
    Clock givenClock() {
        return clock;
    }
}
