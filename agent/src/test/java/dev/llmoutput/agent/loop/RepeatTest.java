package dev.llmoutput.agent.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class RepeatTest {
    private final List<CompletableFuture<Optional<String>>> passes = new ArrayList<>();

    private CompletionStage<Optional<String>> pending() {
        CompletableFuture<Optional<String>> pass = new CompletableFuture<>();
        passes.add(pass);
        return pass;
    }

    /** An action that answers later is started again only if it gave no result. */
    @Test
    void aPendingResultIsTheLast() {
        CompletableFuture<String> result = Repeat.until(this::pending).toCompletableFuture();
        passes.get(0).complete(Optional.empty());
        assertThat(passes).hasSize(2);
        passes.get(1).complete(Optional.of("done"));

        assertThat(result).isCompletedWithValue("done");
        assertThat(passes).hasSize(2);
    }

    @Test
    void aPendingFailureIsTheLast() {
        IllegalStateException fault = new IllegalStateException("it broke");
        CompletableFuture<String> result = Repeat.until(this::pending).toCompletableFuture();
        passes.get(0).completeExceptionally(fault);

        assertThat(result)
                .failsWithin(Duration.ZERO)
                .withThrowableOfType(ExecutionException.class)
                .withCause(fault);
        assertThat(passes).hasSize(1);
    }

    /** Here an error, and behind a pass that was waited for: nobody else would hear of it. */
    @Test
    void aThrowIsAFailure() {
        Error fault = new AssertionError("it broke");
        CompletableFuture<String> result = Repeat.<String>until(() -> {
                    if (passes.isEmpty()) {
                        return pending();
                    }
                    throw fault;
                })
                .toCompletableFuture();
        passes.get(0).complete(Optional.empty());

        assertThat(result)
                .failsWithin(Duration.ZERO)
                .withThrowableOfType(ExecutionException.class)
                .withCause(fault);
    }

    /** Many passes that answer at once need no deep stack. */
    @Test
    void passesDoNotNest() {
        int[] count = new int[1];
        CompletableFuture<String> result = Repeat.until(() -> CompletableFuture.completedFuture(
                        ++count[0] < 100_000 ? Optional.<String>empty() : Optional.of("done")))
                .toCompletableFuture();

        assertThat(result).isCompletedWithValue("done");
        assertThat(count[0]).isEqualTo(100_000);
    }
}
