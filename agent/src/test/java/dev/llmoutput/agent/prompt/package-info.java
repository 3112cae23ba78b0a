/** Tests of the prompt files; start at {@link dev.llmoutput.agent.prompt.PromptFilesTest}. */
package dev.llmoutput.agent.prompt;
