/** A record with a companion as the processor writes it, but by hand; start at {@code InvoiceOutput}. */
package dev.llmoutput.runtime.typed.invoice;
