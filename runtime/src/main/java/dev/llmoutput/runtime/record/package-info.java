/**
 * What runs leave behind: records, a place to keep them, and reading them again through today's contract; start at
 * {@link dev.llmoutput.runtime.record.RunRecord}.
 */
@NullMarked
package dev.llmoutput.runtime.record;

import org.jspecify.annotations.NullMarked;
