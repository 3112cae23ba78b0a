package dev.llmoutput.agent.provider;

import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.runtime.accept.CancellationToken;

/** Takes a reply piece by piece. */
public interface ReplySink {
    /** Takes the next piece; nothing happens after an abort. */
    void accept(ContentBlock block);

    /** Tells of an abort. A provider should stop then; the run does not wait for it. */
    CancellationToken signal();
}
