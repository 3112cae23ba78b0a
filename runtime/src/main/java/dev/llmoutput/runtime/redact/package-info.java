/**
 * Keeps secrets out of what leaves a run: events, logs and records; start at
 * {@link dev.llmoutput.runtime.redact.SecretRedactor}.
 */
@NullMarked
package dev.llmoutput.runtime.redact;

import org.jspecify.annotations.NullMarked;
