package dev.llmoutput.agent.artifact;

import dev.llmoutput.agent.message.AgentInput;
import dev.llmoutput.runtime.contract.Failure;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/**
 * An output type as the three callbacks of a loop. A text that is not the format is a parse failure; one of the wrong
 * shape is parsed, and its verdict has one error per issue; the repair is the failure's {@code observed}.
 *
 * @param <T> the Java type of an accepted value
 */
public final class OutputArtifact<T> {
    private final OutputType<T> type;

    private OutputArtifact(OutputType<T> type) {
        this.type = type;
    }

    /** The callbacks of a type, whether generated or written by hand. */
    public static <T> OutputArtifact<T> of(OutputType<T> type) {
        return new OutputArtifact<>(Objects.requireNonNull(type, "type"));
    }

    /** Reads a text. */
    public ArtifactParser<Parsed<T>> parser() {
        return ArtifactParser.of(this::parse);
    }

    /** Accepts what was read without an issue. */
    public ArtifactValidator<Parsed<T>> validator() {
        return ArtifactValidator.of(this::validate);
    }

    /** Sends back what was seen. */
    public ArtifactRepairer<Parsed<T>> repairer() {
        ArtifactRepairer<Parsed<T>> byMessages = ArtifactRepairer.ofMessages();
        return (parsed, failure, context) -> parsed instanceof Parsed.Failed<T> failed
                ? CompletableFuture.completedFuture(
                        AgentInput.of(failed.failure().observed()))
                : byMessages.repair(parsed, failure, context);
    }

    private ArtifactParseResult<Parsed<T>> parse(String text) {
        Parsed<T> parsed = type.parse(text);
        return parsed.match(ok -> ArtifactParseResult.parsed(parsed), failed -> {
            Failure failure = failed.failure();
            return failure.kind() == Failure.Kind.SYNTAX
                    ? ArtifactParseResult.failed(failure.observed())
                    : ArtifactParseResult.parsed(parsed);
        });
    }

    private ArtifactValidation validate(Parsed<T> parsed) {
        return parsed.match(
                ok -> ArtifactValidation.accepted(),
                failed -> ArtifactValidation.rejected(failed.failure().issues().stream()
                        .map(OutputArtifact::error)
                        .toList()));
    }

    private static ArtifactError error(Issue issue) {
        return issue.path().isRoot()
                ? ArtifactError.of(issue.message())
                : ArtifactError.at(issue.path().toString(), issue.message());
    }
}
