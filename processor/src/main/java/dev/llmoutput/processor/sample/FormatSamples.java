package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.Constraint;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.Tense;
import dev.llmoutput.processor.model.TextFormat;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.Period;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts of each form, all different. */
final class FormatSamples {
    private static final LocalDate DAY = LocalDate.of(2026, 3, 31);
    /** Years that are past, and to come, whenever a test runs. */
    private static final String PAST = "0001";

    private static final String FUTURE = "9999";

    private FormatSamples() {}

    /** Texts that fit; where they have to be past or to come, they are so by centuries. */
    static Stream<Object> of(TextFormat format, Slot slot) {
        List<Tense> tenses = slot.constraints().stream()
                .filter(Constraint.Time.class::isInstance)
                .map(constraint -> ((Constraint.Time) constraint).tense())
                .toList();
        if (tenses.size() > 1) {
            return Stream.empty();
        }
        IntStream numbers = IntStream.range(0, 30);
        return tenses.isEmpty()
                ? numbers.mapToObj(number -> text(format, number))
                : numbers.boxed()
                        .flatMap(number -> distant(format, tenses.get(0).isPast(), number).stream());
    }

    private static String text(TextFormat format, int number) {
        LocalDate day = DAY.plusDays(number);
        String minute = String.format(Locale.ROOT, "%02d", number);
        return switch (format) {
            case LOCAL_DATE -> day.toString();
            case LOCAL_TIME -> "14:" + minute + ":05";
            case LOCAL_DATE_TIME -> day + "T14:30:05";
            case OFFSET_DATE_TIME, INSTANT -> day + "T14:30:05Z";
            case ZONED_DATE_TIME -> day + "T14:30:05Z[Etc/UTC]";
            case YEAR -> String.valueOf(2026 + number);
            case YEAR_MONTH -> (2026 + number) + "-03";
            case DURATION -> Duration.ofMinutes(90 + number).toString();
            case PERIOD -> Period.ofDays(1 + number).toString();
            case ZONE_ID -> number == 0 ? "Etc/UTC" : "+01:" + minute;
            case UUID -> new UUID(0x4000L, Long.MIN_VALUE + number).toString();
            case URI -> "https://example.org/" + number;
            case LOCALE -> List.of("en", "de", "fr", "es", "it").get(number % 5);
            case CURRENCY -> List.of("EUR", "USD", "JPY", "GBP", "CHF").get(number % 5);
            case BASE64 -> base64(number);
        };
    }

    /** Bytes of each length. */
    private static String base64(int length) {
        byte[] bytes = "a".repeat(length).getBytes(StandardCharsets.US_ASCII);
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** So many bytes. */
    static Object bytes(int length) {
        return base64(length);
    }

    /** A text that is certainly past, or certainly to come; a time of day is neither. */
    static Optional<String> distant(TextFormat format, boolean past, int number) {
        String year = past ? PAST : FUTURE;
        String day = String.format(Locale.ROOT, "%s-01-%02d", year, 1 + number);
        return switch (format) {
            case LOCAL_DATE -> Optional.of(day);
            case LOCAL_DATE_TIME, OFFSET_DATE_TIME, INSTANT, ZONED_DATE_TIME ->
                Optional.of(day + (format == TextFormat.LOCAL_DATE_TIME ? "T12:00" : "T12:00:00Z"));
            case YEAR ->
                Optional.of(String.valueOf((past ? 10_001 : 19_999) + (past ? number : -number))
                        .substring(1));
            case YEAR_MONTH -> Optional.of(year + "-0" + (1 + number % 9));
            default -> Optional.empty();
        };
    }

    /** A text that comes near to the form, or is far from it. */
    static Stream<Object> broken(TextFormat format) {
        return switch (format) {
            case LOCAL_DATE -> Stream.of("2026-02-30");
            case LOCAL_TIME -> Stream.of("24:00");
            case LOCAL_DATE_TIME -> Stream.of("2026-02-30T14:30");
            case OFFSET_DATE_TIME, INSTANT -> Stream.of("2026-02-30T14:30:05Z");
            case UUID -> Stream.of("00000000-0000-0000-0000-00000000000g");
            default -> Stream.of("?");
        };
    }

    /** Whether a text with a year is past (true) or to come (false) in any case. */
    static Optional<Boolean> isPast(String text) {
        boolean hasYear =
                text.length() >= 4 && text.chars().limit(4).allMatch(symbol -> symbol >= '0' && symbol <= '9');
        int year = hasYear ? Integer.parseInt(text.substring(0, 4)) : 2026;
        return year < 1900 ? Optional.of(true) : year >= 2900 ? Optional.of(false) : Optional.empty();
    }
}
