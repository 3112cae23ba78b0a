package dev.llmoutput.runtime.typed;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/** Times, and dates with a time, of the years 0000 to 9999; their canonical texts always have seconds. */
public final class TimeFormats {
    private static final int WITHOUT_SECONDS = 5;
    private static final int MAX_OFFSET = ZoneOffset.MAX.getTotalSeconds();
    /** Of the years 0000 to 9999 in UTC. */
    private static final long FIRST_SECOND = -62_167_219_200L;

    private static final long LAST_SECOND = 253_402_300_799L;

    /** {@code 14:30:05}; seconds may be left out. */
    public static final TemporalFormat<LocalTime> LOCAL_TIME =
            new TemporalFormat<>("time", "a time such as \"14:30:05\"") {
                @Override
                LocalTime parse(String text) {
                    IsoScanner scanner = new IsoScanner(text);
                    LocalTime time = scanner.time();
                    scanner.end();
                    return time;
                }

                @Override
                int compareToNow(LocalTime value, Clock clock) {
                    return value.compareTo(LocalTime.now(clock));
                }

                @Override
                String text(LocalTime value) {
                    return time(value);
                }
            };

    /** {@code 2026-03-31T14:30:05}; seconds may be left out. */
    public static final TemporalFormat<LocalDateTime> LOCAL_DATE_TIME =
            new TemporalFormat<>("date", "a date and time without offset such as \"2026-03-31T14:30:05\"") {
                @Override
                LocalDateTime parse(String text) {
                    IsoScanner scanner = new IsoScanner(text);
                    LocalDate date = scanner.date();
                    scanner.expect('T');
                    LocalTime time = scanner.time();
                    scanner.end();
                    return date.atTime(time);
                }

                @Override
                int compareToNow(LocalDateTime value, Clock clock) {
                    return value.compareTo(LocalDateTime.now(clock));
                }

                @Override
                String text(LocalDateTime value) {
                    return dateTime(value);
                }
            };

    /** RFC 3339 {@code date-time}. */
    public static final TemporalFormat<OffsetDateTime> OFFSET_DATE_TIME =
            new TemporalFormat<>("date", "a date and time with offset such as \"2026-03-31T14:30:05+02:00\"") {
                @Override
                OffsetDateTime parse(String text) {
                    return offsetDateTime(text);
                }

                @Override
                int compareToNow(OffsetDateTime value, Clock clock) {
                    return value.toInstant().compareTo(clock.instant());
                }

                @Override
                String text(OffsetDateTime value) {
                    return dateTime(value.toLocalDateTime()) + value.getOffset().getId();
                }
            };

    /** RFC 3339 {@code date-time}, with any offset; written in UTC. */
    public static final TemporalFormat<Instant> INSTANT =
            new TemporalFormat<>("date", "a date and time in UTC such as \"2026-03-31T14:30:05Z\"") {
                @Override
                Instant parse(String text) {
                    return offsetDateTime(text).toInstant();
                }

                @Override
                int compareToNow(Instant value, Clock clock) {
                    return value.compareTo(clock.instant());
                }

                /** At either end of the range an offset keeps the year at four digits. */
                @Override
                String text(Instant value) {
                    long second = value.getEpochSecond();
                    if (second < FIRST_SECOND - MAX_OFFSET || second > LAST_SECOND + MAX_OFFSET) {
                        return value.toString();
                    }
                    ZoneOffset offset = second < FIRST_SECOND
                            ? ZoneOffset.MAX
                            : second > LAST_SECOND ? ZoneOffset.MIN : ZoneOffset.UTC;
                    return OFFSET_DATE_TIME.text(value.atOffset(offset));
                }
            };

    /** {@code 2026-03-31T14:30:05+02:00[Europe/Paris]}; the offset must be one that the zone has then. */
    public static final TemporalFormat<ZonedDateTime> ZONED_DATE_TIME =
            new TemporalFormat<>(
                    "date",
                    "a date and time with offset and zone such as \"2026-03-31T14:30:05+02:00[Europe/Paris]\"") {
                @Override
                ZonedDateTime parse(String text) {
                    IsoScanner scanner = new IsoScanner(text);
                    LocalDate date = scanner.date();
                    scanner.expect('T');
                    LocalTime time = scanner.fullTime();
                    ZoneOffset offset = scanner.oldOffset();
                    String zone = scanner.bracketed();
                    return ZonedDateTime.ofStrict(date.atTime(time), offset, zone.isEmpty() ? offset : ZoneId.of(zone));
                }

                @Override
                int compareToNow(ZonedDateTime value, Clock clock) {
                    return value.toInstant().compareTo(clock.instant());
                }

                @Override
                String text(ZonedDateTime value) {
                    String text = OFFSET_DATE_TIME.text(value.toOffsetDateTime());
                    return value.getZone() instanceof ZoneOffset
                            ? text
                            : text + '[' + value.getZone().getId() + ']';
                }
            };

    private TimeFormats() {}

    private static OffsetDateTime offsetDateTime(String text) {
        IsoScanner scanner = new IsoScanner(text);
        LocalDate date = scanner.date();
        scanner.expect('T');
        LocalTime time = scanner.fullTime();
        ZoneOffset offset = scanner.offset();
        scanner.end();
        return date.atTime(time).atOffset(offset);
    }

    private static String dateTime(LocalDateTime value) {
        return value.toLocalDate().toString() + 'T' + time(value.toLocalTime());
    }

    private static String time(LocalTime value) {
        String text = value.toString();
        return text.length() == WITHOUT_SECONDS ? text + ":00" : text;
    }
}
