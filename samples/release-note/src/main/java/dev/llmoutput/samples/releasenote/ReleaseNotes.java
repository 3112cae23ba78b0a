package dev.llmoutput.samples.releasenote;

import dev.llmoutput.agent.artifact.ArtifactCandidate;
import dev.llmoutput.agent.artifact.ArtifactValidator;
import dev.llmoutput.agent.artifact.OutputArtifact;
import dev.llmoutput.agent.loop.LoopOptions;
import dev.llmoutput.agent.provider.Model;
import dev.llmoutput.agent.provider.ScriptedProvider;
import dev.llmoutput.agent.session.Agent;
import dev.llmoutput.agent.session.AgentConfig;
import dev.llmoutput.agent.session.AgentRunResult;
import dev.llmoutput.agent.session.AgentSession;
import dev.llmoutput.runtime.contract.Parsed;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;

/** Has a release note written, twice: with the contract alone, and with a rule of the host on top. */
public final class ReleaseNotes {
    private ReleaseNotes() {}

    /** Runs the sample; the model is scripted, so it needs no network. */
    public static void main(String[] args) {
        print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    static void print(PrintStream out) {
        out.println("== The contract alone");
        LoopOptions<Parsed<ReleaseNote>> contract =
                LoopOptions.builder(ReleaseNoteOutput.TYPE).build();
        run(contract, out, Drafts.OF_THE_WRONG_SHAPE, Drafts.GOOD);

        out.println();
        out.println("== With a rule of the host");
        run(withKnownTickets(), out, Drafts.OF_THE_WRONG_SHAPE, Drafts.WITH_AN_INVENTED_TICKET, Drafts.GOOD);
    }

    /** The contract first: a note of the wrong shape has no tickets to look at. */
    private static LoopOptions<Parsed<ReleaseNote>> withKnownTickets() {
        ArtifactValidator<Parsed<ReleaseNote>> shape =
                OutputArtifact.of(ReleaseNoteOutput.TYPE).validator();
        ArtifactValidator<Parsed<ReleaseNote>> both = (parsed, context) -> parsed instanceof Parsed.Ok<ReleaseNote> note
                ? CompletableFuture.completedFuture(KnownTickets.check(note))
                : shape.validate(parsed, context);
        return LoopOptions.builder(ReleaseNoteOutput.TYPE).validator(both).build();
    }

    private static void run(LoopOptions<Parsed<ReleaseNote>> loop, PrintStream out, String... drafts) {
        Agent agent = Agent.of(AgentConfig.builder()
                .provider(ScriptedProvider.ofTexts("scripted", drafts))
                .model(Model.of("scripted", "writer"))
                .instructions(ReleaseNoteOutput.REQUEST_HINT)
                .loop(loop)
                .build());
        try (AgentSession session = agent.newSession()) {
            session.subscribe(new EventPrinter(out));
            AgentRunResult result = session.run(Commits.PROMPT).join();
            result.candidate(loop)
                    .flatMap(ArtifactCandidate::value)
                    .ifPresent(parsed ->
                            parsed.match(note -> printed(note.value(), out), failed -> out.append("never accepted\n")));
        }
    }

    private static PrintStream printed(ReleaseNote note, PrintStream out) {
        out.println("# " + note.title());
        note.changes()
                .forEach(change ->
                        out.println("- " + change.kind() + ": " + change.text() + " (" + change.ticket() + ")"));
        note.upgrade().ifPresent(upgrade -> out.println("Upgrade: " + upgrade));
        return out;
    }
}
