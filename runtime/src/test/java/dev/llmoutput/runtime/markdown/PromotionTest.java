package dev.llmoutput.runtime.markdown;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What becomes strong and what stays, construct by construct. */
class PromotionTest {
    /** C043: one asterisk goes in at each end. */
    @Test
    void promotesALonePair() {
        promotes("*x*", "**x**");
        promotes("say *it all* aloud", "say **it all** aloud");
    }

    /** C044: all else is kept, character for character. */
    @Test
    void keepsEverythingElse() {
        promotes("  *a*\t&amp; \0 \ud83d\ude00\r\nb  \r\rc\n\n", "  **a**\t&amp; \0 \ud83d\ude00\r\nb  \r\rc\n\n");
        promotes("*\ud800* \udc00", "**\ud800** \udc00");
    }

    /** C045: strong is strong already. */
    @Test
    void keepsStrong() {
        keeps("**x**");
        keeps("a**b**c");
    }

    /** C046: an underscore means italic. */
    @Test
    void keepsUnderscores() {
        keeps("_x_");
        keeps("__x__");
    }

    /** C047: a run of asterisks is not a lone pair. */
    @Test
    void keepsLongerRuns() {
        keeps("***x***");
        keeps("***a** b*");
        keeps("***a* b**");
        keeps("**a*");
        keeps("*a***");
        keeps("\\**a*");
        keeps("*a\\**");
    }

    /** C048: emphasis round other emphasis, also through a link label. */
    @Test
    void keepsEmphasisAroundEmphasis() {
        keeps("*a **b** c*");
        keeps("*a [**b**](u) c*");
        keeps("*a [_b_](u) c*");
        keeps("*a __b__ c*");
        keeps("*a *b* c*");
    }

    /** C049: emphasis inside other emphasis. */
    @Test
    void keepsEmphasisInEmphasis() {
        keeps("**a *b* c**");
        keeps("_a *b* c_");
        keeps("**a [*b*](u) c**");
    }

    /** C050: code is code. */
    @Test
    void keepsCode() {
        keeps("```\n*x*\n```");
        keeps("~~~md\n*x*\n~~~");
        keeps("    *x*");
        keeps("`*x*`");
        promotes("*a `b*` c*", "**a `b*` c**");
    }

    /** C051: emphasis inside a word. */
    @Test
    void promotesInsideAWord() {
        promotes("a*x*b", "a**x**b");
    }

    /** C052: several nodes. */
    @Test
    void promotesEachLonePair() {
        promotes("*a* then **b** then *c*", "**a** then **b** then **c**");
    }

    /** C053: list markers. */
    @Test
    void keepsListMarkers() {
        promotes("* *a*\n* b", "* **a**\n* b");
        promotes("- *a*\n+ *b*\n1. *c*", "- **a**\n+ **b**\n1. **c**");
        keeps("* a\n* b");
    }

    /** C054: headings, quotes, link labels. */
    @Test
    void promotesInHeadingsQuotesAndLabels() {
        promotes("# *a*", "# **a**");
        promotes("*a*\n===", "**a**\n===");
        promotes("> *a*", "> **a**");
        promotes("[*a*](u)", "[**a**](u)");
        promotes("[*a*][r]\n\n[r]: /u", "[**a**][r]\n\n[r]: /u");
    }

    /** C055: destinations, titles, definitions, autolinks, strikethrough marks. */
    @Test
    void keepsDestinationsAndDefinitions() {
        keeps("[a](/*b*)");
        keeps("[a](u \"*t*\")");
        keeps("[*a*]: /u*v* '*t*'");
        keeps("<http://a.test/*b*>");
        promotes("~~*a*~~", "~~**a**~~");
    }

    /** C056: over several lines, also in a quote, one asterisk goes in at each end only. */
    @Test
    void promotesOverSeveralLines() {
        promotes("*a\nb\r\nc*", "**a\nb\r\nc**");
        promotes("> *a\n> b\nc*", "> **a\n> b\nc**");
    }

    /** C057: what is no emphasis. */
    @Test
    void keepsWhatIsNoEmphasis() {
        keeps("2 * 3 * 4");
        keeps("*unclosed");
        keeps("\\*x\\*");
        keeps("* x*");
        keeps("*x *");
        keeps("* * *");
        keeps("***");
        keeps("&#42;a&#42;");
    }

    /** C058: HTML. */
    @Test
    void keepsHtml() {
        keeps("<div>\n*a*\n</div>");
        keeps("<!-- *a* -->");
        promotes("<b title=\"*a*\">*b*</b>", "<b title=\"*a*\">**b**</b>");
    }

    /** C063: the alternative text of an image. */
    @Test
    void keepsAlternativeText() {
        keeps("![*alt*](u)");
        promotes("*a ![*b*](u) c*", "**a ![*b*](u) c**");
        promotes("[![*a*](u) *b*](v)", "[![*a*](u) **b**](v)");
    }

    /** C064: a promotion that reads otherwise is taken back, in its paragraph only. */
    @Test
    void keepsAParagraphThatWouldReadOtherwise() {
        keeps("**bold***it*");
        keeps("*a**b*");
        keeps("**.*.*");
        promotes("*a**b*\n\n*c*\n\n- *d* **.*.*", "*a**b*\n\n**c**\n\n- *d* **.*.*");
        keeps("[*a*]\n\n[*a*]: /u");
    }

    @Test
    void keepsArithmetic() {
        keeps("12*11*10");
        keeps("(2*3*4)");
        promotes("2*3*x", "2**3**x");
        promotes("\u0662*3*\u0664", "\u0662**3**\u0664");
    }

    @Test
    void keepsBareUrls() {
        keeps("https://a.test/*x*/y");
        keeps("HTTP://a.test/*x*");
        keeps("xhttps://*a*");
        promotes("*https://x.test/a*", "**https://x.test/a**");
        promotes("https://a.test/b *c*", "https://a.test/b **c**");
        promotes("ftp://a.test/*c*", "ftp://a.test/**c**");
        promotes("http:/a.test/*c*", "http:/a.test/**c**");
        promotes("http\u017f://a.test/*c*", "http\u017f://a.test/**c**");
        promotes("see http://a.test/a*b*c and *d*", "see http://a.test/a*b*c and **d**");
    }

    /** A leading byte order mark neither hides a fence on the first line nor blocks a promotion. */
    @Test
    void setsAByteOrderMarkAside() {
        promotes("\uFEFF*a*", "\uFEFF**a**");
        keeps("\uFEFF```\n*a*\n```");
    }

    private static void promotes(String text, String canonical) {
        assertThat(MarkdownOutput.canonicalize(text)).isEqualTo(canonical);
        assertThat(MarkdownOutput.canonicalize(canonical)).isEqualTo(canonical);
    }

    private static void keeps(String text) {
        assertThat(MarkdownOutput.canonicalize(text)).isEqualTo(text);
    }
}
