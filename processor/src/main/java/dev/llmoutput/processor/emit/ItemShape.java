package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.ArrayType;
import dev.llmoutput.processor.model.Slot;
import dev.llmoutput.processor.model.TypeShape;
import java.util.Optional;

/**
 * The object that reads, checks and writes whole lists and maps of some items, where the runtime or the companion has one:
 * for texts, enums, records and others that are all there and have no rules of their own as items.
 */
final class ItemShape implements TypeShape.Cases<Optional<CodeBlock>> {
    private final ContractNames names;

    private ItemShape(ContractNames names) {
        this.names = names;
    }

    static Optional<CodeBlock> of(Slot item, ContractNames names) {
        return item.required() && item.constraints().isEmpty() ? of(item.shape(), names) : Optional.empty();
    }

    /** The same for what reads a whole list; Java has no array of {@code Box<String>} that it could read into. */
    static Optional<CodeBlock> ofItems(TypeShape.Array array, ContractNames names) {
        boolean generic =
                array.type() == ArrayType.ARRAY && JavaArrays.isUnchecked(JavaTypes.component(array.element()));
        return generic ? Optional.empty() : of(array.element(), names);
    }

    /** The same for the values of maps, if their keys have no rules either. */
    static Optional<CodeBlock> ofEntries(TypeShape.MapOf map, ContractNames names) {
        boolean anyKey = map.key().shape() instanceof TypeShape.Text
                && map.key().constraints().isEmpty();
        return anyKey ? of(map.value(), names) : Optional.empty();
    }

    /** The object that reads, checks and writes single values of a shape, where there is one. */
    static Optional<CodeBlock> of(TypeShape shape, ContractNames names) {
        return shape.match(new ItemShape(names));
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
    public Optional<CodeBlock> character(TypeShape.Char shape) {
        return Optional.empty();
    }

    // DateFormats.LOCAL_DATE
    @Override
    public Optional<CodeBlock> formatted(TypeShape.Formatted shape) {
        return Optional.of(RuntimeNames.format(shape.format()));
    }

    // AnyShape.SHAPE
    @Override
    public Optional<CodeBlock> anything(TypeShape.Anything shape) {
        return Optional.of(RuntimeNames.anything(shape));
    }

    @Override
    public Optional<CodeBlock> mapOf(TypeShape.MapOf shape) {
        return Optional.empty();
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

    // TicketIdShape.SHAPE
    @Override
    public Optional<CodeBlock> wrapped(TypeShape.Wrapped shape) {
        return Optional.of(CodeBlock.of("$T.SHAPE", names.shape(shape.type())));
    }

    @Override
    public Optional<CodeBlock> coded(TypeShape.Coded shape) {
        return Optional.empty();
    }
}
