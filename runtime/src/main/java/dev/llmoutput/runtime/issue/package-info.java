/** What was wrong with a reply, as data first and text last; start at {@link dev.llmoutput.runtime.issue.Issue}. */
@NullMarked
package dev.llmoutput.runtime.issue;

import org.jspecify.annotations.NullMarked;
