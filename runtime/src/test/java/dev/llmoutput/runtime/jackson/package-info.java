@org.jspecify.annotations.NullMarked
package dev.llmoutput.runtime.jackson;
