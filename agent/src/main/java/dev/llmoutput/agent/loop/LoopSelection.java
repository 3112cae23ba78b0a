package dev.llmoutput.agent.loop;

/** How a run goes about its work: options that name a strategy, or a strategy itself, which is used as it is. */
public sealed interface LoopSelection permits LoopOptions, AgentLoop {}
