package dev.llmoutput.runtime.accept;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One message of a conversation with a model. Immutable. */
public final class ModelMessage {
    /** Who speaks. Every provider knows these three. */
    public enum Role {
        /** The program: what holds for the whole conversation. */
        SYSTEM,
        /** The user, or the program in the user's place. */
        USER,
        /** The model. */
        ASSISTANT
    }

    private final Role role;
    private final String text;

    private ModelMessage(Role role, String text) {
        this.role = role;
        this.text = Objects.requireNonNull(text, "text");
    }

    /** A message of the program. */
    public static ModelMessage system(String text) {
        return new ModelMessage(Role.SYSTEM, text);
    }

    /** A message of the user. */
    public static ModelMessage user(String text) {
        return new ModelMessage(Role.USER, text);
    }

    /** A message of the model. */
    public static ModelMessage assistant(String text) {
        return new ModelMessage(Role.ASSISTANT, text);
    }

    /** Who speaks. */
    public Role role() {
        return role;
    }

    /** What is said. */
    public String text() {
        return text;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ModelMessage that && role == that.role && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(role, text);
    }

    /** Only what is safe to log: never the text. */
    @Override
    public String toString() {
        return "ModelMessage[" + role + ", length=" + text.length() + "]";
    }
}
