package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Optional;

/**
 * The object that reads, checks and writes whole lists of some items, where the runtime or the companion has one: for
 * texts, enums and records that are all there and have no rules of their own as items.
 */
final class ItemShape implements TypeShape.Cases<Optional<CodeBlock>> {
    private final ContractNames names;

    private ItemShape(ContractNames names) {
        this.names = names;
    }

    static Optional<CodeBlock> of(Slot item, ContractNames names) {
        return item.required() && item.constraints().isEmpty()
                ? item.shape().match(new ItemShape(names))
                : Optional.empty();
    }

    // TextShape.SHAPE
    @Override
    public Optional<CodeBlock> text(TypeShape.Text shape) {
        return Optional.of(CodeBlock.of("$T.SHAPE", RuntimeNames.TEXT_SHAPE));
    }

    @Override
    public Optional<CodeBlock> bool(TypeShape.Bool shape) {
        return Optional.empty();
    }

    @Override
    public Optional<CodeBlock> numeric(TypeShape.Numeric shape) {
        return Optional.empty();
    }

    // CURRENCY
    @Override
    public Optional<CodeBlock> enumeration(TypeShape.Enumeration shape) {
        return Optional.of(CodeBlock.of("$L", names.table(shape.type())));
    }

    @Override
    public Optional<CodeBlock> array(TypeShape.Array shape) {
        return Optional.empty();
    }

    // LineShape.SHAPE
    @Override
    public Optional<CodeBlock> nested(TypeShape.Nested shape) {
        return Optional.of(CodeBlock.of("$T.SHAPE", names.shape(shape.type())));
    }

    // StepShape.SHAPE
    @Override
    public Optional<CodeBlock> union(TypeShape.Union shape) {
        return Optional.of(CodeBlock.of("$T.SHAPE", names.shape(shape.type())));
    }

    @Override
    public Optional<CodeBlock> coded(TypeShape.Coded shape) {
        return Optional.empty();
    }
}
