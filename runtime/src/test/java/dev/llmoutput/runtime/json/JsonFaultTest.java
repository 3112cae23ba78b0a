package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.llmoutput.runtime.json.JsonSyntaxException.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a text that is no JSON is told: the place, what was expected and what stands there. */
class JsonFaultTest {
    private static final String PREFIX = "not valid JSON: ";

    /** C068, C019, C075: each fault has its message. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"score": 7 "reasons": []}  | line 1, column 13: expected ',' or '}' after the value of "score", got "reasons"
                    {"a":[1 2]}                 | line 1, column 9: expected ',' or ']' after item a[0], got 2
                    {"a":[[],[0,1,2}]}          | line 1, column 16: expected ',' or ']' after item a[1][2], got '}'
                    {"a":[{"b c":[0]},{"b":[1 2 | line 1, column 27: expected ',' or ']' after item a[1].b[0], got 2
                    [[1],{"a b":[,              | line 1, column 14: expected a value for item [1]["a b"][0], got ','
                    {"a" 1}                     | line 1, column 6: expected ':' after the name "a", got 1
                    {"a":}                      | line 1, column 6: expected a value for "a", got '}'
                    {"a":1,}                    | line 1, column 8: expected a name in double quotes after ',', got '}'
                    {a:1}                       | line 1, column 2: expected a name in double quotes or '}', got 'a'
                    {'a':1}                     | line 1, column 2: expected a name in double quotes or '}', got a single quote
                    [,1]                        | line 1, column 2: expected a value for item [0], got ','
                    [1,]                        | line 1, column 4: expected a value for item [1], got ']'
                    [NaN]                       | line 1, column 2: expected a value for item [0], got 'NaN'
                    Infinity                    | line 1, column 1: expected a value, got 'Infinity'
                    -Infinity                   | line 1, column 2: expected a digit of the number, got 'Infinity'
                    nil                         | line 1, column 1: expected a value, got 'nil'
                    True                        | line 1, column 1: expected a value, got 'True'
                    01                          | line 1, column 1: expected a number without a leading zero, got 01
                    1.                          | line 1, column 3: expected a digit of the number, got the end of the text
                    1.x                         | line 1, column 3: expected a digit of the number, got 'x'
                    +1                          | line 1, column 1: expected a value, got '+'
                    // x                        | line 1, column 1: expected a value, got '/'
                    {} x                        | line 1, column 4: expected nothing after the value, got 'x'
                    {}{"b":2}                   | line 1, column 3: expected nothing after the value, got '{'
                    "\\x"                       | line 1, column 3: expected one of "\\/bfnrtu after '\\', got 'x'
                    "\\u12G4"                   | line 1, column 6: expected four hexadecimal digits after '\\u', got 'G4'
                    """)
    void saysWhatWasExpected(String text, String message) {
        JsonSyntaxException fault = fault(text);

        assertThat(fault.issue().message()).isEqualTo(PREFIX + message);
        assertThat(fault.issue().path().isRoot()).isTrue();
        assertThat(fault).hasMessage(fault.issue().toString());
        assertThat(fault.getStackTrace()).isEmpty();
    }

    /** Lines end at LF, CR or CRLF; columns count UTF-16 units from 1, offsets from 0. */
    @ParameterizedTest
    @CsvSource({
        "'[1,\n  x]', 2, 3, 6",
        "'[1,\r\n  x]', 2, 3, 7",
        "'[1,\r  x]', 2, 3, 6",
        "'[\"\ud83d\ude00\" x]', 1, 7, 6"
    })
    void countsLinesAndColumns(String text, int line, int column, int offset) {
        assertThat(fault(text).issue().params())
                .containsEntry("line", line)
                .containsEntry("column", column)
                .containsEntry("offset", offset);
    }

    /** Every beginning of a JSON text is cut off, wherever the cut is. */
    @Test
    void tellsCutOffFromMalformed() {
        String text = " {\"a\\n\":[true,false,null,-1.5e+10,\"\\u00e9x\",{}],\"b\":\"\"} ";

        for (int end = 2; end < text.length() - 1; end++) {
            JsonSyntaxException fault = fault(text.substring(0, end));
            assertThat(fault.kind()).as(text.substring(0, end)).isEqualTo(Kind.TRUNCATED);
            assertThat(fault.issue().message()).contains("got the end of the text");
            assertThat(fault.issue().params()).containsEntry("offset", end);
        }
    }

    /** A cut-off text is told after what it ends, wherever that is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '`',
            value = {
                "{\"reasoning\": \"It is    | a double quote at the end of the value of \"reasoning\"",
                "{\"a\": [\"x\", \"y         | a double quote at the end of item a[1]",
                "{\"a\": 1, \"reaso         | a double quote at the end of the name",
                "\"It is                    | a double quote at the end of the string",
                "{\"a\": tru               | true in the value of \"a\"",
                "[1, -                     | a digit of the number in item [1]",
                "{\"a\": \"x\\               | one of \"\\/bfnrtu after '\\' in the value of \"a\"",
                "{\"a\": \"\\u00            | four hexadecimal digits after '\\u' in the value of \"a\"",
                "{\"a\\u00                 | four hexadecimal digits after '\\u' in the name",
                "{\"a\": 1                 | ',' or '}' after the value of \"a\"",
                "{\"a\"                    | ':' after the name \"a\"",
            })
    void saysAfterWhatATextIsCutOff(String text, String expected) {
        JsonSyntaxException fault = fault(text);

        assertThat(fault.kind()).isEqualTo(Kind.TRUNCATED);
        assertThat(fault.issue().message()).endsWith("expected " + expected + ", got the end of the text");
    }

    /** Words stand in quotes, so that "got screen" does not read on as a sentence; numbers need none. */
    @Test
    void quotesBareWords() {
        assertThat(fault("{\"a\": \"12\" screen\"}").issue().message())
                .endsWith("expected ',' or '}' after the value of \"a\", got 'screen'");
        assertThat(fault("[1 22]").issue().message()).endsWith("got 22");
    }

    /** C073: nothing but white space is a case of its own. */
    @ParameterizedTest
    @CsvSource({"''", "' '", "'\n\t\r '"})
    void tellsEmptyText(String text) {
        JsonSyntaxException fault = fault(text);

        assertThat(fault.kind()).isEqualTo(Kind.EMPTY);
        assertThat(fault.issue().message()).endsWith("expected a value, got nothing");
    }

    /** C075: control characters in strings, named so that a model can see them. */
    @Test
    void namesWhatCannotBeSeen() {
        assertThat(fault("[\"a\nb\"]").issue().message())
                .endsWith("expected an escape in place of a raw control character in item [0], got a line break");
        assertThat(fault("[\"a\tb\"]").issue().message()).endsWith("got a tab");
        assertThat(fault("[\"a\0b\"]").issue().message()).endsWith("got U+0000");
        assertThat(fault("\u00a0{}").issue().message()).endsWith("got U+00A0");
        assertThat(fault("\ufeff{}").issue().message()).endsWith("got U+FEFF");
        assertThat(fault("[\ud83d\ude00]").issue().message()).endsWith("got '\ud83d\ude00'");
        assertThat(fault("[\ud83d]").issue().message()).endsWith("got U+D83D");
    }

    @Test
    void echoesOnlyABeginning() {
        String name = "n".repeat(4_000);

        assertThat(fault("{\"" + name + "\":1 \"" + name + "\"}").issue().message())
                .hasSizeLessThan(250);
        assertThat(fault("{\"a\":1 " + name + "}").issue().message()).hasSizeLessThan(150);
        assertThat(fault("{\"" + name + "\":[{\"b\":[1 2]}]}").issue().message())
                .endsWith("after item ..." + "n".repeat(32) + "[0].b[0], got 2");
        assertThat(fault("{\"" + "\ud83d\ude00".repeat(30) + "\":{\"odd\":[1 2]}}")
                        .issue()
                        .message())
                .endsWith("after item ...\ude00\"].odd[0], got 2".replace("\ude00", "\ud83d\ude00".repeat(15)));
    }

    private static JsonSyntaxException fault(String text) {
        return catchThrowableOfType(JsonSyntaxException.class, () -> JsonTree.read(text, JsonLimits.DEFAULT));
    }
}
