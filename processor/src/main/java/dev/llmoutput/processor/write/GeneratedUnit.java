package dev.llmoutput.processor.write;

import dev.llmoutput.processor.model.ClassRef;

/**
 * What is written for one contract.
 *
 * @param type the annotated type
 * @param source the whole compilation unit of its companion, in ASCII
 * @param schema the JSON Schema
 */
public record GeneratedUnit(ClassRef type, String source, String schema) {}
