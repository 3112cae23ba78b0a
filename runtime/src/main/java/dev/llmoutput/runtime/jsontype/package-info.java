/**
 * JSON whose shape the caller checks by hand, where there is no record to generate a type from; start at
 * {@link dev.llmoutput.runtime.jsontype.JsonOutput}.
 */
@NullMarked
package dev.llmoutput.runtime.jsontype;

import org.jspecify.annotations.NullMarked;
