/**
 * Runs the shared scripted scenarios against this library; start at {@link
 * dev.llmoutput.agent.scenario.ScenarioTest}.
 */
package dev.llmoutput.agent.scenario;
