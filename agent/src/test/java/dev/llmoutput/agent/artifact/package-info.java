/** Tests of the artifact contracts; start at {@link dev.llmoutput.agent.artifact.ArtifactContractsTest}. */
package dev.llmoutput.agent.artifact;
