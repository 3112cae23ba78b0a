package dev.llmoutput.runtime.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class SecretRedactorTest {
    /** D45: exact match, case included. */
    @Test
    void everyOccurrenceOfASecretGoes() {
        SecretRedactor redactor = SecretRedactor.of("s3cret");

        assertThat(redactor.redact("a s3cret, S3CRET and s3crets3cret"))
                .isEqualTo("a [REDACTED], S3CRET and [REDACTED][REDACTED]");
    }

    @Test
    void aTextWithoutSecretsIsTheSameObject() {
        String text = "nothing to hide";

        assertThat(SecretRedactor.of("s3cret").redact(text)).isSameAs(text);
        assertThat(SecretRedactor.NONE.redact(text)).isSameAs(text);
    }

    /** C244. */
    @Test
    void nullAndEmptySecretsAreIgnored() {
        assertThat(SecretRedactor.of(Arrays.asList(null, "", "key")).redact("my key"))
                .isEqualTo("my [REDACTED]");
        assertThat(SecretRedactor.of(null, "").isEmpty()).isTrue();
        assertThat(SecretRedactor.of("", null).redact("text")).isEqualTo("text");
    }

    /** C245: the longer one first, whatever the order in the list. */
    @Test
    void aSecretInsideAnotherLeavesNoPartOfIt() {
        assertThat(SecretRedactor.of("pass", "password").redact("password pass"))
                .isEqualTo("[REDACTED] [REDACTED]");
        assertThat(SecretRedactor.of("password", "word").redact("password word"))
                .isEqualTo("[REDACTED] [REDACTED]");
    }

    @Test
    void overlappingSecretsGoTogether() {
        assertThat(SecretRedactor.of("abc", "cde").redact("xabcdey")).isEqualTo("x[REDACTED]y");
    }

    /** A secret that is part of the placeholder must not be found in it. */
    @Test
    void thePlaceholderIsNotRedactedAgain() {
        assertThat(SecretRedactor.of("RED", "key").redact("key RED")).isEqualTo("[REDACTED] [REDACTED]");
    }

    /** Raw replies are JSON more often than not. */
    @Test
    void aSecretIsFoundInAJsonStringToo() {
        SecretRedactor redactor = SecretRedactor.of("-----KEY-----\nMII\tC:\\x \"q\"\r\n");

        assertThat(redactor.redact("{\"key\":\"-----KEY-----\\nMII\\tC:\\\\x \\\"q\\\"\\r\\n\"}"))
                .isEqualTo("{\"key\":\"[REDACTED]\"}");
    }

    @Test
    void itsOwnTextTellsNoSecret() {
        assertThat(SecretRedactor.of("s3cret")).hasToString("SecretRedactor[some]");
    }

    /** Redacting what was redacted changes nothing, even for a secret that the placeholder holds. */
    @Property(tries = 2_000, seed = "20260102")
    void redactingAgainChangesNothing(@ForAll("oddTexts") String text, @ForAll("oddSecrets") List<String> secrets) {
        SecretRedactor redactor = SecretRedactor.of(secrets);
        String once = redactor.redact(text);
        String cut = redactor.redactCut(text);

        assertThat(redactor.redact(once)).isSameAs(once);
        assertThat(redactor.redactCut(cut)).isSameAs(cut);
    }

    @Provide
    Arbitrary<String> oddTexts() {
        return Arbitraries.of("a", "b", "\\", "u0061", "[REDACTED]", "...", "\"", "n", "\n", "RED")
                .list()
                .ofMaxSize(20)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<List<String>> oddSecrets() {
        return Arbitraries.strings()
                .withChars("ab\\u006REDACTED[]\n")
                .ofMinLength(1)
                .ofMaxLength(6)
                .list()
                .ofMinSize(1)
                .ofMaxSize(3);
    }

    @Property(tries = 2_000, seed = "20260101")
    void noSecretSurvivesOutsideThePlaceholders(@ForAll("texts") String text, @ForAll("secrets") List<String> secrets) {
        String redacted = SecretRedactor.of(secrets).redact(text);

        assertThat(redacted.split("\\[REDACTED]", -1))
                .allSatisfy(kept -> assertThat(secrets).noneMatch(kept::contains));
        assertThat(keptInOrder(redacted, text)).isTrue();
    }

    private static boolean keptInOrder(String redacted, String text) {
        List<String> kept = new ArrayList<>(List.of(redacted.split("\\[REDACTED]", -1)));
        int from = 0;
        for (String part : kept) {
            int at = text.indexOf(part, from);
            if (at < 0) {
                return false;
            }
            from = at + part.length();
        }
        return true;
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings().withChars("abc").ofMaxLength(40);
    }

    @Provide
    Arbitrary<List<String>> secrets() {
        return Arbitraries.strings()
                .withChars("abc")
                .ofMinLength(1)
                .ofMaxLength(4)
                .list()
                .ofMinSize(1)
                .ofMaxSize(4);
    }

    /** Whatever of a secret is escaped in a JSON string, whichever escape is used. */
    @Test
    void findsASecretHoweverItIsEscaped() {
        String secret = "w/J\u00e9\"\\\n\tK7";
        Random random = new Random(20261201);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder json = new StringBuilder();
            for (int at = 0; at < secret.length(); at++) {
                json.append(escaped(secret.charAt(at), random.nextInt(3)));
            }
            String raw = "{\"k\":\"a" + json + "b\"}";
            assertThat(SecretRedactor.of(secret).redact(raw)).as(raw).isEqualTo("{\"k\":\"a[REDACTED]b\"}");
        }
        assertThat(SecretRedactor.of(secret).redact("w\\/J\\u00eg")).isEqualTo("w\\/J\\u00eg");
        assertThat(SecretRedactor.of("abc").redact("a\\u0062c, a\\bc, \\")).isEqualTo("[REDACTED], a\\bc, \\");
    }

    private static String escaped(char c, int way) {
        int at = "\"\\/\n\t".indexOf(c);
        if (way == 0) {
            return String.format("\\u%04" + (c % 2 == 0 ? "x" : "X"), (int) c);
        }
        return at < 0 || (way == 1 && c == '/') ? String.valueOf(c) : "\\" + "\"\\/nt".charAt(at);
    }

    /** An escape of which a part belongs to a secret goes whole, so that the JSON string round it stays one. */
    @Test
    void tearsNoEscape() {
        assertThat(SecretRedactor.of("token-1").redact("a\\token-1b")).isEqualTo("a[REDACTED]b");
        assertThat(SecretRedactor.of("token-1").redact("C:\\\\token-1")).isEqualTo("C:\\\\[REDACTED]");
        assertThat(SecretRedactor.of("041b").redact("\\u0041bcd")).isEqualTo("[REDACTED]cd");
        assertThat(SecretRedactor.of("abc\\").redact("\"abc\\\"d\"")).isEqualTo("\"[REDACTED]d\"");
    }

    @Test
    void findsWhatMarkdownEscapes() {
        SecretRedactor redactor = SecretRedactor.of("sk_a*1\\d");

        assertThat(redactor.redact("key sk\\_a\\*1\\d")).isEqualTo("key [REDACTED]");
        assertThat(redactor.redact("{\"k\":\"sk_a*1\\\\d\"}")).isEqualTo("{\"k\":\"[REDACTED]\"}");
    }
}
