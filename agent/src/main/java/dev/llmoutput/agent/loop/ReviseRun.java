package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.artifact.ArtifactCandidate;
import dev.llmoutput.agent.artifact.ArtifactContext;
import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactParseResult;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.event.ArtifactEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** One run of {@link GenerateValidateRevise}, turn by turn; a turn that gives a result is the last one. */
final class ReviseRun<T> {
    private final LoopOptions<T> options;
    private final LoopContext context;
    private final Judge<T> judge;
    private final Turns turns;
    private final ToolRounds rounds;
    private final SchemaTiming timing;
    private int attempts;
    private @Nullable ArtifactCandidate<T> best;

    ReviseRun(LoopOptions<T> options, ArtifactValidator<T> validator, LoopContext context) {
        this.options = options;
        this.context = context;
        this.judge = new Judge<>(options, validator);
        this.turns = new Turns(context);
        this.rounds = new ToolRounds(context, turns);
        this.timing = new SchemaTiming(options, rounds);
    }

    CompletionStage<Optional<LoopResult>> turn() {
        return turns.take(timing::shape).thenCompose(turn -> {
            boolean calls =
                    options.toolCalls() == ToolCallMode.BOUNDED && !turn.calls().isEmpty();
            if (calls && timing.answersCalls()) {
                return rounds.answer(turn.calls()).thenApply(done -> Optional.empty());
            }
            if (calls) {
                return CompletableFuture.completedFuture(Optional.of(toolRoundLimit(turn)));
            }
            return timing.promotesDraft() ? CompletableFuture.completedFuture(Optional.empty()) : judge(turn);
        });
    }

    private LoopResult toolRoundLimit(Turn turn) {
        ArtifactValidation verdict = ArtifactValidation.rejected(
                        List.of(ArtifactError.of("the tool rounds of this run are used up")))
                .withMetadata(Map.of("reason", "tool_round_limit"));
        context.emit(
                new ArtifactEvent.Failed(context.sessionId(), context.runId(), turn.number(), attempts + 1, verdict));
        return result();
    }

    private CompletionStage<Optional<LoopResult>> judge(Turn turn) {
        ArtifactContext about = new ArtifactContext(
                context.sessionId(), context.runId(), turn.number(), context.signal(), context.metadata());
        return judge.parse(turn.text(), about).thenCompose(parsed -> {
            attempts++;
            context.emit(new ArtifactEvent.ValidationStarted(about.sessionId(), about.runId(), about.turn(), attempts));
            return judge.validate(parsed, about).thenCompose(verdict -> {
                keep(ArtifactCandidate.of(attempts, turn.text(), Judge.valueOf(parsed), verdict));
                return settle(parsed, verdict, about);
            });
        });
    }

    /** Of two answers that are equally good the later one is kept: it has seen more advice. */
    private void keep(ArtifactCandidate<T> candidate) {
        if (best == null || !candidate.worseThan(best)) {
            best = candidate;
        }
    }

    private CompletionStage<Optional<LoopResult>> settle(
            ArtifactParseResult<T> parsed, ArtifactValidation verdict, ArtifactContext about) {
        String session = about.sessionId();
        String run = about.runId();
        context.emit(new ArtifactEvent.ValidationFinished(session, run, about.turn(), attempts, verdict));
        if (verdict.ok()) {
            context.emit(new ArtifactEvent.Finished(session, run, about.turn(), attempts, verdict));
            return CompletableFuture.completedFuture(Optional.of(result()));
        }
        if (attempts > options.maxRevisions()) {
            context.emit(new ArtifactEvent.Failed(session, run, about.turn(), attempts, verdict));
            return CompletableFuture.completedFuture(Optional.of(result()));
        }
        context.emit(new ArtifactEvent.RevisionStarted(session, run, about.turn(), attempts, verdict));
        return judge.repair(parsed, verdict, about)
                .thenCompose(repair -> turns.next(repair.messages()))
                .thenApply(done -> Optional.empty());
    }

    private LoopResult result() {
        LoopResult result = turns.result();
        return best == null ? result : result.withCandidate(options, best);
    }
}
