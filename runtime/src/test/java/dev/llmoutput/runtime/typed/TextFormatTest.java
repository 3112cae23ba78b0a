package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** B061, B064: texts of one form are read strictly, each type with one grammar. */
class TextFormatTest {
    static Stream<Arguments> canonical() {
        return Stream.of(
                all(DateFormats.LOCAL_DATE, "2026-03-31", "2024-02-29", "0000-01-01", "9999-12-31"),
                all(DateFormats.YEAR, "0000", "0044", "0999", "2026", "9999"),
                all(DateFormats.YEAR_MONTH, "0000-01", "2026-12"),
                all(TimeFormats.LOCAL_TIME, "00:00:00", "23:59:59.999999999", "14:30:05.250"),
                all(TimeFormats.LOCAL_DATE_TIME, "2026-03-31T14:30:00", "2024-02-29T00:00:00.100"),
                all(TimeFormats.OFFSET_DATE_TIME, "2026-03-31T14:30:05Z", "0000-01-01T00:00:00+18:00"),
                all(TimeFormats.INSTANT, "2026-03-31T14:30:05Z", "0000-01-01T00:00:00Z", "0000-01-01T00:00:00+18:00"),
                all(TimeFormats.INSTANT, "9999-12-31T23:59:59.999999999-18:00"),
                all(
                        TimeFormats.ZONED_DATE_TIME,
                        "2026-03-31T14:30:05+02:00[Europe/Paris]",
                        "2026-03-31T14:30:05+02:00"),
                all(
                        TimeFormats.ZONED_DATE_TIME,
                        "1900-01-01T00:00:00+00:09:21[Europe/Paris]",
                        "2026-01-01T00:00:00Z[UTC]"),
                all(
                        AmountFormats.DURATION,
                        "PT0S",
                        "PT1H30M",
                        "PT-0.5S",
                        "PT-8H-30M",
                        "PT2562047788015215H30M7.999999999S"),
                all(AmountFormats.PERIOD, "P0D", "P1Y2M10D", "P-1Y", "P-1M2D"),
                all(IdFormats.ZONE_ID, "Europe/Paris", "Z", "UTC", "+01:00", "UTC+01:00"),
                all(IdFormats.UUID, "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
                all(
                        IdFormats.URI,
                        "https://example.org/a?b=c#d",
                        "mailto:a@example.org",
                        "urn:x",
                        "http://[::1]/",
                        "HTTP://A/%7e"),
                all(IdFormats.LOCALE, "en-US", "und", "zh-Hant-TW", "de-u-co-phonebk"),
                all(IdFormats.CURRENCY, "EUR", "JPY"),
                all(IdFormats.BASE64, "", "aA==", "aGk=", "aGVs", "//++"));
    }

    static Stream<Arguments> other() {
        return Stream.of(
                all(TimeFormats.LOCAL_TIME, "14:30", "14:30:05.0", "14:30:05.25"),
                all(TimeFormats.LOCAL_DATE_TIME, "2026-03-31T14:30"),
                all(TimeFormats.OFFSET_DATE_TIME, "2026-03-31T14:30:05+00:00", "2026-03-31T14:30:05.5Z"),
                all(TimeFormats.INSTANT, "2026-03-31T14:30:05+02:00"),
                all(TimeFormats.ZONED_DATE_TIME, "2026-03-31T14:30:05+02:00[+02:00]"),
                all(AmountFormats.DURATION, "P1D", "PT90M", "-PT1H", "PT0.50S"),
                all(AmountFormats.PERIOD, "P2W", "-P1D", "P01D"),
                all(IdFormats.ZONE_ID, "+1"),
                all(IdFormats.UUID, "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"),
                all(IdFormats.LOCALE, "EN-us", "i-klingon"));
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                all(
                        DateFormats.LOCAL_DATE,
                        "",
                        "2026-02-30",
                        "2023-02-29",
                        "2026-2-3",
                        "03/04/2026",
                        "12026-01-01",
                        "+12026-01-01"),
                all(DateFormats.LOCAL_DATE, "-001-01-01", " 2026-03-31", "2026-03-31T00:00", "٢٠٢٦-٠٣-٣١", "12345"),
                all(DateFormats.YEAR, "26", "20266", "-2026", "MMXX", "2026 "),
                all(DateFormats.YEAR_MONTH, "2026-13", "2026-00", "2026-3", "2026/03", "2026-03-31"),
                all(
                        TimeFormats.LOCAL_TIME,
                        "24:00",
                        "14:60",
                        "14:30:60",
                        "1:30",
                        "14.30",
                        "14:30:05.",
                        "14:30:05.1234567890"),
                all(TimeFormats.LOCAL_TIME, "2:30 PM", "14:30Z", "14", ""),
                all(
                        TimeFormats.LOCAL_DATE_TIME,
                        "2026-03-31 14:30",
                        "2026-03-31t14:30",
                        "2026-03-31",
                        "2026-02-30T14:30"),
                all(
                        TimeFormats.OFFSET_DATE_TIME,
                        "2026-03-31T14:30Z",
                        "2026-03-31T14:30:05",
                        "2026-03-31T14:30:05-00:00"),
                all(
                        TimeFormats.OFFSET_DATE_TIME,
                        "2026-03-31T14:30:05+02",
                        "2026-03-31T14:30:05+0200",
                        "2026-03-31T14:30:05+18:01"),
                all(
                        TimeFormats.OFFSET_DATE_TIME,
                        "2026-12-31T23:59:60Z",
                        "2026-03-31T14:30:05+02:00:01",
                        "2026-03-31T14:30:05+02:60"),
                all(TimeFormats.INSTANT, "2026-03-31", "1774960205", "2026-03-31T24:00:00Z"),
                all(
                        TimeFormats.ZONED_DATE_TIME,
                        "2026-03-31T14:30:05+01:00[Europe/Paris]",
                        "2026-03-29T02:30:00+01:00[Europe/Paris]"),
                all(
                        TimeFormats.ZONED_DATE_TIME,
                        "2026-03-31T14:30:05[Europe/Paris]",
                        "2026-03-31T14:30:05Z[Europe/Nowhere]"),
                all(
                        TimeFormats.ZONED_DATE_TIME,
                        "2026-03-31T14:30:05Z[",
                        "2026-03-31T14:30:05Z[]",
                        "2026-03-31T14:30:05ZEurope/Paris"),
                all(
                        AmountFormats.DURATION,
                        "P",
                        "PT",
                        "P1DT",
                        "PT1.5H",
                        "pt1h",
                        "PT+1H",
                        "PT1,5S",
                        "PT.5S",
                        "PT5.S",
                        "P1Y",
                        "P1W",
                        "90"),
                all(AmountFormats.DURATION, "PT99999999999999999999S", "PT2562047788015216H"),
                all(
                        AmountFormats.PERIOD,
                        "P",
                        "P1H",
                        "P1M1Y",
                        "p1d",
                        "P+1D",
                        "P1.5D",
                        "P2147483648D",
                        "P400000000W",
                        "PT0S"),
                all(IdFormats.ZONE_ID, "", "Europe/Nowhere", "europe/paris", "CEST", "+25:00"),
                all(
                        IdFormats.UUID,
                        "",
                        "1-1-1-1-1",
                        "f81d4fae7dec11d0a76500a0c91e6bf6",
                        "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}"),
                all(IdFormats.UUID, "f81d4fae-7dec-11d0-a765-00a0c91e6bfg", "f81d4fae-7dec-11d0-a765-00a0c91e6bf66"),
                all(
                        IdFormats.URI,
                        "",
                        "example.org/a",
                        "//example.org",
                        "/a",
                        "#a",
                        "https://exämple.org",
                        "http://a b",
                        "http://a/[x]",
                        ":"),
                all(IdFormats.LOCALE, "", " ", "en_US", "english language", "e", "en-"),
                all(IdFormats.CURRENCY, "", "eur", "EURO", "€", "QQQ"),
                all(IdFormats.BASE64, "a", "aGk", "aGl=", "aG k=", "aGk=\n", "a-_=", "===="));
    }

    @ParameterizedTest
    @MethodSource("canonical")
    void takesCanonicalTexts(TextFormat<?> format, List<String> texts) {
        for (String text : texts) {
            Parsed.Ok<?> read = ok(format.parse(quoted(text), STRICT));
            assertThat(read.canonical()).isEqualTo(quoted(text));
            assertThat(read.changed()).as(text).isFalse();
        }
    }

    /** C006: their canonical text is final. */
    @ParameterizedTest
    @MethodSource("other")
    void takesOtherTextsAsAChange(TextFormat<?> format, List<String> texts) {
        for (String text : texts) {
            Parsed.Ok<?> read = ok(format.parse(quoted(text), STRICT));
            assertThat(read.changed()).as(text).isTrue();
            Parsed.Ok<?> again = ok(format.parse(read.canonical(), STRICT));
            assertThat(again.value()).isEqualTo(read.value());
            assertThat(again.changed()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("refused")
    void refusesEverythingElse(TextFormat<?> format, List<String> texts) {
        for (String text : texts) {
            assertThat(codes(failure(format.parse(quoted(text), STRICT)).issues()))
                    .as(text)
                    .containsExactly(" invalid_format");
        }
    }

    /** B063: a value of another type is no text of a wrong form. */
    @Test
    void tellsWrongTypesFromWrongForms() {
        for (String json : List.of("5", "true", "null", "[]", "{\"year\":1990,\"month\":4,\"day\":2}")) {
            assertThat(codes(failure(DateFormats.LOCAL_DATE.parse(json, STRICT)).issues()))
                    .containsExactly(" invalid_type");
        }
        assertThat(failure(DateFormats.LOCAL_DATE.parse("{}", STRICT)).observed())
                .isEqualTo("expected a date such as \"2026-03-31\", got object");
    }

    /** A2: a number may stand for its literal text. */
    @Test
    void takesTheTextOfANumberTolerantly() {
        Parsed.Ok<Year> year = ok(DateFormats.YEAR.parse("2026", ReadOptions.of(Reading.TOLERANT)));
        assertThat(year.value()).isEqualTo(Year.of(2026));
        assertThat(year.canonical()).isEqualTo("\"2026\"");
        assertThat(year.repairs()).hasSize(1);
        assertThat(codes(failure(DateFormats.LOCAL_DATE.parse("20260331", ReadOptions.of(Reading.TOLERANT)))
                        .issues()))
                .containsExactly(" invalid_format");
    }

    /** What no reply could have been read as is an issue of the value. */
    @Test
    void checksValuesThatNoTextStandsFor() {
        assertThat(codes(DateFormats.LOCAL_DATE.validate(LocalDate.of(12026, 1, 1))))
                .containsExactly(" invalid_format");
        assertThat(codes(DateFormats.YEAR.validate(Year.of(-1)))).containsExactly(" invalid_format");
        assertThat(codes(DateFormats.YEAR_MONTH.validate(YearMonth.of(10_000, 1))))
                .containsExactly(" invalid_format");
        assertThat(codes(TimeFormats.LOCAL_DATE_TIME.validate(LocalDateTime.MAX)))
                .containsExactly(" invalid_format");
        assertThat(codes(TimeFormats.INSTANT.validate(Instant.MAX))).containsExactly(" invalid_format");
        assertThat(codes(TimeFormats.OFFSET_DATE_TIME.validate(
                        OffsetDateTime.of(2026, 1, 1, 0, 0, 0, 0, ZoneOffset.ofTotalSeconds(1)))))
                .containsExactly(" invalid_format");
        assertThat(codes(IdFormats.URI.validate(URI.create("a/b")))).containsExactly(" invalid_format");
        assertThat(codes(IdFormats.LOCALE.validate(new Locale("x_y", "not a country"))))
                .containsExactly(" invalid_format");
        assertThat(TimeFormats.LOCAL_TIME.validate(LocalTime.MAX)).isEmpty();
        assertThat(TimeFormats.ZONED_DATE_TIME.validate(
                        ZonedDateTime.of(LocalDateTime.MIN.withYear(0), ZoneOffset.UTC)))
                .isEmpty();
        assertThat(IdFormats.BASE64.validate(new byte[] {-1, 0, 1})).isEmpty();
    }

    private static Arguments all(TextFormat<?> format, String... texts) {
        return Arguments.of(format, List.of(texts));
    }

    private static String quoted(String text) {
        return '"' + text.replace("\n", "\\n") + '"';
    }

    /** B064: a text that has the form is not answered with the form alone. */
    @Test
    void saysWhatDoesNotExist() {
        for (TextFormat<?> format : List.of(
                DateFormats.LOCAL_DATE,
                TimeFormats.LOCAL_DATE_TIME,
                TimeFormats.OFFSET_DATE_TIME,
                TimeFormats.INSTANT,
                TimeFormats.ZONED_DATE_TIME)) {
            for (String date : List.of("2026-02-30", "2023-02-29", "2026-13-01", "2026-00-10")) {
                assertThat(failure(format.parse(quoted(date), STRICT)).observed())
                        .isEqualTo(
                                "expected " + format.expected() + ", got \"" + date + "\": that date does not exist");
            }
            for (String wrong :
                    List.of("2026-2-30", "2026-02-30junk", "2026-02-3276828", "2026-02-30T", "2026-02-30T25:00:00Z")) {
                assertThat(failure(format.parse(quoted(wrong), STRICT)).observed())
                        .endsWith("got \"" + wrong + "\"");
            }
        }
        assertThat(failure(TimeFormats.ZONED_DATE_TIME.parse("\"2026-06-31T10:00:00+02:00[Europe/Paris]\"", STRICT))
                        .observed())
                .endsWith(": that date does not exist");
        assertThat(failure(TimeFormats.LOCAL_DATE_TIME.parse("\"2026-13-31T10:00\"", STRICT))
                        .observed())
                .endsWith(": that date does not exist");
        assertThat(failure(DateFormats.YEAR_MONTH.parse("\"2026-13\"", STRICT))
                        .issues()
                        .get(0)
                        .params())
                .containsExactly(
                        Map.entry("format", "a year and month such as \"2026-03\""),
                        Map.entry("value", "2026-13"),
                        Map.entry("nonexistent", "month"));
    }
}
