/** What generated code calls, and what a user of a generated type sees. */
module dev.llmoutput.runtime {
    requires transitive dev.llmoutput.annotations;
    requires transitive static org.jspecify;
    requires org.commonmark;
    requires static com.fasterxml.jackson.databind;

    exports dev.llmoutput.runtime.accept;
    exports dev.llmoutput.runtime.answer;
    exports dev.llmoutput.runtime.contract;
    exports dev.llmoutput.runtime.issue;
    exports dev.llmoutput.runtime.jackson;
    exports dev.llmoutput.runtime.json;
    exports dev.llmoutput.runtime.jsontype;
    exports dev.llmoutput.runtime.markdown;
    exports dev.llmoutput.runtime.record;
    exports dev.llmoutput.runtime.redact;
    exports dev.llmoutput.runtime.schema;
    exports dev.llmoutput.runtime.typed;
}
