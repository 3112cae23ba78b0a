package dev.llmoutput.agent.provider;

import dev.llmoutput.runtime.accept.ModelCall;
import java.util.concurrent.CompletionStage;

/** A way to a model. */
public interface ModelProvider {
    /** What a model names it by; always the same. */
    String id();

    /**
     * Asks the model once. Each piece of the reply is handed to {@code sink} as it comes, one after the other and before
     * the stage completes. A stage that fails, or a throw, ends the run; use {@link ProviderException} to say more.
     *
     * @param sink also tells of an abort, after which it takes nothing any more
     */
    CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink sink);

    /**
     * A provider over a plain model call, which blocks the thread that runs the agent. It passes texts only: a request
     * with tools fails.
     */
    static ModelProvider of(String id, ModelCall call) {
        return new ModelCallProvider(id, call);
    }
}
