package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/**
 * A text as Java source that means exactly this text, in ASCII only. Everything that a user wrote reaches generated
 * source through here.
 *
 * <p>A long text of several lines, or with many quotes, is a text block where that can hold it. One that is too long for
 * a constant is cut into several; joined by {@code +} they would be one constant again, so whoever uses them joins them
 * at run time.
 */
final class JavaLiteral {
    /** What javac takes as one constant, in modified UTF-8: one byte less than a class file can hold (JVMS 4.4.7). */
    static final int MAX_BYTES = 65_534;

    private static final int MAX_COLUMNS = 100;
    private static final int MANY_QUOTES = 4;

    private JavaLiteral() {}

    /** A short text as one literal on one line. */
    static CodeBlock of(String text) {
        return CodeBlock.of("$L", literal(text));
    }

    /** A text of any length as one expression, whose parts are joined at run time where one literal cannot hold it. */
    static CodeBlock joined(String text) {
        List<CodeBlock> chunks = chunks(text);
        return chunks.size() == 1
                ? chunks.get(0)
                : CodeBlock.of("$T.of($L)", RuntimeNames.CONTRACT_TEXT, CodeBlock.join(chunks, ", "));
    }

    /** A text of any length as one or more expressions. */
    static List<CodeBlock> chunks(String text) {
        List<CodeBlock> chunks = new ArrayList<>();
        int begin = 0;
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            int more = bytes(text.charAt(i));
            if (bytes + more > MAX_BYTES) {
                chunks.add(chunk(text.substring(begin, i)));
                begin = i;
                bytes = 0;
            }
            bytes += more;
        }
        chunks.add(chunk(text.substring(begin)));
        return chunks;
    }

    private static CodeBlock chunk(String text) {
        return CodeBlock.of("$L", isBlock(text) ? block(text) : literal(text));
    }

    private static int bytes(char c) {
        return c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
    }

    private static String literal(String text) {
        StringBuilder source = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            source.append(c == '"' ? "\\\"" : c == '\n' ? "\\n" : escaped(c, at(text, i - 1)));
        }
        return source.append('"').toString();
    }

    private static char at(String text, int index) {
        return index < 0 || index == text.length() ? '\0' : text.charAt(index);
    }

    /** White space at the margin, and any of another kind than the plain ones, is lost when the compiler strips a block. */
    private static boolean isBlock(String text) {
        if (text.isEmpty() || Character.isWhitespace(text.charAt(0))) {
            return false;
        }
        boolean lines = text.indexOf('\n') >= 0;
        boolean quotes = text.chars().filter(c -> c == '"').count() >= MANY_QUOTES;
        return (lines || quotes) && text.chars().noneMatch(c -> c > ' ' && Character.isWhitespace(c));
    }

    /**
     * The text at the margin of the block, which the writer of the file indents evenly. A long line goes on in the next
     * one after a comma:
     *
     * <pre>
     * """
     * {"type":"object",\
     * "properties":{}}"""
     * </pre>
     */
    private static String block(String text) {
        StringBuilder source = new StringBuilder(text.length() + 8).append("\"\"\"\n");
        int column = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char next = at(text, i + 1);
            switch (c) {
                case '"' -> source.append(closesBlock(next, source) ? "\\\"" : "\"");
                case ' ' -> source.append(next == '\n' || next == '\0' ? "\\s" : " ");
                case '\n' -> source.append('\n');
                default -> source.append(escaped(c, at(text, i - 1)));
            }
            column = c == '\n' ? 0 : column + 1;
            if (c == ',' && column >= MAX_COLUMNS && next > ' ') {
                source.append("\\\n");
                column = 0;
            }
        }
        return source.append("\"\"\"").toString();
    }

    /** Whether a quote would be taken for one of the three that close the block. */
    private static boolean closesBlock(char next, StringBuilder before) {
        return next == '\0' || (next == '"' && before.charAt(before.length() - 1) == '"');
    }

    /**
     * Octal for control characters: their Unicode escapes would be translated before the literal is read. Octal, too, for
     * a backslash behind half a surrogate pair: when javac looks for the other half it takes {@code \\\\u} for an escape.
     */
    private static String escaped(char c, char before) {
        if (c == '\\' && !Character.isSurrogate(before)) {
            return "\\\\";
        }
        if (c < ' ' || c == 0x7f || c == '\\') {
            return c == '\t' ? "\\t" : c == '\r' ? "\\r" : "\\" + (c >> 6) + (c >> 3 & 7) + (c & 7);
        }
        return AsciiSource.escaped(c);
    }
}
