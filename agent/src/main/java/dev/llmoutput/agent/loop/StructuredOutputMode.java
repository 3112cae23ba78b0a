package dev.llmoutput.agent.loop;

/** Who sees to it that an answer has the right shape. */
public enum StructuredOutputMode {
    /** The provider too: its schema goes along with the requests, and the model must be able to take one. */
    NATIVE("native"),
    /** The loop alone: no request carries a schema, and none is looked at. */
    ARTIFACT_LOOP("artifact-loop");

    private final String wireName;

    StructuredOutputMode(String wireName) {
        this.wireName = wireName;
    }

    /** The mode's name in configurations. */
    public String wireName() {
        return wireName;
    }
}
