/** The seam between a loop and what a host wants from it: parse, validate, repair; start at {@link dev.llmoutput.agent.artifact.ArtifactValidator}. */
@NullMarked
package dev.llmoutput.agent.artifact;

import org.jspecify.annotations.NullMarked;
