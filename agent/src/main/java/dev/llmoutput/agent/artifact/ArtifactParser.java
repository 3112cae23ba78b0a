package dev.llmoutput.agent.artifact;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Makes an artifact of a model's text. It is the only way to a typed artifact: the library never builds, copies or
 * inspects one.
 *
 * @param <T> the host's type of an artifact
 */
@FunctionalInterface
public interface ArtifactParser<T> {
    /**
     * Parses one answer. A text that should be revised is a result that is not ok; a stage that fails ends the run.
     *
     * @param text never blank
     */
    CompletionStage<ArtifactParseResult<T>> parse(String text, ArtifactContext context);

    /** A parser that answers at once; what it throws becomes a failed stage. */
    static <T> ArtifactParser<T> of(
            BiFunction<? super String, ? super ArtifactContext, ArtifactParseResult<T>> function) {
        return (text, context) -> Stages.call(() -> function.apply(text, context));
    }

    /** A parser that answers at once and needs no context; what it throws becomes a failed stage. */
    static <T> ArtifactParser<T> of(Function<? super String, ArtifactParseResult<T>> function) {
        return (text, context) -> Stages.call(() -> function.apply(text));
    }

    /** The parser of those who want the text itself, untrimmed. */
    static ArtifactParser<String> text() {
        return (text, context) -> CompletableFuture.completedFuture(ArtifactParseResult.parsed(text));
    }
}
