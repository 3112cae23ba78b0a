package dev.llmoutput.processor.model;

import java.util.Optional;

/**
 * The Java types whose values are JSON strings of one form. What JSON Schema says of a form is exactly what is read, as far
 * as a schema can say it: by a {@code format} that JSON Schema 2020-12 (validation, section 7.3) defines, by a pattern, or by
 * both together.
 */
public enum TextFormat {
    /** {@code LocalDate}: RFC 3339 {@code full-date}. */
    LOCAL_DATE("java.time", "LocalDate", "date", "", "date as 2026-03-31"),
    /** {@code LocalTime}: RFC 3339 has no time without an offset. */
    LOCAL_TIME("java.time", "LocalTime", "", "^" + Patterns.TIME + "$", "time as 14:30:05"),
    /** {@code LocalDateTime}: RFC 3339 has none without an offset, so the pattern knows the lengths of the months. */
    LOCAL_DATE_TIME(
            "java.time",
            "LocalDateTime",
            "",
            "^" + Patterns.DATE + "T" + Patterns.TIME + "$",
            "date and time as 2026-03-31T14:30:05"),
    /** {@code OffsetDateTime}: RFC 3339 {@code date-time} without leap seconds, and no more than Java can hold. */
    OFFSET_DATE_TIME(
            "java.time",
            "OffsetDateTime",
            "date-time",
            Patterns.FULL_DATE_TIME,
            "date and time as 2026-03-31T14:30:05+02:00"),
    /** {@code Instant}: the same. */
    INSTANT(
            "java.time",
            "Instant",
            "date-time",
            Patterns.FULL_DATE_TIME,
            "date and time in UTC as 2026-03-31T14:30:05Z"),
    /** {@code ZonedDateTime}: which zones there are, and which offsets they have, is beyond a schema. */
    ZONED_DATE_TIME(
            "java.time",
            "ZonedDateTime",
            "",
            "^" + Patterns.DATE + "T" + Patterns.FULL_TIME + Patterns.OLD_OFFSET + "(?:\\[[A-Za-z0-9~/._+\\-:]+\\])?$",
            "date and time as 2026-03-31T14:30:05+02:00[Europe/Paris]"),
    /** {@code Year}. */
    YEAR("java.time", "Year", "", "^[0-9]{4}$", "year as 2026"),
    /** {@code YearMonth}. */
    YEAR_MONTH("java.time", "YearMonth", "", "^[0-9]{4}-(?:0[1-9]|1[0-2])$", "year and month as 2026-03"),
    /** {@code Duration}: the {@code duration} of RFC 3339 has months and years, but no fractions and no signs. */
    DURATION(
            "java.time",
            "Duration",
            "",
            "^-?P(?:-?[0-9]+D(?:T" + Patterns.CLOCK + ")?|T" + Patterns.CLOCK + ")$",
            "ISO 8601 duration as PT1H30M"),
    /** {@code Period}: the same with years, months, weeks and days alone. */
    PERIOD("java.time", "Period", "", "^-?P" + Patterns.CALENDAR + "$", "ISO 8601 period as P1Y2M10D"),
    /** {@code ZoneId}: which zones there are is beyond a schema. */
    ZONE_ID("java.time", "ZoneId", "", "", "time zone as Europe/Paris"),
    /** {@code UUID}. */
    UUID("java.util", "UUID", "uuid", "", "UUID"),
    /** {@code URI}: one with a scheme. */
    URI("java.net", "URI", "uri", "", "absolute URI"),
    /** {@code Locale}: a BCP 47 tag; its grammar is too large for a pattern. */
    LOCALE("java.util", "Locale", "", "", "BCP 47 language tag as en-US"),
    /** {@code Currency}: which codes there are is beyond a schema. */
    CURRENCY("java.util", "Currency", "", "^[A-Z]{3}$", "ISO 4217 currency code as EUR"),
    /** {@code byte[]}: RFC 4648 base64. */
    BASE64(
            "",
            "byte[]",
            "",
            "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
            "base64");

    private final String packageName;
    private final String simpleName;
    private final String format;
    private final String pattern;
    private final String phrase;

    TextFormat(String packageName, String simpleName, String format, String pattern, String phrase) {
        this.packageName = packageName;
        this.simpleName = simpleName;
        this.format = format;
        this.pattern = pattern;
        this.phrase = phrase;
    }

    /** The class whose values have this form; {@code byte[]} has none. */
    public Optional<ClassRef> type() {
        return packageName.isEmpty() ? Optional.empty() : Optional.of(ClassRef.of(packageName, simpleName));
    }

    /** The name of the Java type, as messages have it. */
    public String title() {
        return simpleName;
    }

    /** The {@code format} of JSON Schema that says what the form is, where there is one. */
    public Optional<String> schemaFormat() {
        return Optional.of(format).filter(name -> !name.isEmpty());
    }

    /** The {@code pattern} that says what the form is, or what the format leaves open. */
    public Optional<String> schemaPattern() {
        return Optional.of(pattern).filter(regex -> !regex.isEmpty());
    }

    /** What to tell a model, in a few words. */
    public String phrase() {
        return phrase;
    }

    /** Whether the values are points or stretches of time, which are past, present or to come. */
    public boolean isTemporal() {
        return switch (this) {
            case LOCAL_DATE,
                    LOCAL_TIME,
                    LOCAL_DATE_TIME,
                    OFFSET_DATE_TIME,
                    INSTANT,
                    ZONED_DATE_TIME,
                    YEAR,
                    YEAR_MONTH -> true;
            case DURATION, PERIOD, ZONE_ID, UUID, URI, LOCALE, CURRENCY, BASE64 -> false;
        };
    }

    /** Parts of the patterns. */
    private static final class Patterns {
        static final String FULL_TIME = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?";
        static final String TIME = "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9})?)?";
        static final String HOURS = "(?:0[0-9]|1[0-7]):[0-5][0-9]";
        static final String BEHIND = "-(?:00:(?:0[1-9]|[1-5][0-9])|(?:0[1-9]|1[0-7]):[0-5][0-9]|18:00)";
        static final String OFFSET = "(?:Z|\\+(?:" + HOURS + "|18:00)|" + BEHIND + ")";
        static final String OLD_BEHIND = "-(?:00:00:(?:0[1-9]|[1-5][0-9])|00:(?:0[1-9]|[1-5][0-9])(?::[0-5][0-9])?"
                + "|(?:0[1-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?)";
        static final String OLD_OFFSET = "(?:Z|\\+(?:" + HOURS + "(?::[0-5][0-9])?|18:00(?::00)?)|" + OLD_BEHIND + ")";
        static final String FULL_DATE_TIME = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T" + FULL_TIME + OFFSET + "$";
        static final String LEAP_YEAR = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
        static final String DATE = "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
                + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|"
                + LEAP_YEAR
                + "-02-29)";
        static final String SECONDS = "-?[0-9]+(?:\\.[0-9]{1,9})?S";
        static final String MINUTES = "-?[0-9]+M(?:" + SECONDS + ")?";
        static final String CLOCK = "(?:-?[0-9]+H(?:" + MINUTES + "|" + SECONDS + ")?|" + MINUTES + "|" + SECONDS + ")";
        static final String DAYS = "-?[0-9]+D";
        static final String WEEKS = "-?[0-9]+W(?:" + DAYS + ")?";
        static final String MONTHS = "-?[0-9]+M(?:" + WEEKS + "|" + DAYS + ")?";
        static final String CALENDAR =
                "(?:-?[0-9]+Y(?:" + MONTHS + "|" + WEEKS + "|" + DAYS + ")?|" + MONTHS + "|" + WEEKS + "|" + DAYS + ")";

        private Patterns() {}
    }
}
