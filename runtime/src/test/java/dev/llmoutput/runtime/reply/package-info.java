/** Tests of what is left out of a reply before it is read; start at {@code FenceTest}. */
package dev.llmoutput.runtime.reply;
