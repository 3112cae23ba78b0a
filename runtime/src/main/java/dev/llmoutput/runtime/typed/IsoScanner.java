package dev.llmoutput.runtime.typed;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;

/**
 * Takes dates and times apart, digit by digit, as RFC 3339 and ISO 8601 both have them: years of four digits, {@code T}
 * and {@code Z} as capitals, fractions of one to nine digits. Everything else is a {@link DateTimeException}.
 */
final class IsoScanner {
    private static final int NANO_DIGITS = 9;

    private final String text;
    private int at;

    IsoScanner(String text) {
        this.text = text;
    }

    /** {@code 2026}. */
    int year() {
        return digits(4);
    }

    /** {@code 2026-03-31}. */
    LocalDate date() {
        int year = year();
        expect('-');
        int month = digits(2);
        expect('-');
        int day = digits(2);
        try {
            return LocalDate.of(year, month, day);
        } catch (DateTimeException e) {
            throw new Nonexistent("date", existing(month));
        }
    }

    /** The text with a day that exists in place of the one that has just been read. */
    private String existing(int month) {
        boolean known = month >= 1 && month <= 12;
        return text.substring(0, at - 5) + (known ? text.substring(at - 5, at - 3) : "01") + "-01" + text.substring(at);
    }

    /** {@code 14:30}, {@code 14:30:05} or {@code 14:30:05.25}. */
    LocalTime time() {
        int hour = digits(2);
        expect(':');
        int minute = digits(2);
        return take(':') ? withSecond(hour, minute) : LocalTime.of(hour, minute);
    }

    /** The same where the seconds must be there. */
    LocalTime fullTime() {
        int hour = digits(2);
        expect(':');
        int minute = digits(2);
        expect(':');
        return withSecond(hour, minute);
    }

    private LocalTime withSecond(int hour, int minute) {
        return LocalTime.of(hour, minute, digits(2), take('.') ? fraction() : 0);
    }

    private int fraction() {
        int nanos = 0;
        int count = 0;
        while (count < NANO_DIGITS && isDigit()) {
            nanos = nanos * 10 + digits(1);
            count++;
        }
        if (count == 0) {
            throw unexpected();
        }
        for (int i = count; i < NANO_DIGITS; i++) {
            nanos *= 10;
        }
        return nanos;
    }

    /** {@code Z} or {@code +02:00}; not {@code -00:00}, which says that the offset is unknown (RFC 3339, section 4.3). */
    ZoneOffset offset() {
        return offset(false);
    }

    /** The same, or {@code +00:09:21}, as time zones had them long ago. */
    ZoneOffset oldOffset() {
        return offset(true);
    }

    private ZoneOffset offset(boolean old) {
        if (take('Z')) {
            return ZoneOffset.UTC;
        }
        int sign = take('-') ? -1 : 1;
        if (sign > 0) {
            expect('+');
        }
        int hours = digits(2);
        expect(':');
        int minutes = digits(2);
        int seconds = old && take(':') ? digits(2) : 0;
        if (sign < 0 && hours == 0 && minutes == 0 && seconds == 0) {
            throw unexpected();
        }
        return ZoneOffset.ofHoursMinutesSeconds(sign * hours, sign * minutes, sign * seconds);
    }

    int digits(int count) {
        int number = 0;
        for (int i = 0; i < count; i++) {
            if (!isDigit()) {
                throw unexpected();
            }
            number = number * 10 + text.charAt(at++) - '0';
        }
        return number;
    }

    private boolean isDigit() {
        return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
    }

    boolean take(char c) {
        boolean there = at < text.length() && text.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    void expect(char c) {
        if (!take(c)) {
            throw unexpected();
        }
    }

    /** What stands in brackets at the end, {@code Europe/Paris}; empty where nothing is left. */
    String bracketed() {
        if (at == text.length()) {
            return "";
        }
        expect('[');
        int from = at;
        at = Math.max(from, text.length() - 1);
        expect(']');
        if (at - 1 == from) {
            throw unexpected();
        }
        return text.substring(from, at - 1);
    }

    /** Nothing is left. */
    void end() {
        if (at < text.length()) {
            throw unexpected();
        }
    }

    private DateTimeException unexpected() {
        return new DateTimeException("unexpected at " + at);
    }

    /** What stands there has the form of something that does not exist: a 30th of February. */
    static final class Nonexistent extends DateTimeException {
        private static final long serialVersionUID = 1;

        private final String what;
        private final String existing;

        /**
         * @param what in one word: {@code date}
         * @param existing the text with something that exists in its place
         */
        Nonexistent(String what, String existing) {
            super("no such " + what);
            this.what = what;
            this.existing = existing;
        }

        String what() {
            return what;
        }

        String existing() {
            return existing;
        }
    }
}
