/**
 * The schema that a provider is to hold a reply to, and its wire forms; start at
 * {@link dev.llmoutput.runtime.schema.StructuredOutputOptions}.
 */
@NullMarked
package dev.llmoutput.runtime.schema;

import org.jspecify.annotations.NullMarked;
