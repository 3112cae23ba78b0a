package dev.llmoutput.runtime.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.accept.AcceptOutput;
import dev.llmoutput.runtime.answer.AnswerBoundary;
import dev.llmoutput.runtime.answer.AnswerEvent;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.jsontype.JsonOutput;
import dev.llmoutput.runtime.jsontype.JsonValidation;
import dev.llmoutput.runtime.markdown.MarkdownOutput;
import dev.llmoutput.runtime.redact.SecretRedactor;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** C100, C112: whatever a secret looks like and however a reply spells it, neither of the two texts of a run holds it. */
class SecretSpellingsTest {
    private static final OutputType<Object> ANY_JSON =
            JsonOutput.of(json -> json == null ? JsonValidation.valid("", "") : JsonValidation.valid(json, json));

    private static final Pattern JSON_ESCAPE = Pattern.compile("\\\\(?:u([0-9a-fA-F]{4})|([\"\\\\/bfnrt]))");

    @Property(tries = 1_500, seed = "20260101")
    void markdownHoldsNoSecret(@ForAll("secrets") String secret, @ForAll("around") List<String> around) {
        holdsNone(MarkdownOutput.TYPE, secret, String.join(secret, around));
    }

    /** Made canonical, emphasis comes to have two asterisks at each end, as the secret has. */
    @Property(tries = 1_500, seed = "20260102")
    void markdownComesToHoldNoSecret(@ForAll("secrets") String secret, @ForAll("around") List<String> around) {
        holdsNone(MarkdownOutput.TYPE, secret, String.join(secret.replace("**", "*"), around));
    }

    @Property(tries = 1_500, seed = "20260103")
    void jsonHoldsNoSecret(@ForAll("secrets") String secret, @ForAll long seed) {
        Random random = new Random(seed);
        String json = "{\"k\": \"x" + spelled(secret, random) + "\", \"" + spelled(secret, random) + "\": [1.0, \""
                + spelled(secret, random) + "y\"]}";
        holdsNone(ANY_JSON, secret, json);
        holdsNone(ANY_JSON, secret, "```json\n" + json + "\n```");
        holdsNone(MarkdownOutput.TYPE, secret, "see " + json);
    }

    @Property(tries = 500, seed = "20260104")
    void aNumberHoldsNoSecret(@ForAll("numbers") String number, @ForAll("digits") String secret) {
        holdsNone(ANY_JSON, secret, "{\"n\":" + number + ",\"m\":[" + number + ",\"" + number + "\"]}");
    }

    @Example
    void aSecretThatOnlyTheCanonicalTextSpellsOut() {
        holdsNone(MarkdownOutput.TYPE, "**x**", "a *x* b");
        holdsNone(MarkdownOutput.TYPE, "**x*", "a *x* *y* b*");
        holdsNone(ANY_JSON, "1200", "{\"n\": 12e2, \"s\": \"a\"}");
        assertThat(record(ANY_JSON, "key\u00e9", "{\"k\": \"k\\u0065y\\u00e9\"}")
                        .canonical())
                .contains("{\"k\":\"[REDACTED]\"}");
    }

    private static void holdsNone(OutputType<?> type, String secret, String answer) {
        AnswerBoundary boundary = AnswerBoundary.of(type).withRedactor(SecretRedactor.of(secret));
        AnswerEvent event = boundary.publish(answer, published -> {});
        RunRecord record = record(type, secret, answer);

        assertHoldsNone(secret, event.text());
        assertHoldsNone(secret, event.raw().orElse(""));
        assertHoldsNone(secret, record.raw());
        assertHoldsNone(secret, record.canonical().orElse(""));
        assertStays(type, event.text());
        assertStays(type, record.canonical().orElse(event.text()));
        assertThat(boundary.publish(event.text(), published -> {}).text()).isEqualTo(event.text());
    }

    private static RunRecord record(OutputType<?> type, String secret, String answer) {
        return RunRecord.of("run", Records.AT, type, AcceptOutput.accept(type, answer), SecretRedactor.of(secret));
    }

    /** Made canonical again it is the same text, unless redaction has left none of that type. */
    private static void assertStays(OutputType<?> type, String text) {
        if (type.parse(text) instanceof Parsed.Ok<?> ok) {
            assertThat(ok.canonical()).isEqualTo(text);
        }
    }

    private static void assertHoldsNone(String secret, String text) {
        for (String part : text.split(Pattern.quote(SecretRedactor.PLACEHOLDER), -1)) {
            assertThat(part).doesNotContain(secret);
            assertThat(JSON_ESCAPE.matcher(part).replaceAll(escape -> quoted(escape.group(1), escape.group(2))))
                    .doesNotContain(secret);
            assertThat(part.replaceAll("\\\\(\\p{Punct})", "$1")).doesNotContain(secret);
        }
    }

    private static String quoted(String hex, String escape) {
        String meant = hex != null
                ? String.valueOf((char) Integer.parseInt(hex, 16))
                : String.valueOf("\"\\/\b\f\n\r\t".charAt("\"\\/bfnrt".indexOf(escape)));
        return Matcher.quoteReplacement(meant);
    }

    private static String spelled(String secret, Random random) {
        StringBuilder json = new StringBuilder();
        for (int i = 0; i < secret.length(); i++) {
            char c = secret.charAt(i);
            int escape = "\"\\\n".indexOf(c);
            if (random.nextInt(3) == 0) {
                json.append(String.format(random.nextBoolean() ? "\\u%04x" : "\\u%04X", (int) c));
            } else if (escape >= 0) {
                json.append('\\').append("\"\\n".charAt(escape));
            } else {
                json.append(c == '/' && random.nextBoolean() ? "\\/" : String.valueOf(c));
            }
        }
        return json.toString();
    }

    @Provide
    Arbitrary<String> secrets() {
        return Arbitraries.of("*", "**", "_", "\\", "\"", "/", "a", "\u00e9", "\n")
                .list()
                .ofMinSize(1)
                .ofMaxSize(8)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<List<String>> around() {
        return Arbitraries.of(
                        "", " ", "*", "x", "*a*", " *b* ", "**", "`", "[", "](", ")", "\n\n", "> ", "\\", ": ", "- ")
                .list()
                .ofMinSize(2)
                .ofMaxSize(8);
    }

    @Provide
    Arbitrary<String> numbers() {
        return Arbitraries.of("1e3", "1.0", "1000", "12e2", "0.0012", "1.2e-3", "-0", "10", "1.20", "100e-1");
    }

    @Provide
    Arbitrary<String> digits() {
        return Arbitraries.of("1000", "0", "10", "1", "12", "1200", "0.0012", "2", ".0", "e", "-");
    }
}
