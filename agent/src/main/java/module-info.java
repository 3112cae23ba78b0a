/** A generate-validate-revise loop over any model, and the small host that runs it. */
module dev.llmoutput.agent {
    requires transitive dev.llmoutput.runtime;
    requires transitive static org.jspecify;

    exports dev.llmoutput.agent.artifact;
    exports dev.llmoutput.agent.event;
    exports dev.llmoutput.agent.loop;
    exports dev.llmoutput.agent.message;
    exports dev.llmoutput.agent.prompt;
    exports dev.llmoutput.agent.provider;
    exports dev.llmoutput.agent.session;
    exports dev.llmoutput.agent.skill;
    exports dev.llmoutput.agent.tool;
}
