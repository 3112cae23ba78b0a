package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import java.time.Clock;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * The rules on past and future. One walk has one present: the clock is asked when the first of these rules is applied, and
 * not again. None of them looks at a null. The present itself is in no issue, so that the same fault gives the same issue.
 */
public class TimeRules extends SizeRules {
    private static final String NOW = "now";

    /** Where the present comes from; null for the system's clock in its default zone. */
    private @Nullable Clock clock;
    /** The clock as it stood when it was first asked. */
    private @Nullable Clock stopped;

    TimeRules() {}

    /** Begins a walk whose present {@code source} tells; null for the system's clock. */
    final void clock(@Nullable Clock source) {
        clock = source;
        stopped = null;
    }

    /** The value is past. */
    public final <T> void past(@Nullable T value, TemporalFormat<T> format) {
        if (value != null && fromNow(value, format) >= 0) {
            addTime(IssueCode.TOO_BIG, "maximum", false, value, format);
        }
    }

    /** The value is past or present. */
    public final <T> void pastOrPresent(@Nullable T value, TemporalFormat<T> format) {
        if (value != null && fromNow(value, format) > 0) {
            addTime(IssueCode.TOO_BIG, "maximum", true, value, format);
        }
    }

    /** The value is to come. */
    public final <T> void future(@Nullable T value, TemporalFormat<T> format) {
        if (value != null && fromNow(value, format) <= 0) {
            addTime(IssueCode.TOO_SMALL, "minimum", false, value, format);
        }
    }

    /** The value is present or to come. */
    public final <T> void futureOrPresent(@Nullable T value, TemporalFormat<T> format) {
        if (value != null && fromNow(value, format) < 0) {
            addTime(IssueCode.TOO_SMALL, "minimum", true, value, format);
        }
    }

    private <T> int fromNow(T value, TemporalFormat<T> format) {
        Clock now = stopped;
        if (now == null) {
            Clock running = clock == null ? Clock.system(ZoneId.systemDefault()) : clock;
            now = Clock.fixed(running.instant(), running.getZone());
            stopped = now;
        }
        return format.compareToNow(value, now);
    }

    private <T> void addTime(IssueCode code, String bound, boolean inclusive, T value, TemporalFormat<T> format) {
        add(
                code,
                IssueParams.of("origin", format.unit())
                        .and(bound, NOW)
                        .and("inclusive", inclusive)
                        .and("actual", format.text(value)));
    }
}
