/** Reported faults of other libraries, tried on generated types; the numbers B... are those of the shared cases. */
package dev.llmoutput.samples.quickstart.cases;
