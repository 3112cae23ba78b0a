package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every reply. */
class ReplyLawsTest {
    private static final String SEED = "20260904";

    /** Whatever strict reading takes is one complete value without a repair. */
    @Property(seed = SEED, tries = 2_000)
    void strictJsonIsNeverTouched(@ForAll("objects") String json) {
        ReplyChoice<MendedText> choice = Texts.choose(json);
        assertThat(choice.repairs()).isEmpty();
        assertThat(choice.reading().text()).isSameAs(json);
        assertThat(choice.reading().start()).isZero();
        assertThat(choice.reading().end()).isEqualTo(json.length());
    }

    @Property(seed = SEED, tries = 2_000)
    void whatIsRoundAValueChangesNothingInIt(@ForAll("objects") String json, @ForAll("around") String around) {
        ReplyChoice<MendedText> choice = Texts.choose(around.replace("@", json));
        MendedText text = choice.reading();
        assertThat(text.text().substring(text.start(), text.end())).isEqualTo(json);
        assertThat(choice.repairs()).hasSizeBetween(around.equals("\ufeff@\n") ? 0 : 1, 3);
    }

    /** Names without quotes, as in JavaScript, are those with quotes. */
    @Property(seed = SEED, tries = 2_000)
    void namesNeedNoQuotes(@ForAll("objects") String json) {
        MendedText text =
                Texts.choose(json.replaceAll("(?<=[{,])\"(k\\d?)\":", "$1:")).reading();
        assertThat(text.text().substring(text.start(), text.end())).isEqualTo(json);
    }

    /** Cutting never throws anything else, and never gives a value. */
    @Property(seed = SEED, tries = 2_000)
    void noPartOfAValueIsTakenForTheWhole(@ForAll("objects") String json, @ForAll("around") String around) {
        String reply = around.replace("@", json);
        int end = around.indexOf('@') + json.length();
        for (int length = 0; length < end; length++) {
            String cut = reply.substring(0, length);
            try {
                assertThat(TreeContract.any("k").choose(cut, false)).as(cut).isEmpty();
            } catch (JsonSyntaxException e) {
                // A typographic quote before a bracket at the very end seems to close its string.
                if (!cut.matches("(?s).*[\u201c\u201d\u2019][\\s`}\\]]*[}\\]].*")) {
                    assertThat(e.kind()).as(cut).isEqualTo(JsonSyntaxException.Kind.TRUNCATED);
                }
            }
        }
    }

    /** The mended text is JSON, and where it was not touched it is the raw text. */
    @Property(seed = SEED, tries = 20_000)
    void mendingGivesJson(@ForAll("broken") String reply) {
        try {
            ReplyChoice<MendedText> choice = ReplyChoice.of(reply, true, JsonLimits.DEFAULT, Texts.ALL_THE_SAME);
            if (choice == null) {
                return;
            }
            MendedText text = choice.reading();
            JsonTree.read(text.text().substring(text.start(), text.end()), JsonLimits.DEFAULT);
            for (int i = text.start(); i < text.end(); i++) {
                if (!text.isMended(i)) {
                    assertThat(text.text().charAt(i)).isEqualTo(reply.charAt(text.rawOffset(i)));
                }
            }
        } catch (JsonSyntaxException e) {
            assertThat(e.offset()).isBetween(0, reply.length());
            assertThat(e.issue().message()).doesNotContain("a value in JSON");
        }
    }

    @Provide
    Arbitrary<String> objects() {
        Arbitrary<Object> scalars = Arbitraries.oneOf(
                Arbitraries.strings().ofMaxLength(8).map(s -> (Object) s),
                Arbitraries.strings()
                        .withChars("\"'\\{}[],:/*#`<>k \n\u201c\u201d\u2019")
                        .ofMaxLength(8)
                        .map(s -> s),
                Arbitraries.bigDecimals().map(d -> d),
                Arbitraries.of(true, false),
                Arbitraries.just(new BigDecimal("1e2")));
        Arbitrary<Object> values = Arbitraries.lazyOf(
                () -> scalars,
                () -> scalars.list().ofMaxSize(3).map(list -> list),
                () -> Arbitraries.maps(Arbitraries.strings().ofMaxLength(4), scalars)
                        .ofMaxSize(3)
                        .map(map -> map));
        return values.list().ofMinSize(1).ofMaxSize(3).map(ReplyLawsTest::write);
    }

    /** An object that begins with the name "k", so that it is known. */
    private static String write(List<Object> values) {
        JsonAppender out = new JsonAppender();
        out.beginObject();
        for (int i = 0; i < values.size(); i++) {
            out.name(i == 0 ? "k" : "k" + i);
            out.value(values.get(i));
        }
        out.endObject();
        return out.toString();
    }

    @Provide
    Arbitrary<String> around() {
        return Arbitraries.of(
                "\ufeff@\n",
                "```json\n@\n```",
                "~~~~\n@\n~~~~",
                "```\n@",
                "Here it is:\n@",
                "@\nDone.",
                "1. So\n    ```\n    @\n    ```",
                "<think>a size?</think>\n@",
                "hm\n</think>@",
                "It's {so}: @ {really}");
    }

    @Provide
    Arbitrary<String> broken() {
        return Arbitraries.of(
                        "{",
                        "}",
                        "[",
                        "]",
                        ",",
                        ":",
                        "\"",
                        "'",
                        "\\",
                        "/",
                        "*",
                        "#",
                        "\n",
                        " ",
                        "a",
                        "f",
                        "n",
                        "u",
                        "1",
                        "-",
                        ".",
                        "e",
                        "True",
                        "null",
                        "\u201c",
                        "\u201d",
                        "\u2018",
                        "\u2019",
                        "```",
                        "<think>",
                        "</think>",
                        "\"k\":",
                        "{\"k\":",
                        "k:",
                        "{k:",
                        "...",
                        "_",
                        "/*",
                        "*/",
                        "//",
                        "\\/",
                        "\\(",
                        "\\frac",
                        "\u0000")
                .list()
                .ofMaxSize(24)
                .map(parts -> String.join("", parts));
    }
}
