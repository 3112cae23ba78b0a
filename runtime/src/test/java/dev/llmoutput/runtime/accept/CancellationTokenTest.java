package dev.llmoutput.runtime.accept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class CancellationTokenTest {
    private final CancellationSource source = new CancellationSource();
    private final List<String> calls = new ArrayList<>();

    @Test
    void theFirstReasonStays() {
        assertThat(source.token().isCancelled()).isFalse();
        source.token().throwIfCancelled();
        source.cancel("first");
        source.cancel("second");

        assertThat(source.token().isCancelled()).isTrue();
        assertThat(source.token().reason()).contains("first");
        assertThatThrownBy(source.token()::throwIfCancelled)
                .isInstanceOf(CancellationException.class)
                .hasMessage("cancelled: first");
    }

    @Test
    void callbacksRunOnceAndAtOnceWhenTooLate() {
        source.token().onCancel(() -> calls.add("early"));
        source.cancel("stop");
        source.cancel("again");
        source.token().onCancel(() -> calls.add("late"));

        assertThat(calls).containsExactly("early", "late");
    }

    @Test
    void aClosedRegistrationIsNotCalled() {
        Runnable action = () -> calls.add("called");
        CancellationToken.Registration first = source.token().onCancel(action);
        source.token().onCancel(action);
        first.close();
        first.close();
        source.cancel("stop");

        assertThat(calls).containsExactly("called");
    }

    @Test
    void aCallbackThatThrowsDoesNotHinderTheOthers() {
        source.token().onCancel(() -> {
            throw new IllegalStateException("broken");
        });
        source.token().onCancel(() -> calls.add("called"));

        assertThatThrownBy(() -> source.cancel("stop")).hasMessage("broken");
        assertThat(calls).containsExactly("called");
    }

    @Test
    void noneIsNeverCancelled() {
        CancellationToken.NONE.onCancel(() -> calls.add("called")).close();

        assertThat(CancellationToken.NONE.isCancelled()).isFalse();
        assertThat(calls).isEmpty();
    }

    @Test
    void anErrorDoesNotHinderTheOthersEither() {
        source.token().onCancel(() -> {
            throw new AssertionError("broken");
        });
        source.token().onCancel(() -> calls.add("called"));

        assertThatThrownBy(() -> source.cancel("stop"))
                .isInstanceOf(AssertionError.class)
                .hasMessage("broken");
        assertThat(calls).containsExactly("called");
    }
}
