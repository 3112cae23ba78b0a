package dev.llmoutput.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavadocTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "A verdict.                                   | A verdict.",
                "Two\\n lines   of text.                      | Two lines of text.",
                "{@code List<String>} of &lt;x&gt;            | List<String> of <x>",
                "Braces {@code {a: {b}}} stay                 | Braces {a: {b}} stay",
                "See {@link Decision#ACCEPT}, {@link #to()}.  | See Decision.ACCEPT, to().",
                "A {@link java.util.List the list} of {@linkplain String words} | A the list of words",
                "<b>bold</b>, <a href=\"x\">link</a> &amp; <br> more<!-- not --> | bold, link & more",
                "{@literal @Min(0)} and {@inheritDoc} {@value #MAX} | @Min(0) and",
                "{@summary In {@code short}.} Then more.      | In short. Then more.",
                "&#65;&#x42; &nope; &mdash;                   | AB &nope; \u2014",
                "a < b and c > d, 1<2                         | a < b and c > d, 1<2",
                "unclosed {@code x                            | unclosed x",
                "costs $77.20, ${x} and \\\\u002a/            | costs $77.20, ${x} and \\\\u002a/",
                "<p>First.<p>Second.                          | First.",
                "First.\\n\\n Second.                          | First.",
                "First <i>one</i>.<ul><li>no</li></ul>        | First one.",
                "Keeps {@code <p>} in it.                     | Keeps <p> in it.",
            })
    void firstParagraphIsPlain(String comment, String expected) {
        String written = comment.replace("\\n", "\n").replace("\\\\", "\\");
        assertThat(JavadocText.of(written).summary()).contains(expected.replace("\\\\", "\\"));
    }

    @Test
    void saysNothingWhereNothingIsSaid() {
        assertThat(JavadocText.of(null).summary()).isEmpty();
        assertThat(JavadocText.of(" \n @param x it\n").summary()).isEmpty();
        assertThat(JavadocText.of(" <p>{@inheritDoc}</p> ").summary()).isEmpty();
        assertThat(JavadocText.of(" @param x\n").param("x")).isEmpty();
        assertThat(JavadocText.of(" Text.").param("x")).isEmpty();
    }

    @Test
    void parametersEndAtTheNextBlockTag() {
        JavadocText text = JavadocText.of("""
                 A range {@code
                 @Min(1)} of numbers.

                 @param from the first,
                        {@code
                        @Min(0)} and up
                 @param <T> a type
                 @param to the last

                            of them
                 @since 1.0
                 """);
        assertThat(text.summary()).contains("A range @Min(1) of numbers.");
        assertThat(text.param("from")).contains("the first, @Min(0) and up");
        assertThat(text.param("to")).contains("the last of them");
        assertThat(text.param("<T>")).contains("a type");
    }
}
