package dev.llmoutput.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.llmoutput.processor.model.TypeShape;

/** What is expected at a place, in terms of JSON, where nothing stands there. */
final class Expected implements TypeShape.Cases<CodeBlock> {
    private final ContractNames names;

    Expected(ContractNames names) {
        this.names = names;
    }

    @Override
    public CodeBlock text(TypeShape.Text shape) {
        return CodeBlock.of("$S", "a string");
    }

    @Override
    public CodeBlock bool(TypeShape.Bool shape) {
        return CodeBlock.of("$S", "a boolean");
    }

    @Override
    public CodeBlock numeric(TypeShape.Numeric shape) {
        return CodeBlock.of("$S", shape.type().integral() ? "an integer" : "a number");
    }

    // CURRENCY.expected()
    @Override
    public CodeBlock enumeration(TypeShape.Enumeration shape) {
        return CodeBlock.of("$L.expected()", names.table(shape.type()));
    }

    @Override
    public CodeBlock character(TypeShape.Char shape) {
        return CodeBlock.of("$S", "a string of one character");
    }

    // DateFormats.LOCAL_DATE.expected()
    @Override
    public CodeBlock formatted(TypeShape.Formatted shape) {
        return CodeBlock.of("$L.expected()", RuntimeNames.format(shape.format()));
    }

    @Override
    public CodeBlock anything(TypeShape.Anything shape) {
        return CodeBlock.of("$S", shape.refusesNull() ? "a value other than null" : "a value");
    }

    @Override
    public CodeBlock mapOf(TypeShape.MapOf shape) {
        return CodeBlock.of("$S", "an object");
    }

    @Override
    public CodeBlock array(TypeShape.Array shape) {
        return CodeBlock.of("$S", "an array");
    }

    @Override
    public CodeBlock nested(TypeShape.Nested shape) {
        return CodeBlock.of("$S", "an object");
    }

    @Override
    public CodeBlock union(TypeShape.Union shape) {
        return CodeBlock.of("$S", "an object");
    }

    @Override
    public CodeBlock wrapped(TypeShape.Wrapped shape) {
        return names.content(shape).shape().match(this);
    }

    @Override
    public CodeBlock coded(TypeShape.Coded shape) {
        return CodeBlock.of("$S", "a " + shape.kind().jsonType());
    }
}
