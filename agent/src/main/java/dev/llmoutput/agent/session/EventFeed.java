package dev.llmoutput.agent.session;

import dev.llmoutput.agent.event.AgentEvent;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import org.jspecify.annotations.Nullable;

/**
 * Hands events to everybody who listens, one after the other whoever emits them: an event that is emitted while another
 * one is delivered waits its turn.
 */
final class EventFeed {
    private final List<AgentListener> listeners = new CopyOnWriteArrayList<>();
    private final SubmissionPublisher<AgentEvent> publisher;
    private final Queue<Entry> waiting = new ArrayDeque<>();
    private boolean delivering;

    /** Flow subscribers are served by {@code executor} from buffers that grow, so none of them can hold a run up. */
    EventFeed(Executor executor) {
        this.publisher = new SubmissionPublisher<>(executor, Integer.MAX_VALUE);
    }

    EventSubscription subscribe(AgentListener listener) {
        AgentListener own = event -> listener.onEvent(event); // equal subscriptions are closed one by one
        listeners.add(own);
        return () -> listeners.remove(own);
    }

    Flow.Publisher<AgentEvent> publisher() {
        return publisher;
    }

    /** Puts an event in line without delivering it, so that a caller may hold a lock; {@link #drain} is due then. */
    void enqueue(AgentEvent event) {
        enqueue(new Entry(() -> deliver(event), false));
    }

    /** Runs {@code action} when all events so far are delivered; it may wait for later ones. */
    void afterwards(Runnable action) {
        enqueue(new Entry(action, true));
        drain();
    }

    /** Works the line off, as far as nobody else is at it. */
    void drain() {
        for (Entry next = claim(); next != null; next = claim()) {
            next.action().run();
            if (!next.free()) {
                release();
            }
        }
    }

    void close() {
        afterwards(publisher::close);
    }

    private synchronized void enqueue(Entry entry) {
        waiting.add(entry);
    }

    /** The next entry; null if there is none, or if another one is being delivered: who delivers it goes on then. */
    private synchronized @Nullable Entry claim() {
        Entry next = delivering ? null : waiting.poll();
        delivering |= next != null && !next.free();
        return next;
    }

    private synchronized void release() {
        delivering = false;
    }

    private void deliver(AgentEvent event) {
        for (AgentListener listener : listeners) {
            isolated(() -> listener.onEvent(event));
        }
        if (publisher.hasSubscribers()) {
            isolated(() -> publisher.offer(event, null));
        }
    }

    /** Somebody who listens has troubles of their own: neither the run nor the others may notice. */
    private static void isolated(Runnable delivery) {
        try {
            delivery.run();
        } catch (RuntimeException | Error e) {
            // Dropped, as AgentListener promises.
        }
    }

    /** Something in line; while one runs that is not free, no other one begins. */
    private record Entry(Runnable action, boolean free) {}
}
