/**
 * The Markdown type: a reply whose single-asterisk emphasis means strong; start at
 * {@link dev.llmoutput.runtime.markdown.MarkdownOutput}. The only room that knows the Markdown parser.
 */
@NullMarked
package dev.llmoutput.runtime.markdown;

import org.jspecify.annotations.NullMarked;
