package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Forms of which a schema of ours says a part only, each with what its standard says: what a validator would know that has
 * them as {@code format}. None asks the parser that our readers ask.
 */
enum Forms {
    /** The names of the time-zone database, and offsets, alone or behind {@code UTC}. */
    ZONE("description", "", "time zone as Europe/Paris") {
        private final Pattern offset =
                Pattern.compile("(?:UTC|GMT|UT|(?=[+-]))(?:[+-](?<h>[0-9]{1,2}|[0-9]{2}(?=[0-9]{2}))"
                        + "(?:(?<=[0-9]{2}):?(?<m>[0-5][0-9])(?::?(?<s>[0-5][0-9]))?)?)?");

        @Override
        boolean takes(String text) {
            Matcher matcher = offset.matcher(text);
            return text.equals("Z")
                    || ZoneId.getAvailableZoneIds().contains(text)
                    || (matcher.matches() && seconds(matcher) <= 18 * 3600);
        }

        private static int seconds(Matcher matcher) {
            return 3600 * number(matcher, "h") + 60 * number(matcher, "m") + number(matcher, "s");
        }

        private static int number(Matcher matcher, String group) {
            return matcher.group(group) == null ? 0 : Integer.parseInt(matcher.group(group));
        }
    },
    /** A date and time whose offset is one that its zone has then. */
    ZONED("pattern", "^(?:[0-9]{4}-", "(?:\\[[A-Za-z0-9~/._+\\-:]+\\])?$") {
        private final Pattern parts = Pattern.compile("([^Z+\\[]*[0-9])(Z|[+-][0-9:]+)(?:\\[(.+)\\])?");

        @Override
        boolean takes(String text) {
            Matcher matcher = parts.matcher(text);
            return !matcher.matches()
                    || matcher.group(3) == null
                    || (ZONE.takes(matcher.group(3))
                            && ZoneId.of(matcher.group(3))
                                    .getRules()
                                    .getValidOffsets(LocalDateTime.parse(matcher.group(1)))
                                    .contains(ZoneOffset.of(matcher.group(2))));
        }
    },
    /** RFC 5646, section 2.1. */
    LOCALE("description", "", "BCP 47 language tag as en-US") {
        private final String privateUse = "x(?:-[a-z0-9]{1,8})+";
        private final Pattern tag = Pattern.compile(
                "(?:(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-[a-z]{4})?"
                        + "(?:-(?:[a-z]{2}|[0-9]{3}))?(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*"
                        + "(?:-[0-9a-wyz](?:-[a-z0-9]{2,8})+)*(?:-" + privateUse + ")?|" + privateUse
                        + "|i-[a-z]+|sgn-[a-z]{2}-[a-z]{2}|en-gb-oed|art-lojban|cel-gaulish|no-(?:bok|nyn)|zh-(?:guoyu|hakka|min|min-nan|xiang))");

        @Override
        boolean takes(String text) {
            return tag.matcher(text.toLowerCase(Locale.ROOT)).matches();
        }
    },
    /** The codes of ISO 4217. */
    CURRENCY("pattern", "^[A-Z]{3}$", "^[A-Z]{3}$") {
        @Override
        boolean takes(String text) {
            return Currency.getAvailableCurrencies().stream()
                    .anyMatch(currency -> currency.getCurrencyCode().equals(text));
        }
    },
    /** So many seconds as a {@code long} holds. */
    DURATION("pattern", "^-?P(?:-?[0-9]+D(?:T", "$") {
        @Override
        boolean takes(String text) {
            return amounts(text, 'D', 86_400L, 'H', 3_600L, 'M', 60L, 'S', 1L)
                    .allMatch(seconds -> seconds.bitLength() < 64);
        }
    },
    /** So many years, months and days as an {@code int} holds. */
    PERIOD("pattern", "^-?P(?:-?[0-9]+Y", "$") {
        @Override
        boolean takes(String text) {
            return Stream.of(amounts(text, 'Y', 1L), amounts(text, 'M', 1L), amounts(text, 'W', 7L, 'D', 1L))
                    .flatMap(amounts -> amounts)
                    .allMatch(amount -> amount.bitLength() < 32);
        }
    };

    private static final Pattern AMOUNT = Pattern.compile("(-?[0-9]+)(?:[.][0-9]+)?([A-Z])");

    private final String keyword;
    private final String begin;
    private final String end;

    /** Schemas say it by a keyword whose value begins and ends so. */
    Forms(String keyword, String begin, String end) {
        this.keyword = keyword;
        this.begin = begin;
        this.end = end;
    }

    /** Whether the form has a text that keeps what the schema says. */
    abstract boolean takes(String text);

    /** The form of the texts that a schema describes. */
    static Optional<Forms> of(JsonNode schema) {
        return Arrays.stream(values()).filter(form -> form.isSaidBy(schema)).findFirst();
    }

    private boolean isSaidBy(JsonNode schema) {
        String value = schema.path(keyword).asText();
        return value.startsWith(begin) && value.endsWith(end);
    }

    /** Each amount of these units in the first, and their sum. */
    private static Stream<BigInteger> amounts(String text, Object... units) {
        java.util.Map<String, Long> factors = IntStream.range(0, units.length / 2)
                .boxed()
                .collect(Collectors.toMap(i -> String.valueOf(units[2 * i]), i -> (Long) units[2 * i + 1]));
        java.util.List<BigInteger> amounts = AMOUNT.matcher(text)
                .results()
                .filter(amount -> factors.containsKey(amount.group(2)))
                .map(amount ->
                        new BigInteger(amount.group(1)).multiply(BigInteger.valueOf(factors.get(amount.group(2)))))
                .toList();
        return Stream.concat(amounts.stream(), Stream.of(amounts.stream().reduce(BigInteger.ZERO, BigInteger::add)));
    }
}
