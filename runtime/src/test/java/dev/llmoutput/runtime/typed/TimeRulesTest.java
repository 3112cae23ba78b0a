package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A11: past and future by a clock, on both sides of now. */
class TimeRulesTest {
    /** Late on the last day of a year in London, and the first of the next in Paris. */
    private static final Instant NOW = Instant.parse("2026-12-31T23:30:00Z");

    private static final Clock UTC = Clock.fixed(NOW, ZoneOffset.UTC);
    private static final Clock PARIS = Clock.fixed(NOW, ZoneId.of("Europe/Paris"));

    private static Checks at(Clock clock) {
        Checks checks = new Checks();
        checks.clock(clock);
        return checks;
    }

    /** Which of the four rules a value breaks: P, p (or present), F, f (or present). */
    private static <T> String broken(T value, TemporalFormat<T> format, Clock clock) {
        Checks past = at(clock);
        past.past(value, format);
        Checks pastOrPresent = at(clock);
        pastOrPresent.pastOrPresent(value, format);
        Checks future = at(clock);
        future.future(value, format);
        Checks futureOrPresent = at(clock);
        futureOrPresent.futureOrPresent(value, format);
        return (past.issues().isEmpty() ? "" : "P")
                + (pastOrPresent.issues().isEmpty() ? "" : "p")
                + (future.issues().isEmpty() ? "" : "F")
                + (futureOrPresent.issues().isEmpty() ? "" : "f");
    }

    private static <T> void sides(TemporalFormat<T> format, T before, T present, T after) {
        assertThat(broken(before, format, UTC)).as("%s", before).isEqualTo("Ff");
        assertThat(broken(present, format, UTC)).as("%s", present).isEqualTo("PF");
        assertThat(broken(after, format, UTC)).as("%s", after).isEqualTo("Pp");
    }

    /** The present is as long as the type is exact. */
    @Test
    void bothSidesOfNow() {
        LocalDate today = LocalDate.of(2026, 12, 31);
        sides(DateFormats.LOCAL_DATE, today.minusDays(1), today, today.plusDays(1));
        sides(DateFormats.YEAR, Year.of(2025), Year.of(2026), Year.of(2027));
        sides(DateFormats.YEAR_MONTH, YearMonth.of(2026, 11), YearMonth.of(2026, 12), YearMonth.of(2027, 1));
        LocalTime time = LocalTime.of(23, 30);
        sides(TimeFormats.LOCAL_TIME, time.minusNanos(1), time, time.plusNanos(1));
        LocalDateTime dateTime = today.atTime(time);
        sides(TimeFormats.LOCAL_DATE_TIME, dateTime.minusNanos(1), dateTime, dateTime.plusNanos(1));
        sides(TimeFormats.INSTANT, NOW.minusNanos(1), NOW, NOW.plusNanos(1));
    }

    /** What has an offset of its own is compared as an instant, whatever the clock's zone. */
    @Test
    void offsetsDoNotMatter() {
        for (int hours : List.of(-5, 0, 9)) {
            OffsetDateTime offset = NOW.atOffset(ZoneOffset.ofHours(hours));
            sides(TimeFormats.OFFSET_DATE_TIME, offset.minusNanos(1), offset, offset.plusNanos(1));
            ZonedDateTime zoned = offset.toZonedDateTime();
            sides(TimeFormats.ZONED_DATE_TIME, zoned.minusNanos(1), zoned, zoned.plusNanos(1));
        }
    }

    /** What has none is local to the clock's zone. */
    @Test
    void zoneOfTheClockTellsTheDay() {
        LocalDate last = LocalDate.of(2026, 12, 31);
        assertThat(broken(last, DateFormats.LOCAL_DATE, UTC)).isEqualTo("PF");
        assertThat(broken(last, DateFormats.LOCAL_DATE, PARIS)).isEqualTo("Ff");
        assertThat(broken(Year.of(2027), DateFormats.YEAR, UTC)).isEqualTo("Pp");
        assertThat(broken(Year.of(2027), DateFormats.YEAR, PARIS)).isEqualTo("PF");
        assertThat(broken(NOW, TimeFormats.INSTANT, PARIS)).isEqualTo("PF");
    }

    @Test
    void issuesSayWhatAndNotWhen() {
        Checks checks = at(UTC);
        checks.past(LocalDate.of(2999, 1, 1), DateFormats.LOCAL_DATE);
        checks.pastOrPresent(Year.of(2999), DateFormats.YEAR);
        checks.future(YearMonth.of(1999, 1), DateFormats.YEAR_MONTH);
        checks.futureOrPresent(LocalTime.MIDNIGHT, TimeFormats.LOCAL_TIME);
        assertThat(checks.issues())
                .extracting(Issue::message)
                .containsExactly(
                        "expected a date in the past, got \"2999-01-01\"",
                        "expected a year in the past or present, got \"2999\"",
                        "expected a month in the future, got \"1999-01\"",
                        "expected a time in the future or present, got \"00:00:00\"");
        assertThat(checks.issues())
                .extracting(Issue::code)
                .containsExactly(IssueCode.TOO_BIG, IssueCode.TOO_BIG, IssueCode.TOO_SMALL, IssueCode.TOO_SMALL);
        assertThat(checks.issues().get(0).params())
                .isEqualTo(Map.of("origin", "date", "maximum", "now", "inclusive", false, "actual", "2999-01-01"));
    }

    @Test
    void passesOverWhatIsNotThere() {
        assertThat(broken(null, DateFormats.LOCAL_DATE, UTC)).isEmpty();
    }

    /** One walk has one present, and the next its own. */
    @Test
    void clockIsAskedOnceForEachWalk() {
        Ticking clock = new Ticking();
        Checks checks = at(clock);
        checks.pastOrPresent(NOW, TimeFormats.INSTANT);
        checks.futureOrPresent(NOW, TimeFormats.INSTANT);
        checks.pastOrPresent(NOW, TimeFormats.INSTANT);
        assertThat(checks.issues()).isEmpty();
        checks.clock(clock);
        checks.futureOrPresent(NOW, TimeFormats.INSTANT);
        assertThat(checks.issues()).hasSize(1);
        assertThat(clock.asked).isEqualTo(2);
    }

    /** Without a clock the system's tells. */
    @Test
    void systemClockByDefault() {
        Checks checks = new Checks();
        checks.past(Instant.now().minus(Duration.ofDays(2)), TimeFormats.INSTANT);
        checks.future(LocalDate.now(ZoneId.systemDefault()).plusDays(2), DateFormats.LOCAL_DATE);
        assertThat(checks.issues()).isEmpty();
    }

    /** A second later each time. */
    private static final class Ticking extends Clock {
        private int asked;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return NOW.plusSeconds(asked++);
        }
    }
}
