package dev.llmoutput.runtime.reply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.issue.Repair.Kind;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One table for each rule of mending: what has one reading, and what has two. */
class MendingTest {
    static List<Arguments> mended() {
        return List.of(
                row("{\"a\":\"x\ny\"}", "{\"a\":\"x\\ny\"}", Kind.CONTROL_CHARACTER),
                row(
                        "{\"a\":\"\r\n\t\b\f\u0001\u001f\"}",
                        "{\"a\":\"\\r\\n\\t\\u0008\\u000c\\u0001\\u001f\"}",
                        Kind.CONTROL_CHARACTER),
                row("{\"a\nb\":1}", "{\"a\\nb\":1}", Kind.CONTROL_CHARACTER),
                row("{\"a\":\"\\( x \\)\"}", "{\"a\":\"\\\\( x \\\\)\"}", Kind.ESCAPE),
                row("{\"a\":\"\\sqrt{2}\\$\\%\"}", "{\"a\":\"\\\\sqrt{2}\\\\$\\\\%\"}", Kind.ESCAPE),
                row("{\"a\":\"\\underline{x}\"}", "{\"a\":\"\\\\underline{x}\"}", Kind.ESCAPE),
                row("{\"a\":\"\\xi\"}", "{\"a\":\"\\\\xi\"}", Kind.ESCAPE),
                row(
                        "{\"a\":\"\\alpha\\vec\\eta\\Upsilon\\N\"}",
                        "{\"a\":\"\\\\alpha\\\\vec\\\\eta\\\\Upsilon\\\\N\"}",
                        Kind.ESCAPE),
                // a valid escape stays what it is: before no letter it can only be one
                row("{\"a\":\"\\(\\n\\\\frac\\t1\"}", "{\"a\":\"\\\\(\\n\\\\frac\\t1\"}", Kind.ESCAPE),
                // the rule holds for each string by itself
                row("{\"a\":\"\\(\",\"b\":\"\\frac\"}", "{\"a\":\"\\\\(\",\"b\":\"\\frac\"}", Kind.ESCAPE),
                row("{\"a\":\"\\(\n\\)\"}", "{\"a\":\"\\\\(\\n\\\\)\"}", Kind.ESCAPE, Kind.CONTROL_CHARACTER),
                row("[1,]", "[1]", Kind.TRAILING_COMMA),
                row("{\"a\":[1 , ] ,\n}", "{\"a\":[1  ] \n}", Kind.TRAILING_COMMA, Kind.TRAILING_COMMA),
                row("[1, /* c */ ]", "[1  ]", Kind.TRAILING_COMMA, Kind.COMMENT),
                row(
                        "{//c\n\"a\"/**/:// c\n1# c\n,#c\n\"b\":2/* } */}",
                        "{\n\"a\":\n1\n,\n\"b\":2}",
                        Kind.COMMENT,
                        Kind.COMMENT,
                        Kind.COMMENT,
                        Kind.COMMENT,
                        Kind.COMMENT,
                        Kind.COMMENT),
                row(
                        "[ # c\n1, // \"c\"\n\"a\" // it's\n]",
                        "[ \n1, \n\"a\" \n]",
                        Kind.COMMENT,
                        Kind.COMMENT,
                        Kind.COMMENT),
                row("{'a':'x \"y\" \\' \\\\ \\n'}", "{\"a\":\"x \\\"y\\\" ' \\\\ \\n\"}", Kind.QUOTES, Kind.QUOTES),
                row("{\u201ca\u201d:\u201cit's \u2019\u201d}", "{\"a\":\"it's \u2019\"}", Kind.QUOTES, Kind.QUOTES),
                row("{\u2018a\u2019:\"\u201cb\u201d\"}", "{\"a\":\"\u201cb\u201d\"}", Kind.QUOTES),
                row(
                        "{a:1,b_2 : {$c\n:[]}}",
                        "{\"a\":1,\"b_2\" : {\"$c\"\n:[]}}",
                        Kind.QUOTES,
                        Kind.QUOTES,
                        Kind.QUOTES),
                row(
                        "{a: 'x', // c\n \u00fc: {\"b\": \"\\n\"},}",
                        "{\"a\": \"x\", \n \"\u00fc\": {\"b\": \"\\n\"}}",
                        Kind.QUOTES,
                        Kind.QUOTES,
                        Kind.COMMENT,
                        Kind.QUOTES,
                        Kind.TRAILING_COMMA),
                row("[True,False,None,true]", "[true,false,null,true]", Kind.LITERAL, Kind.LITERAL, Kind.LITERAL));
    }

    private static Arguments row(String raw, String strict, Kind... kinds) {
        return Arguments.of(raw, strict, List.of(kinds));
    }

    @ParameterizedTest
    @MethodSource("mended")
    void mendsWhatHasOneReading(String raw, String strict, List<Kind> kinds) {
        assertThat(Texts.strict(raw)).isEqualTo(strict);
        assertThat(Texts.kinds(raw)).isEqualTo(kinds);
        JsonTree.read(strict, JsonLimits.DEFAULT);
    }

    @ParameterizedTest
    @MethodSource("mended")
    void mendsNothingAgain(String raw, String strict, List<Kind> kinds) {
        assertThat(Texts.choose(strict).repairs()).isEmpty();
    }

    /** The second column is where the fault is said to be. */
    static List<Arguments> refused() {
        return List.of(
                // one of the two escapes is not what it seems
                Arguments.of("{\"a\":\"\\( \\frac\"}", 6),
                Arguments.of("{\"a\":\"\\frac \\(\"}", 12),
                Arguments.of("{\"a\":\"C:\\Tools\\new\"}", 8),
                Arguments.of("{\"\\sqrt\\times\":1}", 2),
                // escapes of other languages
                Arguments.of("{\"a\":\"it\\'s\"}", 8),
                Arguments.of("{\"a\":\"b\\\nc\"}", 7),
                Arguments.of("{\"a\":\"\\x41\"}", 6),
                Arguments.of("{\"a\":\"\\033[0m\"}", 6),
                Arguments.of("{\"a\":\"\\u26 \"}", 6),
                Arguments.of("{\"a\":\"\\u{41}\"}", 6),
                Arguments.of("{\"a\":\"\\U0001F600\"}", 6),
                Arguments.of("{\"a\":\"\\N{DASH}\"}", 6),
                Arguments.of("{\"a\":\"\\v \\a\"}", 6),
                Arguments.of("{\"a\":\"\\e[0m\"}", 6),
                // a name with the escapes of Markdown
                Arguments.of("{\"a\":\"get\\_weather\"}", 9),
                Arguments.of("{\"a\":\"\\`x\\`\"}", 6),
                Arguments.of("{\"a\":\"\\\u201e\"}", 6),
                Arguments.of("{'a':'\\x41'}", 6),
                Arguments.of("{'a':'\\('}", 6),
                Arguments.of("{'a':'\\/'}", 6),
                Arguments.of("{\"a\":\"b\u0000c\"}", 7),
                // quotes inside quotes
                Arguments.of("{\"a\":\"say \"hi\" now\"}", 11),
                Arguments.of("{'a':'it's'}", 9),
                Arguments.of("{\u201ca\u201d:\u201cb \u201c c\u201d}", 8),
                Arguments.of("{\u201ca\u201d:\u201cb \" c\u201d}", 8),
                Arguments.of("{\"a\":\"\"\"b\"\"\"}", 7),
                Arguments.of("{\"a\":`b`}", 5),
                // what seems to be a comment may be a value or the rest of a string
                Arguments.of("{\"a\":\"use \"//\" here\"\n}", 11),
                Arguments.of("{\"a\":\"use \"#\" here\"\n}", 11),
                Arguments.of("[0,//cdn.example/a.js\n]", 3),
                Arguments.of("{\"a\":#fff\n}", 5),
                Arguments.of("{\"a\":/b/}", 5),
                // a comment that says that something is left out, or has swallowed a member
                Arguments.of("[1,\n// ... 3 more\n]", 4),
                Arguments.of("[1, /* \u2026 */ 2]", 4),
                Arguments.of("{\"a\":1, # and so on...\n\"b\":2}", 8),
                Arguments.of("{\"a\":1, // one \"b\": 2\n}", 8),
                Arguments.of("{\"a\":1, // one \"b\" : 2\n}", 8),
                Arguments.of("{\"a\":1, #* one \"b\": 2\n}", 8),
                // names with and without quotes: the text of "a" may go on; JavaScript drops the backslash
                Arguments.of("{\"a\":\"b\", c: \"d\"}", 10),
                Arguments.of("{a:\"b\", \"c\": \"d\"}", 8),
                Arguments.of("{a:\"\\d\"}", 4),
                Arguments.of("{a:{\"b\":\"\\d\"}}", 9),
                // something is missing or left over
                Arguments.of("{\"a\":1 \"b\":2}", 7),
                Arguments.of("{\"a\" 1}", 5),
                Arguments.of("{\"a\":}", 5),
                Arguments.of("[1,,2]", 3),
                Arguments.of("[1,[,1]]", 4),
                Arguments.of("[1,2,...]", 5),
                Arguments.of("{\"a\":\"b\"+\"c\"}", 8),
                Arguments.of("{\"a\":5 * 3}", 7),
                Arguments.of("{\"a\":05}", 5),
                Arguments.of("{\"a\":1.}", 7),
                Arguments.of("{\"a\":.5}", 5),
                Arguments.of("{\"a\":+5}", 5),
                Arguments.of("{\"a\":0x1}", 6),
                Arguments.of("{\"a\":1e}", 7),
                Arguments.of("{\"a\":NaN}", 5),
                Arguments.of("{\"a\":undefined}", 5),
                Arguments.of("{\"a\":Truely}", 5),
                Arguments.of("{\"a\":\u00a01}", 5),
                Arguments.of("[1)", 2),
                Arguments.of("[1}", 2),
                Arguments.of("{\"a\":[1}", 7));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void refusesWhatHasTwoReadingsOrNone(String raw, int offset) {
        assertThatThrownBy(() -> TreeContract.any("a", "\\sqrt\\times").choose("- " + raw, raw.startsWith("[")))
                .asInstanceOf(InstanceOfAssertFactories.type(JsonSyntaxException.class))
                .returns(JsonSyntaxException.Kind.MALFORMED, JsonSyntaxException::kind)
                .returns(offset + 2, JsonSyntaxException::offset);
    }

    /** What is no name in JavaScript, or has no value in JSON, is prose, code or a format. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{a:b}",
                "{a:undefined}",
                "{a b:1}",
                "{a-b:1}",
                "{5:1}",
                "{True:1}",
                "{a}",
                "{a=1}",
                "{a\u00a0:1}",
                "{a\u200b:1}"
            })
    void isNoMemberWithoutQuotes(String raw) {
        assertThat(TreeContract.any("a").choose("- " + raw, false)).isEmpty();
    }

    @Test
    void saysHowABackslashIsWritten() {
        assertThatThrownBy(() -> TreeContract.any("a").choose("{\"a\":\"\\sqrt \\frac\"}", false))
                .hasMessageContaining("line 1, column 7: expected '\\\\' for each backslash of the text, got '\\s'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":\"b",
                "{\"a\":\"b\\",
                "{\"a\":\"b\\u00",
                "{\"a\":1",
                "{\"a\":-",
                "{\"a\":1.",
                "{\"a\":tr",
                "{\"a\":Tru",
                "{\"a\":",
                "{\"a\"",
                "{\"a\":[",
                "{\"a\":[1,",
                "{\"a\":1,",
                "{\"a\":1 /",
                "{\"a\":1 // c",
                "{\"a\":1 /* c *",
                "{\"a\":{\"b\":2}",
                "{\"a\":'b",
                "{\"a\":\u201cb",
                "{\"a\":\"b\n",
                "{\"a\":\"\\("
            })
    void neverClosesAnOpenValue(String raw) {
        for (String reply : List.of(raw, "Here: " + raw, "```json\n" + raw)) {
            assertThatThrownBy(() -> TreeContract.any("a").choose(reply, false))
                    .asInstanceOf(InstanceOfAssertFactories.type(JsonSyntaxException.class))
                    .returns(JsonSyntaxException.Kind.TRUNCATED, JsonSyntaxException::kind)
                    .returns(reply.length(), JsonSyntaxException::offset);
        }
    }

    /** B024: the message names the mark and its place. */
    @Test
    void namesTheTypographicQuoteThatClosesNothing() {
        String raw = "{\"cause\": \"flood risk is high\u201d}";
        assertThatThrownBy(() -> TreeContract.texts("cause").choose(raw, false))
                .asInstanceOf(InstanceOfAssertFactories.type(JsonSyntaxException.class))
                .returns(JsonSyntaxException.Kind.MALFORMED, JsonSyntaxException::kind)
                .returns(raw.indexOf('\u201d'), JsonSyntaxException::offset)
                .extracting(e -> e.issue().message())
                .asString()
                .contains("line 1, column 30", "'\u201d'");
    }

    @Test
    void saysWhereEachMendIs() {
        assertThat(Texts.choose("{'a': \"\n\", /* c */ \"b\": True,}").repairs())
                .extracting(Repair::offset, Repair::what)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, "other quotes replaced by double quotes"),
                        org.assertj.core.groups.Tuple.tuple(7, "1 raw control character escaped"),
                        org.assertj.core.groups.Tuple.tuple(11, "comment left out"),
                        org.assertj.core.groups.Tuple.tuple(24, "True read as true"),
                        org.assertj.core.groups.Tuple.tuple(28, "trailing comma left out"));
    }

    @Test
    void tellsWhereMendedTextComesFrom() {
        String raw = ".. {\"a\": \"\n\\( \", /* c */ \"b\": True, \"c\": 1,}";
        MendedText mended = Texts.choose(raw).reading();
        for (String kept : List.of("\"a\"", "\"b\"", "\"c\"", ", \"c", "1")) {
            int at = mended.text().indexOf(kept);
            assertThat(mended.rawOffset(at)).as(kept).isEqualTo(raw.indexOf(kept));
            assertThat(mended.isMended(at)).as(kept).isFalse();
        }
        assertThat(mended.rawOffset(mended.text().indexOf("true"))).isEqualTo(raw.indexOf("True"));
        assertThat(mended.isMended(mended.text().indexOf("true"))).isTrue();
        assertThat(mended.rawOffset(mended.text().indexOf("\\n"))).isEqualTo(raw.indexOf('\n'));
        assertThat(mended.rawOffset(mended.end())).isEqualTo(raw.length());
    }
}
