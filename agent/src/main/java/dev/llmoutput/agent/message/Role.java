package dev.llmoutput.agent.message;

/** Who wrote a message. */
public enum Role {
    /** The host, as standing instructions. */
    SYSTEM("system"),
    /** The host, as input. */
    USER("user"),
    /** The model. */
    ASSISTANT("assistant"),
    /** A tool that the model called. */
    TOOL("tool");

    private final String wireName;

    Role(String wireName) {
        this.wireName = wireName;
    }

    /** The role's name in JSON. */
    public String wireName() {
        return wireName;
    }
}
