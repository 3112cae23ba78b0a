package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.TextFormat;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a text has a form: what its pattern says, and what the JDK says of the rest. */
final class TextForms {
    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final Pattern YEAR_MONTH = Pattern.compile("[0-9]{4}-[0-9]{2}");
    private static final int DATE_LENGTH = 10;
    private static final Pattern ZONED = Pattern.compile("(.{10}T[0-9:.]+)(Z|[+-][0-9:]+)(?:\\[(.+)\\])?");
    private static final Pattern UNKNOWN_OFFSET = Pattern.compile("-[0:]+");

    private TextForms() {}

    static boolean fits(TextFormat format, String text) {
        boolean matches = format.schemaPattern()
                .map(regex -> Pattern.compile(regex).matcher(text).matches())
                .orElse(true);
        try {
            return matches && isValue(format, text);
        } catch (IllegalArgumentException | DateTimeException | ArithmeticException | IllformedLocaleException e) {
            return false;
        }
    }

    /** What {@code text}, which does not fit, has the form of though it does not exist: {@code date}. */
    static Optional<String> nonexistent(TextFormat format, String text) {
        return switch (format) {
            case LOCAL_DATE, LOCAL_DATE_TIME, OFFSET_DATE_TIME, INSTANT, ZONED_DATE_TIME ->
                Optional.of("date")
                        .filter(date -> DATE.matcher(text).lookingAt())
                        .filter(date -> !exists(text.substring(0, DATE_LENGTH)))
                        .filter(date -> text.length() == DATE_LENGTH || fits(format, withFirstOfMonth(text)));
            case YEAR_MONTH ->
                Optional.of("month")
                        .filter(month -> YEAR_MONTH.matcher(text).matches())
                        .filter(month -> !exists(text + "-01"));
            case LOCAL_TIME, YEAR, DURATION, PERIOD, ZONE_ID, UUID, URI, LOCALE, CURRENCY, BASE64 -> Optional.empty();
        };
    }

    private static String withFirstOfMonth(String text) {
        String first = text.substring(0, DATE_LENGTH - 2) + "01";
        return (exists(first) ? first : text.substring(0, 5) + "01-01") + text.substring(DATE_LENGTH);
    }

    private static boolean exists(String date) {
        try {
            return LocalDate.parse(date) != null;
        } catch (DateTimeException e) {
            return false;
        }
    }

    /** The offset is one that the zone has then; {@code -00:00} says that it is unknown. */
    private static boolean isZoned(String text) {
        Matcher parts = ZONED.matcher(text);
        if (!parts.matches() || UNKNOWN_OFFSET.matcher(parts.group(2)).matches()) {
            return false;
        }
        ZoneOffset offset = ZoneOffset.of(parts.group(2));
        ZoneId zone = parts.group(3) == null ? offset : ZoneId.of(parts.group(3));
        return ZonedDateTime.ofStrict(LocalDateTime.parse(parts.group(1)), offset, zone) != null;
    }

    /** Java also takes letters of all scripts, and brackets outside of a host. */
    private static boolean isUri(String text) {
        URI uri = URI.create(text);
        boolean isLiteral = uri.getHost() != null && uri.getHost().startsWith("[");
        long brackets =
                text.chars().filter(letter -> letter == '[' || letter == ']').count();
        return uri.isAbsolute() && text.chars().allMatch(letter -> letter <= '~') && brackets == (isLiteral ? 2 : 0);
    }

    private static boolean isValue(TextFormat format, String text) {
        return switch (format) {
            case LOCAL_DATE -> LocalDate.parse(text).toString().equals(text) && Character.isDigit(text.charAt(0));
            case OFFSET_DATE_TIME, INSTANT -> OffsetDateTime.parse(text) != null;
            case ZONED_DATE_TIME -> isZoned(text);
            case DURATION -> Duration.parse(text) != null;
            case PERIOD -> Period.parse(text) != null;
            case ZONE_ID -> ZoneId.of(text) != null;
            case UUID -> UUID.fromString(text).toString().equalsIgnoreCase(text);
            case URI -> isUri(text);
            case LOCALE ->
                !text.isBlank() && new Locale.Builder().setLanguageTag(text).build() != null;
            case CURRENCY -> Currency.getInstance(text) != null;
            case LOCAL_TIME, LOCAL_DATE_TIME, YEAR, YEAR_MONTH, BASE64 -> true;
        };
    }
}
