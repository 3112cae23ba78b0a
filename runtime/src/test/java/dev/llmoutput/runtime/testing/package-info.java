/** What the tests of several rooms share; start at {@link dev.llmoutput.runtime.testing.Corpora}. */
@NullMarked
package dev.llmoutput.runtime.testing;

import org.jspecify.annotations.NullMarked;
