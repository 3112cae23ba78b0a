package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.contract.Parsed;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** C278, C006: a value is read back from its canonical text, and that text is final. */
class TextFormatLawsTest {
    private static final long FIRST_DAY = LocalDate.of(0, 1, 1).toEpochDay();
    private static final long LAST_DAY = LocalDate.of(9999, 12, 31).toEpochDay();
    private static final List<ZoneId> ZONES =
            ZoneId.getAvailableZoneIds().stream().sorted().map(ZoneId::of).toList();
    private static final List<Currency> CURRENCIES = Currency.getAvailableCurrencies().stream()
            .sorted((one, other) -> one.getCurrencyCode().compareTo(other.getCurrencyCode()))
            .toList();

    private static <T> void holds(TextFormat<T> format, T value) {
        assertThat(format.validate(value)).isEmpty();
        String canonical = format.toJson(value);
        Parsed.Ok<T> read = ok(format.parse(canonical, STRICT));
        assertThat(read.value()).isEqualTo(value);
        assertThat(read.canonical()).isEqualTo(canonical);
        assertThat(read.changed()).isFalse();
    }

    @Property(tries = 2000, seed = "1")
    void dates(@ForAll("days") LocalDate date) {
        holds(DateFormats.LOCAL_DATE, date);
        holds(DateFormats.YEAR, Year.from(date));
        holds(DateFormats.YEAR_MONTH, YearMonth.from(date));
    }

    @Property(tries = 2000, seed = "2")
    void times(@ForAll("days") LocalDate date, @ForAll("times") LocalTime time, @ForAll("offsets") ZoneOffset offset) {
        LocalDateTime dateTime = date.atTime(time);
        holds(TimeFormats.LOCAL_TIME, time);
        holds(TimeFormats.LOCAL_DATE_TIME, dateTime);
        holds(TimeFormats.OFFSET_DATE_TIME, dateTime.atOffset(offset));
        holds(TimeFormats.INSTANT, dateTime.toInstant(offset));
        holds(TimeFormats.ZONED_DATE_TIME, dateTime.atZone(offset));
    }

    @Property(tries = 2000, seed = "3")
    void zones(@ForAll("days") LocalDate date, @ForAll("times") LocalTime time, @ForAll("zones") ZoneId zone) {
        holds(IdFormats.ZONE_ID, zone);
        LocalDateTime dateTime = date.atTime(time);
        if (dateTime.atZone(zone).getYear() >= 0 && dateTime.atZone(zone).getYear() <= 9999) {
            holds(TimeFormats.ZONED_DATE_TIME, dateTime.atZone(zone));
        }
    }

    @Property(tries = 2000, seed = "4")
    void amounts(@ForAll long seconds, @ForAll long nanos, @ForAll int years, @ForAll int months, @ForAll int days) {
        holds(AmountFormats.DURATION, Duration.ofSeconds(seconds / 2, nanos));
        holds(AmountFormats.PERIOD, Period.of(years, months, days));
    }

    @Property(tries = 1000, seed = "5")
    void identifiers(@ForAll long most, @ForAll long least) {
        holds(IdFormats.UUID, new UUID(most, least));
    }

    @Property(tries = 1000, seed = "6")
    void bytes(@ForAll byte[] bytes) {
        assertThat(IdFormats.BASE64.validate(bytes)).isEmpty();
        String canonical = IdFormats.BASE64.toJson(bytes);
        Parsed.Ok<byte[]> read = ok(IdFormats.BASE64.parse(canonical, STRICT));
        assertThat(read.value()).isEqualTo(bytes);
        assertThat(read.canonical()).isEqualTo(canonical);
    }

    @Property(tries = 1000, seed = "7")
    void names(@ForAll("currencies") Currency currency, @ForAll("locales") Locale locale) {
        holds(IdFormats.CURRENCY, currency);
        holds(IdFormats.LOCALE, locale);
    }

    @Provide
    Arbitrary<LocalDate> days() {
        return Arbitraries.longs().between(FIRST_DAY, LAST_DAY).map(LocalDate::ofEpochDay);
    }

    @Provide
    Arbitrary<LocalTime> times() {
        return Arbitraries.oneOf(
                Arbitraries.integers().between(0, 86_399).map(LocalTime::ofSecondOfDay),
                Arbitraries.longs().between(0, 86_399_999_999_999L).map(LocalTime::ofNanoOfDay));
    }

    @Provide
    Arbitrary<ZoneOffset> offsets() {
        return Arbitraries.integers()
                .between(-18 * 60, 18 * 60)
                .map(minutes -> ZoneOffset.ofTotalSeconds(minutes * 60));
    }

    @Provide
    Arbitrary<ZoneId> zones() {
        return Arbitraries.of(ZONES);
    }

    @Provide
    Arbitrary<Currency> currencies() {
        return Arbitraries.of(CURRENCIES);
    }

    /** Those that a language tag stands for: Java knows a few that none does. */
    @Provide
    Arbitrary<Locale> locales() {
        return Arbitraries.of(List.of(Locale.getAvailableLocales()))
                .map(locale -> Locale.forLanguageTag(locale.toLanguageTag()));
    }

    /** Either end of what four digits of a year can say. */
    @Property(tries = 1)
    void ends() {
        for (ZoneOffset offset : List.of(ZoneOffset.MIN, ZoneOffset.UTC, ZoneOffset.MAX)) {
            holds(TimeFormats.INSTANT, LocalDateTime.of(0, 1, 1, 0, 0).toInstant(offset));
            holds(
                    TimeFormats.INSTANT,
                    LocalDateTime.of(9999, 12, 31, 23, 59, 59).toInstant(offset));
        }
        holds(TimeFormats.INSTANT, Instant.EPOCH);
    }
}
