package dev.llmoutput.runtime.typed;

import java.time.Clock;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/** Dates, and parts of dates, of the years 0000 to 9999. */
public final class DateFormats {
    private static final int MONTHS = 12;

    /** RFC 3339 {@code full-date}. */
    public static final TemporalFormat<LocalDate> LOCAL_DATE =
            new TemporalFormat<>("date", "a date such as \"2026-03-31\"") {
                @Override
                LocalDate parse(String text) {
                    IsoScanner scanner = new IsoScanner(text);
                    LocalDate date = scanner.date();
                    scanner.end();
                    return date;
                }

                @Override
                int compareToNow(LocalDate value, Clock clock) {
                    return value.compareTo(LocalDate.now(clock));
                }
            };

    /** {@code 2026-03}. */
    public static final TemporalFormat<YearMonth> YEAR_MONTH =
            new TemporalFormat<>("month", "a year and month such as \"2026-03\"") {
                @Override
                YearMonth parse(String text) {
                    IsoScanner scanner = new IsoScanner(text);
                    int year = scanner.year();
                    scanner.expect('-');
                    int month = scanner.digits(2);
                    scanner.end();
                    if (month < 1 || month > MONTHS) {
                        throw new IsoScanner.Nonexistent("month", text.substring(0, 5) + "01");
                    }
                    return YearMonth.of(year, month);
                }

                @Override
                int compareToNow(YearMonth value, Clock clock) {
                    return value.compareTo(YearMonth.now(clock));
                }
            };

    /** {@code 2026}; {@link Year#toString} leaves out leading zeros. */
    public static final TemporalFormat<Year> YEAR = new TemporalFormat<>("year", "a year such as \"2026\"") {
        @Override
        Year parse(String text) {
            IsoScanner scanner = new IsoScanner(text);
            int year = scanner.year();
            scanner.end();
            return Year.of(year);
        }

        @Override
        String text(Year value) {
            int year = value.getValue();
            return year >= 0 && year <= 999 ? String.valueOf(10_000 + year).substring(1) : String.valueOf(year);
        }

        @Override
        int compareToNow(Year value, Clock clock) {
            return value.compareTo(Year.now(clock));
        }
    };

    private DateFormats() {}
}
