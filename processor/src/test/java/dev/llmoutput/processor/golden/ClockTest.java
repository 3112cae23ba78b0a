package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.typed.ReadOptions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A11, C005: generated code asks the clock of its options, in both readings, and that of {@code validate}. */
class ClockTest {
    private static final String REPLY = """
            {"born":"2026-03-30","made":"2026-03-31T12:00:00Z","begins":"2026-03-31T14:00:00.5+02:00",
             "ends":"2026-03-31T14:00:00+02:00[Europe/Paris]","asked":"2026-03-31T11:59:59","since":"2026",
             "renewed":"2026-04","paid":"2026-03-31","reminder":"2026-03-31T12:00:01Z","visits":["2026-03-30"],
             "plans":{"trip":"2026-04-01"},"married":"2026-03-30","exactly":"12:00:00"}""";

    private static final Clock NOW = Clock.fixed(Instant.parse("2026-03-31T12:00:00Z"), ZoneOffset.UTC);

    private final Companion booking = Golden.named("clock").compiled().companion("com.example.BookingOutput");

    private Parsed<?> read(Reading reading, Clock clock) {
        ReadOptions options = ReadOptions.of(reading).withClock(clock);
        return ((OutputType<?>) booking.call("type", options)).parse(REPLY);
    }

    private static List<String> places(List<Issue> issues) {
        return issues.stream()
                .map(issue -> issue.path() + " " + issue.code().wireName())
                .toList();
    }

    @Test
    void bothSidesOfNow() {
        Clock dayBefore = Clock.offset(NOW, Duration.ofDays(-1));
        Clock dayAfter = Clock.offset(NOW, Duration.ofDays(1));
        for (Reading reading : Reading.values()) {
            Object value = ((Parsed.Ok<?>) read(reading, NOW)).value();
            assertThat(validate(value, NOW)).isEmpty();

            List<Issue> early =
                    ((Parsed.Failed<?>) read(reading, dayBefore)).failure().issues();
            assertThat(places(early))
                    .containsExactly(
                            "born too_big", "made too_big", "asked too_big", "visits[0] too_big", "married too_big");
            assertThat(early.get(4).toString()).isEqualTo("married: expected a date in the past, got \"<secret>\"");
            assertThat(validate(value, dayBefore)).isEqualTo(early);

            List<Issue> late =
                    ((Parsed.Failed<?>) read(reading, dayAfter)).failure().issues();
            assertThat(places(late))
                    .containsExactly(
                            "begins too_small",
                            "ends too_small",
                            "renewed too_small",
                            "paid too_small",
                            "reminder too_small",
                            "plans.trip too_small");
            assertThat(validate(value, dayAfter)).isEqualTo(late);
        }
    }

    @SuppressWarnings("unchecked")
    private List<Issue> validate(Object value, Clock clock) {
        return (List<Issue>) booking.call("validate", value, clock);
    }

    /** Without a clock of one's own the system's tells, which is past all of the reply's times. */
    @Test
    void systemClockByDefault() {
        Object value = ((Parsed.Ok<?>) read(Reading.STRICT, NOW)).value();
        assertThat(booking.validate(value)).isNotEmpty();
        assertThat(booking.parse(REPLY)).isInstanceOf(Parsed.Failed.class);
    }

    /** Contracts without times have nothing to ask a clock for. */
    @Test
    void onlyContractsWithSuchRulesTakeOne() {
        Class<?> verdict = Golden.named("verdict")
                .compiled()
                .companion("com.example.VerdictOutput")
                .type();
        assertThat(Arrays.stream(verdict.getDeclaredMethods())
                        .filter(method -> method.getName().equals("validate")))
                .hasSize(1);
    }
}
