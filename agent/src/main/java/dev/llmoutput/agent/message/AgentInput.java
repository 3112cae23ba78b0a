package dev.llmoutput.agent.message;

import java.util.List;

/** What a host says next: one text, one message, or a list of messages. Immutable. */
public final class AgentInput {
    private final List<Message> messages;

    private AgentInput(List<Message> messages) {
        this.messages = messages;
    }

    /** One user message. */
    public static AgentInput of(String text) {
        return of(Message.user(text));
    }

    /** One message. */
    public static AgentInput of(Message message) {
        return new AgentInput(List.of(message));
    }

    /** Messages in order; none is allowed too. */
    public static AgentInput of(List<Message> messages) {
        return new AgentInput(List.copyOf(messages));
    }

    /** The messages in order; unmodifiable. */
    public List<Message> messages() {
        return messages;
    }

    /** How many messages there are; never their content. */
    @Override
    public String toString() {
        return "AgentInput[" + messages.size() + "]";
    }
}
