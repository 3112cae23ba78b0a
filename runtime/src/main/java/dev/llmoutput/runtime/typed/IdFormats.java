package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonWhitespace;
import java.net.URI;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Base64;
import java.util.Currency;
import java.util.Locale;
import java.util.UUID;

/** Identifiers of other standards, and bytes. */
public final class IdFormats {
    /** RFC 9562, with small or capital letters. */
    public static final TextFormat<UUID> UUID =
            new TextFormat<>("a UUID such as \"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\"") {
                /** Java also takes groups that are too short. */
                @Override
                UUID parse(String text) {
                    UUID value = java.util.UUID.fromString(text);
                    if (!value.toString().equalsIgnoreCase(text)) {
                        throw new IllegalArgumentException("another form of UUID");
                    }
                    return value;
                }
            };

    /** RFC 3986 {@code URI}: one with a scheme. */
    public static final TextFormat<URI> URI = new TextFormat<>("an absolute URI such as \"https://example.org/a\"") {
        @Override
        URI parse(String text) {
            URI value = java.net.URI.create(text);
            if (!value.isAbsolute() || !isRfc3986(text, value)) {
                throw new IllegalArgumentException("not RFC 3986");
            }
            return value;
        }
    };

    /** BCP 47. */
    public static final TextFormat<Locale> LOCALE = new TextFormat<>("a BCP 47 language tag such as \"en-US\"") {
        @Override
        Locale parse(String text) {
            if (JsonWhitespace.isBlank(text)) {
                throw new IllegalArgumentException("blank");
            }
            return new Locale.Builder().setLanguageTag(text).build();
        }

        @Override
        String text(Locale value) {
            return value.toLanguageTag();
        }
    };

    /** ISO 4217. */
    public static final TextFormat<Currency> CURRENCY = new TextFormat<>("an ISO 4217 currency code such as \"EUR\"") {
        @Override
        Currency parse(String text) {
            return Currency.getInstance(text);
        }
    };

    /** A region of the time-zone database, or an offset. */
    public static final TextFormat<ZoneId> ZONE_ID = new TextFormat<>("a time zone such as \"Europe/Paris\"") {
        @Override
        ZoneId parse(String text) {
            return ZoneId.of(text);
        }
    };

    /** RFC 4648, section 4, with padding and without line breaks. */
    public static final TextFormat<byte[]> BASE64 = new TextFormat<>("a base64 string such as \"aGVsbG8=\"") {
        /** Java also takes texts without padding, and stray bits at the end. */
        @Override
        byte[] parse(String text) {
            byte[] value = Base64.getDecoder().decode(text);
            if (!text(value).equals(text)) {
                throw new IllegalArgumentException("another form of base64");
            }
            return value;
        }

        @Override
        String text(byte[] value) {
            return Base64.getEncoder().encodeToString(value);
        }

        @Override
        boolean isSame(byte[] value, byte[] other) {
            return Arrays.equals(value, other);
        }
    };

    private IdFormats() {}

    /** Java also takes letters of all scripts, and brackets outside of a host. */
    private static boolean isRfc3986(String text, URI value) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > '~') {
                return false;
            }
        }
        String host = value.getHost();
        boolean literal = host != null && host.startsWith("[");
        return literal
                ? text.indexOf('[') == text.lastIndexOf('[') && text.indexOf(']') == text.lastIndexOf(']')
                : text.indexOf('[') < 0 && text.indexOf(']') < 0;
    }
}
