/** Tests of the strict reader and the canonical writer; start at {@code JsonTestSuiteTest}. */
package dev.llmoutput.runtime.json;
