package dev.llmoutput.runtime.accept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.contract.Failure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class AcceptAsyncTest {
    private static final ModelRequest REQUEST = ModelRequest.of("One word");

    private final List<Failure> asked = new ArrayList<>();
    private final List<CompletableFuture<String>> answers = new ArrayList<>();

    /** A re-ask whose stages the test completes. */
    private CompletionStage<String> pending(Failure failure) {
        asked.add(failure);
        CompletableFuture<String> answer = new CompletableFuture<>();
        answers.add(answer);
        return answer;
    }

    private CompletableFuture<Outcome<String>> acceptAsync(String raw, AcceptOptions options) {
        return AcceptOutput.acceptAsync(Word.retrying(2), raw, this::pending, options);
    }

    /** C024 to C029 hold for both forms: the same script gives the same outcome and the same requests. */
    @ParameterizedTest
    @ValueSource(strings = {"fine", "?1,fine", "?1,TWO,three", "?1,?2,?3", "fine!", ",fine"})
    void bothFormsDecideAlike(String script) {
        ScriptedModel one = ScriptedModel.of(script.split(",", -1));
        ScriptedModel other = ScriptedModel.of(script.split(",", -1));

        Outcome<String> sync = AcceptOutput.ask(Word.retrying(2).hinting("Hint"), one, REQUEST);
        Outcome<String> async = AcceptOutput.askAsync(Word.retrying(2).hinting("Hint"), other.async(), REQUEST)
                .join();

        assertThat(async).hasToString(sync.toString());
        assertThat(async.trail())
                .extracting(Attempt::raw)
                .isEqualTo(sync.trail().stream().map(Attempt::raw).toList());
        assertThat(other.requests()).isEqualTo(one.requests());
    }

    /** C038: no second re-ask while one is pending; parse, re-ask, parse stay in order. */
    @Test
    void oneReaskAtATime() {
        CompletableFuture<Outcome<String>> outcome = acceptAsync("?1", AcceptOptions.DEFAULT);
        assertThat(asked).hasSize(1);
        assertThat(outcome).isNotDone();

        answers.get(0).complete("?2");
        assertThat(asked).extracting(Failure::observed).containsExactly("no word: ?1", "no word: ?2");
        assertThat(outcome).isNotDone();

        answers.get(1).complete("fine");
        assertThat(outcome.join().attempts()).isEqualTo(3);
        assertThat(asked).hasSize(2);
    }

    /** C031: the stage completes normally with the failure. D2: null counts as empty. */
    @Test
    void exhaustionCompletesNormally() {
        CompletableFuture<Outcome<String>> outcome = acceptAsync("?1", AcceptOptions.DEFAULT);
        answers.get(0).complete(null);
        answers.get(1).complete("?3");

        assertThat(outcome).isCompletedWithValueMatching(result -> !result.accepted() && result.attempts() == 3);
        assertThat(outcome.join().trail().get(1).raw()).isEmpty();
    }

    /** C039, D3: whichever way the call fails, that exception is the future's. */
    @Test
    void aFailedCallFailsTheFuture() {
        IOException down = new IOException("down");
        CompletableFuture<Outcome<String>> failedStage = acceptAsync("?", AcceptOptions.DEFAULT);
        answers.get(0).completeExceptionally(down);

        assertThatThrownBy(failedStage::get)
                .isInstanceOf(ExecutionException.class)
                .hasCause(down);
        assertThatThrownBy(() -> AcceptOutput.askAsync(
                                Word.retrying(2), request -> CompletableFuture.failedStage(down), REQUEST)
                        .get())
                .isInstanceOf(ExecutionException.class)
                .hasCause(down);
        assertThatThrownBy(() -> AcceptOutput.askAsync(
                                Word.retrying(2),
                                request -> CompletableFuture.<ModelReply>failedFuture(down)
                                        .thenApply(reply -> reply),
                                REQUEST)
                        .get())
                .isInstanceOf(ExecutionException.class)
                .hasCause(down);
        IllegalStateException thrown = new IllegalStateException("thrown");
        assertThatThrownBy(() -> AcceptOutput.askAsync(
                                Word.retrying(2),
                                request -> {
                                    throw thrown;
                                },
                                REQUEST)
                        .join())
                .isInstanceOf(CompletionException.class)
                .hasCause(thrown);
    }

    /** C040, D5: cancelled at once, and the call that is under way with it. */
    @Test
    void theTokenCancelsTheFutureAndThePendingCall() {
        CancellationSource source = new CancellationSource();
        CompletableFuture<Outcome<String>> outcome = acceptAsync(
                "?", AcceptOptions.builder().cancellation(source.token()).build());
        source.cancel("the user left");

        assertThat(outcome).isCancelled();
        assertThat(answers.get(0)).isCancelled();
        assertThat(asked).hasSize(1);
    }

    @Test
    void aCancelledTokenStillReadsWhatIsHandedIn() {
        CancellationSource source = new CancellationSource();
        source.cancel("before");
        AcceptOptions options =
                AcceptOptions.builder().cancellation(source.token()).build();

        assertThat(acceptAsync("fine", options).join().accepted()).isTrue();
        assertThat(acceptAsync("?", options)).isCancelled();
        assertThat(AcceptOutput.askAsync(
                        Word.retrying(2), ScriptedModel.of("fine").async(), REQUEST, options))
                .isCancelled();
        assertThat(asked).isEmpty();
    }

    @Test
    void cancellingTheFutureEndsTheRun() {
        CompletableFuture<Outcome<String>> outcome = acceptAsync("?", AcceptOptions.DEFAULT);
        outcome.cancel(true);

        assertThat(answers.get(0)).isCancelled();
        assertThat(asked).hasSize(1);
    }

    @Test
    void cancellingTheFutureOfAnAskCancelsTheCall() {
        CompletableFuture<ModelReply> call = new CompletableFuture<>();
        AcceptOutput.askAsync(Word.retrying(2), request -> call, REQUEST).cancel(true);

        assertThat(call).isCancelled();
    }

    /** Stages that are done already cost no stack, however many there are. */
    @Test
    void manyFinishedStagesDoNotOverflow() {
        int[] calls = {0};
        Outcome<String> outcome = AcceptOutput.acceptAsync(Word.retrying(100_000), "?", failure -> {
                    calls[0]++;
                    return CompletableFuture.completedStage("?");
                })
                .join();

        assertThat(calls[0]).isEqualTo(100_000);
        assertThat(outcome.attempts()).isEqualTo(100_001);
    }

    /** D6, D60: the calling thread is not held, and attempts never overlap. */
    @Test
    void otherThreadsCarryOn() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<CompletableFuture<Outcome<String>>> outcomes = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                ScriptedModel model = ScriptedModel.of("?1", "?2", "fine");
                outcomes.add(AcceptOutput.askAsync(
                        Word.retrying(2),
                        request -> CompletableFuture.supplyAsync(() -> model.call(request), pool),
                        REQUEST));
            }
            for (CompletableFuture<Outcome<String>> outcome : outcomes) {
                assertThat(outcome.get().trail()).extracting(Attempt::raw).containsExactly("?1", "?2", "fine");
            }
        } finally {
            pool.shutdown();
        }
    }
}
