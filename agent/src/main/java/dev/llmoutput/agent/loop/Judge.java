package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.artifact.ArtifactContext;
import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactParseResult;
import dev.llmoutput.agent.artifact.ArtifactParser;
import dev.llmoutput.agent.artifact.ArtifactRepairer;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.runtime.json.JsonWhitespace;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The host's callbacks as the loop calls them: an abort is noticed as soon as one returns, and one that answers null
 * fails.
 */
final class Judge<T> {
    private final ArtifactParser<T> parser;
    private final ArtifactValidator<T> validator;
    private final ArtifactRepairer<T> repairer;

    Judge(LoopOptions<T> options, ArtifactValidator<T> validator) {
        this.parser = options.parser();
        this.validator = validator;
        this.repairer = options.repairer();
    }

    /** Parses a text; a blank one never reaches the parser. */
    CompletionStage<ArtifactParseResult<T>> parse(String text, ArtifactContext context) {
        return JsonWhitespace.isBlank(text)
                ? CompletableFuture.completedFuture(ArtifactParseResult.failed("the answer has no text"))
                : call("parser", context, () -> parser.parse(text, context));
    }

    /** The verdict; that of the validator only if there is a value. */
    CompletionStage<ArtifactValidation> validate(ArtifactParseResult<T> parsed, ArtifactContext context) {
        @Nullable T value = valueOf(parsed);
        return value == null
                ? CompletableFuture.completedFuture(parseError(parsed))
                : call("validator", context, () -> validator.validate(value, context));
    }

    CompletionStage<AgentInput> repair(
            ArtifactParseResult<T> parsed, ArtifactValidation failure, ArtifactContext context) {
        return call("repairer", context, () -> repairer.repair(valueOf(parsed), failure, context));
    }

    /** What was parsed; null after a parse failure, whatever came with it. */
    static <T> @Nullable T valueOf(ArtifactParseResult<T> parsed) {
        return parsed.ok() ? parsed.value().orElse(null) : null;
    }

    private static ArtifactValidation parseError(ArtifactParseResult<?> parsed) {
        String message = parsed.error().orElse("the answer could not be parsed");
        return ArtifactValidation.rejected(List.of(ArtifactError.at("$", message)))
                .withMetadata(Map.of("reason", "parse_error"));
    }

    private static <R> CompletionStage<R> call(
            String name, ArtifactContext context, Supplier<@Nullable CompletionStage<R>> callback) {
        CompletionStage<R> stage = callback.get();
        if (stage == null) {
            throw new IllegalStateException("the " + name + " answered null");
        }
        return stage.thenApply(answer -> {
            context.signal().throwIfCancelled();
            if (answer == null) {
                throw new IllegalStateException("the " + name + " answered null");
            }
            return answer;
        });
    }
}
