package dev.llmoutput.agent.session;

import static dev.llmoutput.agent.TestAgent.good;
import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.agent.EventLog;
import dev.llmoutput.agent.TestAgent;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.provider.ProviderReply;
import dev.llmoutput.agent.provider.ProviderRequest;
import dev.llmoutput.agent.provider.ReplySink;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.runtime.accept.CancellationSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who listens to a run never changes it. */
@Timeout(60)
class EventStreamsTest {
    private static final ScriptedReply BAD = ScriptedReply.text("bad");
    private static final ScriptedReply GOOD = ScriptedReply.text("GOOD");

    /** C195: every listener and every Flow subscriber sees the same events in the same order. */
    @Test
    void everybodySeesTheSame() throws InterruptedException {
        TestAgent agent = TestAgent.of(good().build(), BAD, GOOD, GOOD);
        EventLog second = new EventLog();
        Collecting third = new Collecting(Long.MAX_VALUE);
        agent.session.subscribe(second);
        agent.session.events().subscribe(third);
        agent.run();
        agent.run();
        agent.session.close();

        assertThat(third.all()).isEqualTo(agent.log.events());
        assertThat(second.events()).isEqualTo(agent.log.events()).hasSize(18 + 10);
    }

    /** D47: a listener that throws disturbs neither the run nor the others, and keeps being told. */
    @Test
    void aThrowingListenerIsItsOwnProblem() {
        TestAgent agent = TestAgent.of(good().build(), BAD, GOOD);
        List<String> told = new ArrayList<>();
        agent.session.subscribe(event -> {
            told.add(event.type());
            throw new AssertionError("a failing listener");
        });
        EventLog after = new EventLog();
        agent.session.subscribe(after);
        agent.run();

        assertThat(told).isEqualTo(agent.log.types());
        assertThat(after.events()).isEqualTo(agent.log.events());
    }

    /** A listener that is closed is told nothing more; another subscription of the same object stays. */
    @Test
    void aSubscriptionCanBeClosed() {
        TestAgent agent = TestAgent.of(good().build(), GOOD, GOOD);
        EventLog log = new EventLog();
        EventSubscription first = agent.session.subscribe(log);
        EventSubscription second = agent.session.subscribe(log);
        first.close();
        agent.run();
        second.close();
        agent.run();

        assertThat(log.events()).hasSize(10);
    }

    /** A subscriber that never asks for anything does not hold the run up, and loses nothing. */
    @Test
    void backPressureNeverBlocksTheRun() throws InterruptedException {
        int pieces = 5_000;
        TextBlock[] blocks = new TextBlock[pieces];
        Arrays.fill(blocks, new TextBlock("GOOD"));
        TestAgent agent = TestAgent.of(good().build(), ScriptedReply.of(blocks));
        Collecting lazy = new Collecting(0);
        agent.session.events().subscribe(lazy);

        assertThat(agent.run().status()).isEqualTo(RunStatus.SUCCEEDED);
        assertThat(lazy.events).isEmpty();
        lazy.subscribed.join().request(Long.MAX_VALUE);
        agent.session.close();
        assertThat(lazy.all()).isEqualTo(agent.log.events()).hasSizeGreaterThan(pieces);
    }

    /** A slow and a throwing subscriber change neither outcome nor events. */
    @Test
    void aSlowOrThrowingSubscriberChangesNothing() throws InterruptedException {
        TestAgent agent = TestAgent.of(good().build(), BAD, GOOD);
        CountDownLatch gate = new CountDownLatch(1);
        Collecting slow = new Collecting(Long.MAX_VALUE) {
            @Override
            public void onNext(AgentEvent event) {
                await(gate);
                super.onNext(event);
            }
        };
        Collecting throwing = new Collecting(Long.MAX_VALUE) {
            @Override
            public void onNext(AgentEvent event) {
                throw new IllegalStateException("a failing subscriber");
            }
        };
        agent.session.events().subscribe(slow);
        agent.session.events().subscribe(throwing);

        assertThat(agent.run().text()).isEqualTo("GOOD");
        gate.countDown();
        agent.session.close();
        assertThat(slow.all()).isEqualTo(agent.log.events());
    }

    /** An abort from within a listener: all listeners see the same order, the last event last. */
    @Test
    void aListenerMayAbort() {
        CancellationSource source = new CancellationSource();
        TestAgent agent = TestAgent.of(good().build(), GOOD);
        agent.session.subscribe(event -> {
            if (event.type().equals("message_started")) {
                source.cancel("enough");
            }
        });
        EventLog after = new EventLog();
        agent.session.subscribe(after);
        agent.runFailing(RunOptions.builder().signal(source.token()).build());

        assertThat(after.lines()).isEqualTo(agent.log.lines());
        assertThat(after.lines()).endsWith("message_started", "message_delta text", "error aborted: enough");
    }

    /** D60: 1,000 sessions on one executor, each with its own events in the right order. */
    @Test
    void aThousandSessionsOnOneExecutor() throws InterruptedException {
        ExecutorService executor = Executors.newFixedThreadPool(4);
        try {
            LoopOptions<String> options = good().build();
            Agent agent = Agent.of(AgentConfig.builder()
                    .provider(new Later(executor))
                    .model(TestAgent.MODEL)
                    .loop(options)
                    .executor(executor)
                    .build());
            List<EventLog> logs = new ArrayList<>();
            List<CompletableFuture<AgentRunResult>> runs = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
                AgentSession session = agent.newSession();
                EventLog log = new EventLog();
                session.subscribe(log);
                logs.add(log);
                runs.add(session.run(AgentInput.of("go"), RunOptions.DEFAULTS));
            }
            runs.forEach(TestAgent::join);

            List<String> expected = linesOfOne(options);
            assertThat(logs).allSatisfy(log -> assertThat(log.lines()).isEqualTo(expected));
        } finally {
            executor.shutdown();
            assertThat(executor.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    /** What one session alone emits. */
    private static List<String> linesOfOne(LoopOptions<String> options) {
        TestAgent agent = TestAgent.of(options, BAD, GOOD);
        agent.run();
        return agent.log.lines();
    }

    private static void await(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Answers on an executor: first badly, then well. */
    private record Later(ExecutorService executor) implements ModelProvider {
        @Override
        public String id() {
            return "later";
        }

        @Override
        public CompletionStage<ProviderReply> reply(ProviderRequest request, ReplySink sink) {
            return CompletableFuture.supplyAsync(
                    () -> {
                        sink.accept(new TextBlock(request.messages().size() == 1 ? "bad" : "GOOD"));
                        return ProviderReply.done();
                    },
                    executor);
        }
    }

    /** Collects what it asked for. */
    private static class Collecting implements Flow.Subscriber<AgentEvent> {
        private final long demand;
        private final CountDownLatch done = new CountDownLatch(1);
        final CompletableFuture<Flow.Subscription> subscribed = new CompletableFuture<>();
        final List<AgentEvent> events = Collections.synchronizedList(new ArrayList<>());

        Collecting(long demand) {
            this.demand = demand;
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            subscribed.complete(subscription);
            if (demand > 0) {
                subscription.request(demand);
            }
        }

        @Override
        public void onNext(AgentEvent event) {
            events.add(event);
        }

        @Override
        public void onError(Throwable failure) {
            done.countDown();
        }

        @Override
        public void onComplete() {
            done.countDown();
        }

        List<AgentEvent> all() throws InterruptedException {
            done.await();
            return List.copyOf(events);
        }
    }
}
