package dev.llmoutput.processor.read;

import dev.llmoutput.processor.model.Site;

/**
 * A type, or a value of an annotation, that the compiler does not know yet.
 *
 * @param name as far as it is known
 * @param site where it is used
 */
public record UnresolvedType(String name, Site site) {}
