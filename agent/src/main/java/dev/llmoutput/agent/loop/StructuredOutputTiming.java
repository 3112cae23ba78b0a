package dev.llmoutput.agent.loop;

/** When requests carry the schema. */
public enum StructuredOutputTiming {
    /** Always. */
    EVERY_TURN("every-turn"),
    /**
     * Only once the model is done with tools, and then without tools. Needs bounded tools and a schema; otherwise the same
     * as {@link #EVERY_TURN}.
     */
    FINAL_TURN_ONLY("final-turn-only");

    private final String wireName;

    StructuredOutputTiming(String wireName) {
        this.wireName = wireName;
    }

    /** The timing's name in configurations. */
    public String wireName() {
        return wireName;
    }
}
