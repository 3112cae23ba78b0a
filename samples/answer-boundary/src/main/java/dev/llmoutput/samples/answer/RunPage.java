package dev.llmoutput.samples.answer;

import dev.llmoutput.runtime.answer.Projection;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The page of a run: the answer as HTML. HTML that a model wrote is shown, not obeyed. */
final class RunPage implements Projection<String> {
    private final Parser parser = Parser.builder().build();
    private final HtmlRenderer renderer =
            HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true).build();

    @Override
    public String render(String text) {
        return "<article>\n" + renderer.render(parser.parse(text)) + "</article>";
    }
}
