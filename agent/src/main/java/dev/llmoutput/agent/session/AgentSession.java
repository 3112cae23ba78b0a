package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.tool.ToolContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A conversation with an agent: one run after the other. Thread-safe. */
public final class AgentSession implements AutoCloseable {
    private final String id;
    private final AgentConfig config;
    private final Map<String, @Nullable Object> metadata;
    private final Conversation conversation;
    private final EventFeed feed;
    private final AtomicInteger runs = new AtomicInteger();
    private final AtomicBoolean busy = new AtomicBoolean();

    AgentSession(String id, AgentConfig config, Map<String, @Nullable Object> metadata) {
        this.id = id;
        this.config = config;
        this.metadata = metadata;
        this.conversation = new Conversation(id, config.store());
        this.feed = new EventFeed(config.eventExecutor());
    }

    /** The session's id. */
    public String id() {
        return id;
    }

    /** What was said so far, unredacted; unmodifiable. */
    public List<Message> history() {
        return conversation.messages();
    }

    /** Starts a run with one user message. */
    public CompletableFuture<AgentRunResult> run(String input) {
        return run(AgentInput.of(input), RunOptions.DEFAULTS);
    }

    /**
     * Starts a run. The future completes when the run succeeded and every listener heard its last event; it fails with an
     * {@link AgentRunError} if the run failed or was aborted. Cancelling the future does not abort the run, the signal of
     * the options does.
     *
     * @throws IllegalStateException if a run of this session is under way
     */
    public CompletableFuture<AgentRunResult> run(AgentInput input, RunOptions options) {
        Objects.requireNonNull(input, "input");
        Objects.requireNonNull(options, "options");
        if (!busy.compareAndSet(false, true)) {
            throw new IllegalStateException("a run of this session is under way");
        }
        CompletableFuture<AgentRunResult> outcome = new CompletableFuture<>();
        try {
            config.executor().execute(() -> start(input, options, outcome));
        } catch (RejectedExecutionException e) {
            busy.set(false);
            throw e;
        }
        return outcome;
    }

    /** Hears the events of all runs from now on. */
    public EventSubscription subscribe(AgentListener listener) {
        return feed.subscribe(Objects.requireNonNull(listener, "listener"));
    }

    /**
     * The events of all runs; a subscriber sees those from its subscription on. Subscribers are served on the event
     * executor from buffers that grow without limit: one that is slow, asks for little or throws never holds a run up.
     * Completes when the session is closed.
     */
    public Flow.Publisher<AgentEvent> events() {
        return feed.publisher();
    }

    /** Completes the event streams. */
    @Override
    public void close() {
        feed.close();
    }

    private void start(AgentInput input, RunOptions options, CompletableFuture<AgentRunResult> outcome) {
        String runId = id + "/" + runs.incrementAndGet();
        RunTrace trace = new RunTrace(id, runId, options.redactor().orElse(config.redactor()), feed);
        ToolContext about = new ToolContext(id, runId, options.signal(), merged(options));
        new Run(trace, conversation, about)
                .start(input.messages(), () -> RunPlan.of(config, options))
                .thenAccept(end -> feed.afterwards(() -> finish(new AgentRunResult(trace, end), trace, end, outcome)));
    }

    private Map<String, @Nullable Object> merged(RunOptions options) {
        Map<String, @Nullable Object> merged = new LinkedHashMap<>(config.metadata());
        merged.putAll(metadata);
        merged.putAll(options.metadata());
        return merged;
    }

    private void finish(AgentRunResult result, RunTrace trace, RunEnd end, CompletableFuture<AgentRunResult> outcome) {
        busy.set(false);
        if (result.status() == RunStatus.SUCCEEDED) {
            outcome.complete(result);
        } else {
            outcome.completeExceptionally(new AgentRunError(result, RunErrors.safe(end.cause(), trace.redactor())));
        }
    }
}
