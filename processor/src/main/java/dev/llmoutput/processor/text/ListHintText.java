package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.TypeShape;

/** The hint of a list differs from that of one value in the sentence at its head. */
public final class ListHintText {
    private ListHintText() {}

    /** The head of the hint of one value, see {@link HintText#of}. */
    public static String headOfOne(ContractModel model) {
        return model.hintSentence().orElseGet(() -> HintText.sentence(model.root()));
    }

    /** The head of the hint of a list; what the author wrote comes first. */
    public static String head(ContractModel model) {
        TypeShape root = model.root();
        String what = root instanceof TypeShape.Union
                ? "an array of objects like these:"
                : root instanceof TypeShape.Enumeration
                        ? "an array of these strings:"
                        : "an array of objects like this:";
        String own = model.hintSentence().map(sentence -> sentence + "\n").orElse("");
        return own + "Answer with JSON only, " + what;
    }
}
