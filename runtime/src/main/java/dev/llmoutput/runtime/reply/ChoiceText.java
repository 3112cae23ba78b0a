package dev.llmoutput.runtime.reply;

import org.jspecify.annotations.Nullable;

/**
 * What a sketch would be as JSON if each of its choices were one text, as long as all that it gives are choices of texts:
 * {@code {"answer": "A"|"B"}} may describe a format, or be an answer that is broken. Only the contract tells which.
 */
final class ChoiceText {
    /** What stands for a choice: a text that is none of the texts to choose from. */
    private static final String ANY = "\"|\"";

    private final StringBuilder json = new StringBuilder();
    private int choices;
    private boolean certain;

    /** There is something that no answer has, such as the name of a type. */
    void describes() {
        certain = true;
    }

    /** A name, in quotes or without any. */
    void name(CharSequence name) {
        boolean quoted = name.charAt(0) == '"';
        json.append(quoted ? "" : "\"").append(name).append(quoted ? "" : "\"");
    }

    /** A bracket, a colon, or what stands between two members. */
    void punctuation(char c) {
        int last = json.length() - 1;
        if (c == '}' && json.charAt(last) == ',') {
            json.setLength(last);
        }
        json.append(c == ';' ? ',' : c);
    }

    /** A choice of texts. */
    void choice() {
        json.append(ANY);
        choices++;
    }

    /** The JSON text; null if the sketch is one for certain. */
    @Nullable
    String json() {
        return certain ? null : json.toString();
    }

    /** How many values are choices. */
    int choices() {
        return choices;
    }
}
