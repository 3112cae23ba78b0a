/** Tests of the strategies; start at {@link dev.llmoutput.agent.loop.TurnBoundsTest}. */
package dev.llmoutput.agent.loop;
