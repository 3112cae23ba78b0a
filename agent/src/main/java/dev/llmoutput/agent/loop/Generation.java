package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.Role;
import dev.llmoutput.agent.provider.ProviderReply;
import dev.llmoutput.runtime.accept.StopReason;
import dev.llmoutput.runtime.accept.Usage;
import java.util.List;
import java.util.Optional;

/** What one model call gave. Immutable. */
public final class Generation {
    private final List<ContentBlock> content;
    private final ProviderReply reply;

    private Generation(List<ContentBlock> content, ProviderReply reply) {
        this.content = content;
        this.reply = reply;
    }

    /** The pieces that came, and how the reply ended. */
    public static Generation of(List<ContentBlock> content, ProviderReply reply) {
        return new Generation(List.copyOf(content), reply);
    }

    /** The model's message; absent if no piece came at all. */
    public Optional<Message> message() {
        return content.isEmpty() ? Optional.empty() : Optional.of(Message.of(Role.ASSISTANT, content));
    }

    /** What the call cost, if the provider says so. */
    public Optional<Usage> usage() {
        return reply.usage();
    }

    /** Why the model stopped, if the provider says so. */
    public Optional<StopReason> stopReason() {
        return reply.stopReason();
    }
}
