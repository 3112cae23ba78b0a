package dev.llmoutput.processor.model;

import java.util.Iterator;
import java.util.List;

/** Texts of several authors on one line, so that it reads as one: {@code what it is; LOW: can wait}. */
public final class Joined {
    private Joined() {}

    /** The texts in a row; what ends one of them gives way to a semicolon if another follows. */
    public static String of(List<String> texts) {
        StringBuilder line = new StringBuilder();
        Iterator<String> rest = texts.iterator();
        while (rest.hasNext()) {
            String text = rest.next();
            line.append(rest.hasNext() ? open(text) : text);
        }
        return line.toString();
    }

    /** What ends a question or an exclamation, a colon, and dots for what is left out stay: they say more than an end. */
    private static String open(String text) {
        String end = text.stripTrailing();
        if (speaks(end)) {
            return end + " ";
        }
        while (endsWithAny(end, ".;,\u3002\uff1b\uff0c") && !end.endsWith("..")) {
            end = end.substring(0, end.length() - 1).stripTrailing();
        }
        return end.isEmpty() ? "" : end + "; ";
    }

    /** A mark that stands alone is meant itself: {@code without !}. */
    private static boolean speaks(String text) {
        return text.endsWith("..")
                || (endsWithAny(text, "?!:\u2026\uff1f\uff01\uff1a")
                        && text.length() > 1
                        && Character.isLetterOrDigit(text.charAt(text.length() - 2)));
    }

    private static boolean endsWithAny(String text, String marks) {
        return !text.isEmpty() && marks.indexOf(text.charAt(text.length() - 1)) >= 0;
    }
}
