package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.UnionModel;

/**
 * The Javadoc of a companion. What the author wrote goes in as plain text that can neither end the comment nor mark it up.
 */
public final class DocText {
    private DocText() {}

    /** The comment of the class: what it does, then what its type is. */
    public static String of(ContractModel model) {
        String type = String.join(".", model.type().simpleNames());
        String doc = "Asks a model for {@link " + type + "}, reads its reply, checks it and writes it.";
        return RootDescription.of(model)
                .map(text -> doc + "\n\n<p>" + plain(text))
                .orElse(doc);
    }

    /** The comment of the class that reads one record. */
    public static String of(RecordModel record) {
        String what = record.wrapper() ? "what its only component is" : "a JSON object";
        return "{@code " + record.type().displayName() + "} as " + what + ".";
    }

    /** The comment of the class that reads one sealed interface. */
    public static String of(UnionModel union) {
        return "{@code " + union.type().displayName() + "} as one of several JSON objects.";
    }

    private static String plain(String text) {
        StringBuilder doc = new StringBuilder(text.length());
        for (char c : OneLine.of(text).toCharArray()) {
            switch (c) {
                case '&' -> doc.append("&amp;");
                case '<' -> doc.append("&lt;");
                case '>' -> doc.append("&gt;");
                case '@', '{', '*', '\\' -> doc.append("&#").append((int) c).append(';');
                default -> doc.append(c);
            }
        }
        return doc.toString();
    }
}
