package dev.llmoutput.agent.tool;

import java.util.Objects;

/**
 * Why a call is not executed.
 *
 * @param reason a word for programs
 * @param message what the model is told
 */
public record ToolDenial(String reason, String message) {
    /** Refuses nulls. */
    public ToolDenial {
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(message, "message");
    }

    /** The call is not allowed. */
    public static ToolDenial permission(String message) {
        return new ToolDenial("permission_denied", message);
    }

    /** The arguments are not what the tool takes. */
    public static ToolDenial arguments(String message) {
        return new ToolDenial("validation_failed", message);
    }

    /** Only what is safe to log: never the message. */
    @Override
    public String toString() {
        return "ToolDenial[" + reason + "]";
    }
}
