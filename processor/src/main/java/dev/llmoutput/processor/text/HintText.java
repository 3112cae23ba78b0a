package dev.llmoutput.processor.text;

import dev.llmoutput.processor.model.ClassRef;
import dev.llmoutput.processor.model.ContractModel;
import dev.llmoutput.processor.model.EnumModel;
import dev.llmoutput.processor.model.RecordModel;
import dev.llmoutput.processor.model.UnionModel;

/**
 * What to tell a model so that it answers with the shape of a contract: one sentence, then the shape much as TypeScript
 * writes it, which costs about a third of the schema.
 *
 * <pre>{@code
 * Answer only with JSON:
 * {
 *  decision: "APPROVE"|"REJECT", // what should happen to the change
 *  reasons: string[], // not empty
 *  note?: string
 * }
 * }</pre>
 *
 * <p>{@code ?} marks a key that may be left out. A type of the author that is used more than once is written by its name,
 * and follows as a definition.
 */
public final class HintText {
    private final ContractModel model;
    private final Uses uses;
    private final HintType types;
    private final StringBuilder out = new StringBuilder();

    private HintText(ContractModel model) {
        this.model = model;
        this.uses = Uses.of(model);
        this.types = new HintType(model, uses);
    }

    /** The hint of {@code model}; lines end with a line feed, the last one without. */
    public static String of(ContractModel model) {
        return new HintText(model).document();
    }

    private String document() {
        out.append(ListHintText.headOfOne(model));
        model.records().stream().filter(record -> isDefined(record.type())).forEach(this::define);
        model.unions().stream().filter(union -> isDefined(union.type())).forEach(this::define);
        model.enums().stream().filter(type -> isDefined(type.type())).forEach(this::define);
        return out.toString();
    }

    /** What has a place of its own in the hint: the root, and what is used more than once. */
    private boolean isDefined(ClassRef type) {
        return uses.shared(type) || type.equals(model.type());
    }

    private void define(RecordModel record) {
        HintLine line = record.wrapper()
                ? types.content(record)
                : new HintLine(types.object(record), HintComment.of(record.description()));
        define(record.type(), record.definition(), line);
    }

    private void define(UnionModel union) {
        define(union.type(), union.definition(), new HintLine(types.arms(union), HintComment.of(union.description())));
    }

    private void define(EnumModel type) {
        define(
                type.type(),
                type.definition(),
                new HintLine(HintType.values(type), HintComment.of(Descriptions.of(type))));
    }

    private void define(ClassRef type, String name, HintLine line) {
        out.append('\n').append(uses.shared(type) ? name + " = " : "").append(line.ending(""));
    }
}
