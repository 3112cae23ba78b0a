/** How the time to make Markdown canonical grows with the text; start at {@link dev.llmoutput.benchmarks.markdown.Growth}. */
@org.jspecify.annotations.NullMarked
package dev.llmoutput.benchmarks.markdown;
