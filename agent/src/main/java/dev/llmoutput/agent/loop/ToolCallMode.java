package dev.llmoutput.agent.loop;

/** Whether the model may call tools on its way to an artifact. */
public enum ToolCallMode {
    /** No tool is offered; a stray call is ignored. */
    DISABLED("disabled"),
    /** Calls are executed one after the other, as long as rounds are left. */
    BOUNDED("bounded");

    private final String wireName;

    ToolCallMode(String wireName) {
        this.wireName = wireName;
    }

    /** The mode's name in configurations. */
    public String wireName() {
        return wireName;
    }
}
