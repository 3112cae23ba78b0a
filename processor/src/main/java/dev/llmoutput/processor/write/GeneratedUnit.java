package dev.llmoutput.processor.write;

import dev.llmoutput.processor.model.ClassRef;
import java.util.Optional;

/**
 * What is written for one contract.
 *
 * @param type the annotated type
 * @param source the whole compilation unit of its companion, in ASCII
 * @param schema the JSON Schema
 * @param samples replies for tests, one JSON object on each line, where they are wanted
 */
public record GeneratedUnit(ClassRef type, String source, String schema, Optional<String> samples) {
    /** A unit without samples. */
    public GeneratedUnit(ClassRef type, String source, String schema) {
        this(type, source, schema, Optional.empty());
    }

    /** The same with samples, or without. */
    public GeneratedUnit withSamples(Optional<String> wanted) {
        return new GeneratedUnit(type, source, schema, wanted);
    }
}
