/** Tests of the seam to a model; start at {@link dev.llmoutput.agent.provider.ModelProviderTest}. */
package dev.llmoutput.agent.provider;
