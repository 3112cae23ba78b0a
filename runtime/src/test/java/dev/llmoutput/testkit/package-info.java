/** What the tests of several modules share; start at {@link dev.llmoutput.testkit.PackageGraph}. */
@NullMarked
package dev.llmoutput.testkit;

import org.jspecify.annotations.NullMarked;
