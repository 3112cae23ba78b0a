package dev.llmoutput.samples.releasenote;

import dev.llmoutput.agent.artifact.ArtifactCandidate;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ModelProvider;
import dev.llmoutput.agent.session.Agent;
import dev.llmoutput.agent.session.AgentConfig;
import dev.llmoutput.agent.session.AgentRunError;
import dev.llmoutput.agent.session.AgentRunResult;
import dev.llmoutput.agent.session.AgentSession;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;

final class NoteWriter {
    private final LoopOptions<Parsed<ReleaseNote>> loop =
            LoopOptions.builder(ReleaseNoteOutput.TYPE).maxRevisions(2).build();
    private final Agent agent;

    NoteWriter(ModelProvider provider) {
        agent = Agent.of(AgentConfig.builder()
                .provider(provider)
                .model(Model.of("scripted", "writer"))
                .instructions(ReleaseNoteOutput.REQUEST_HINT)
                .loop(loop)
                .build());
    }

    /** The title of the note, or what is wrong with the best draft. */
    String title(String prompt) {
        try (AgentSession session = agent.newSession()) {
            AgentRunResult result = session.run(prompt).join();
            Optional<Parsed<ReleaseNote>> note = result.candidate(loop).flatMap(ArtifactCandidate::value);
            return note.orElseThrow().match(ok -> ok.value().title(), failed -> "never accepted");
        } catch (CompletionException e) {
            if (e.getCause() instanceof AgentRunError error) {
                // The error tells of the last draft; the one with the fewest errors is in the result.
                return error.result()
                        .candidate(loop)
                        .map(best -> "draft " + best.attempt() + ": " + errors(best))
                        .orElse(error.getMessage());
            }
            throw e;
        }
    }

    private static String errors(ArtifactCandidate<?> draft) {
        return draft.validation().errors().orElse(List.of()).stream()
                .map(error -> error.path().orElse("the draft") + ": " + error.message())
                .collect(Collectors.joining("; "));
    }
}
