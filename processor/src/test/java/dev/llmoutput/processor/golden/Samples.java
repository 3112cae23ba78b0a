package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Texts of the forms that generated schemas know, and others that come near to one. */
final class Samples {
    private static final List<String> DATES = List.of("2026-03-31", "2024-02-29", "0000-01-01", "9999-12-31");
    private static final List<String> DATE_TIMES = List.of(
            "2026-03-31T14:30:05Z",
            "2026-03-31T14:30:05.25+02:00",
            "2024-02-29T00:00:00.123456789-18:00",
            "0000-01-01T00:00:00+18:00",
            "9999-12-31T23:59:59-18:00");
    private static final List<String> UUIDS =
            List.of("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "00000000-0000-0000-0000-000000000000");
    private static final List<String> URIS = List.of(
            "https://example.org/a?b=c#d",
            "mailto:a@example.org",
            "urn:isbn:1",
            "http://[::1]:80/",
            "a:b",
            "file:///x");

    /** Texts of forms that have a pattern alone. */
    private static final List<String> PATTERNS = List.of(
            "a1b2c3d4e5",
            "0009abcd",
            "14:30",
            "23:59:59.5",
            "2026-03-31T14:30",
            "2000-02-29T14:30:05.25",
            "2026",
            "0001",
            "2026-03",
            "PT1H30M",
            "-P1DT-0.5S",
            "P1Y2M10D",
            "P2W",
            "T-1",
            "T-20",
            "P0D",
            "2026-03-31T14:30:05+02:00[Europe/Paris]",
            "2026-03-31T14:30:05Z",
            "EUR",
            "USD",
            "aGk=",
            "aGVsbG8x",
            "");

    /** Texts that a form barely takes, or barely does not. */
    private static final List<String> NEAR = List.of(
            "2026-02-30",
            "2023-02-29",
            "1900-02-29T00:00",
            "2026-2-3",
            "12026-01-01",
            "+12026-01-01",
            "-0001-01-01",
            "2026-03-31 14:30:05Z",
            "2026-03-31t14:30:05z",
            "2026-03-31T14:30Z",
            "2026-03-31T14:30:60Z",
            "2026-12-31T23:59:60Z",
            "2026-03-31T24:00:00Z",
            "2026-03-31T14:30:05.Z",
            "2026-03-31T14:30:05.1234567890Z",
            "2026-03-31T14:30:05+02",
            "2026-03-31T14:30:05+18:01",
            "2026-03-31T14:30:05-00:00",
            "2026-03-31T14:30:05+02:00:01",
            "2026-02-31T14:30:05Z",
            "14:30:05.",
            "24:00",
            "1:30",
            "202",
            "20266",
            "2026-13",
            "PT",
            "P",
            "P1DT",
            "PT1.5H",
            "pt1h",
            "PT.5S",
            "P1H",
            "P1M1Y",
            "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6",
            "f81d4fae7dec11d0a76500a0c91e6bf6",
            "1-1-1-1-1",
            "f81d4fae-7dec-11d0-a765-00a0c91e6bfg",
            "example.org/a",
            "https://exämple.org",
            "http://a b",
            "http://a/[x]",
            "//example.org",
            ":",
            "eur",
            "aGk",
            "aGl=",
            "aG k=",
            "\ud83d\ude00",
            "\n",
            "a\n");

    /** Which of {@link #PATTERNS} a pattern takes, by its text: schemas have few patterns and instances are many. */
    private static final Map<String, List<String>> FITTING = new ConcurrentHashMap<>();

    private Samples() {}

    /** A text that a string schema with one of our formats takes; absent for any other schema. */
    static Optional<String> of(JsonNode schema, Random random) {
        List<String> pool = switch (schema.path("format").asText()) {
            case "date" -> DATES;
            case "date-time" -> DATE_TIMES;
            case "uuid" -> UUIDS;
            case "uri" -> URIS;
            default -> described(schema.path("description").asText());
        };
        return pool.isEmpty() ? Optional.empty() : Optional.of(any(pool, random));
    }

    /** Forms that only a description tells of. */
    private static List<String> described(String description) {
        if (description.contains("time zone as")) {
            return List.of("Europe/Paris", "UTC", "Z", "+01:00");
        }
        return description.contains("BCP 47") ? List.of("en-US", "und", "zh-Hant-TW") : List.of();
    }

    /** A text with the pattern alone. */
    static Optional<String> matching(Pattern pattern, Random random) {
        List<String> fitting = FITTING.computeIfAbsent(
                pattern.pattern(),
                regex -> PATTERNS.stream()
                        .filter(text -> pattern.matcher(text).find())
                        .toList());
        return fitting.isEmpty() ? Optional.empty() : Optional.of(any(fitting, random));
    }

    static String near(Random random) {
        return any(random.nextInt(4) == 0 ? PATTERNS : NEAR, random);
    }

    private static String any(List<String> pool, Random random) {
        return pool.get(random.nextInt(pool.size()));
    }
}
