package dev.llmoutput.runtime.typed;

import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/** Dates, and parts of dates, of the years 0000 to 9999. */
public final class DateFormats {
    /** RFC 3339 {@code full-date}. */
    public static final TextFormat<LocalDate> LOCAL_DATE = new TextFormat<>("a date such as \"2026-03-31\"") {
        @Override
        LocalDate parse(String text) {
            IsoScanner scanner = new IsoScanner(text);
            LocalDate date = scanner.date();
            scanner.end();
            return date;
        }
    };

    /** {@code 2026-03}. */
    public static final TextFormat<YearMonth> YEAR_MONTH = new TextFormat<>("a year and month such as \"2026-03\"") {
        @Override
        YearMonth parse(String text) {
            IsoScanner scanner = new IsoScanner(text);
            int year = scanner.year();
            scanner.expect('-');
            int month = scanner.digits(2);
            scanner.end();
            return YearMonth.of(year, month);
        }
    };

    /** {@code 2026}; {@link Year#toString} leaves out leading zeros. */
    public static final TextFormat<Year> YEAR = new TextFormat<>("a year such as \"2026\"") {
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
    };

    private DateFormats() {}
}
