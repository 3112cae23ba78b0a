package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Optional;
import java.util.stream.Collectors;

/** The hint of a list differs from that of one value in the sentence at its head. */
public final class ListHintText {
    private ListHintText() {}

    /** The head of the hint of one value, see {@link HintText#of}. */
    public static String headOfOne(ContractModel model) {
        return sentence(model).orElse("Answer only with JSON:");
    }

    /** The head of the hint of a list; what the author wrote comes first. */
    public static String head(ContractModel model) {
        TypeShape root = model.unwrapped(model.root());
        String what = root instanceof TypeShape.Union
                ? "objects like these:"
                : root instanceof TypeShape.Enumeration ? "these strings:" : noun(root) + "s like this:";
        String own = sentence(model).map(sentence -> sentence + "\n").orElse("");
        return own + "Answer only with a JSON array of " + what;
    }

    /** What the author wrote, without the empty lines that a text block ends with. */
    private static Optional<String> sentence(ContractModel model) {
        String lines = model.hintSentence().stream()
                .flatMap(String::lines)
                .map(String::stripTrailing)
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
        return Optional.of(lines).filter(text -> !text.isEmpty());
    }

    /** What a root is in JSON; all but objects are what a record with {@code @JsonValue} holds. */
    private static String noun(TypeShape root) {
        if (root instanceof TypeShape.Nested || root instanceof TypeShape.MapOf) {
            return "object";
        }
        if (root instanceof TypeShape.Coded coded) {
            return coded.kind().jsonType();
        }
        if (root instanceof TypeShape.Numeric number) {
            return number.type().integral() ? "integer" : "number";
        }
        return root instanceof TypeShape.Array
                ? "array"
                : root instanceof TypeShape.Bool ? "boolean" : root instanceof TypeShape.Anything ? "value" : "string";
    }
}
