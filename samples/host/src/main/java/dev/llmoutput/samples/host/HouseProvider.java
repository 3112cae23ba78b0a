package dev.llmoutput.samples.host;

import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderReply;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ReplySink;
import dev.llmoutput.runtime.accept.Usage;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** A provider that a host wrote itself: it answers plain questions from a list, a word at a time, and costs nothing. */
final class HouseProvider implements ModelProvider {
    static final String ID = "house";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink sink) {
        List<Message> messages = request.messages();
        for (String piece : answer(messages.get(messages.size() - 1).text()).split("(?<=, )")) {
            sink.accept(new TextBlock(piece));
        }
        return CompletableFuture.completedFuture(ProviderReply.done().withUsage(Usage.ZERO));
    }

    private static String answer(String question) {
        return question.toLowerCase(Locale.ROOT).contains("open")
                ? "We are here on weekdays, from nine to five."
                : "Please describe what happened, with the number of your order.";
    }
}
