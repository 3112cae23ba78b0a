package dev.llmoutput.samples.report;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/**
 * Writes HTML element by element. Names are constants of this program; every text and every attribute's value is escaped,
 * so that nothing a model, a file or a host wrote can become markup. There is no way round it.
 */
final class Html {
    private final StringBuilder out = new StringBuilder("<!DOCTYPE html>\n");
    private final Deque<String> open = new ArrayDeque<>();

    /** Opens an element; attributes are names and values by turns. */
    Html start(String name, String... attributes) {
        out.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            out.append('"');
        }
        out.append('>');
        open.push(name);
        return this;
    }

    /** Opens an element that has no content and no end. */
    Html empty(String name, String... attributes) {
        start(name, attributes);
        open.pop();
        return this;
    }

    /** Closes the element that was opened last. */
    Html end() {
        out.append("</").append(open.pop()).append(">\n");
        return this;
    }

    Html text(String text) {
        escape(text);
        return this;
    }

    /** An element that holds a text alone. */
    Html element(String name, String text, String... attributes) {
        start(name, attributes).text(text);
        return end();
    }

    /** The style sheet of this program: a constant, the one text that is not escaped. */
    Html style() {
        out.append("<style>").append(Style.SHEET).append("</style>\n");
        return this;
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> character(c);
            }
        }
    }

    /** Characters that cannot be seen, or that turn the direction of others, are shown by their number. */
    private void character(int c) {
        boolean space = c == '\n' || c == '\t';
        if (!space && (Character.isISOControl(c) || isHidden(Character.getType(c)))) {
            out.append(String.format(Locale.ROOT, "\\u%04x", c));
        } else {
            out.appendCodePoint(c);
        }
    }

    private static boolean isHidden(int type) {
        return type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
