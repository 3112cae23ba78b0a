/** Tests of what generated code calls; start at {@code InvoiceReadingTest}. */
package dev.llmoutput.runtime.typed;
