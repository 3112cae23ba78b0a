/**
 * Asks, reads, and asks again until a reply is accepted or there is a reason to stop; start at
 * {@link dev.llmoutput.runtime.accept.AcceptOutput}.
 */
@NullMarked
package dev.llmoutput.runtime.accept;

import org.jspecify.annotations.NullMarked;
