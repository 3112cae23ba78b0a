package dev.llmoutput.samples.releasenote;

import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.event.TurnEvent;
import dev.llmoutput.agent.session.AgentListener;
import java.io.PrintStream;
import java.util.List;

/** Prints what happens to the artifact, and leaves out the pieces of messages. */
final class EventPrinter implements AgentListener {
    private final PrintStream out;

    EventPrinter(PrintStream out) {
        this.out = out;
    }

    @Override
    public void onEvent(AgentEvent event) {
        if (event instanceof TurnEvent.Started turn) {
            out.println("turn " + turn.turn());
        } else if (event instanceof ArtifactEvent.ValidationFinished judged) {
            print(judged, judged.result());
        } else if (event instanceof ArtifactEvent artifact) {
            out.println("  " + artifact.type());
        }
    }

    private void print(ArtifactEvent event, ArtifactValidation verdict) {
        out.println("  " + event.type() + ", attempt " + event.attempt() + ": " + (verdict.ok() ? "ok" : "not ok"));
        for (ArtifactError error : verdict.errors().orElse(List.of())) {
            out.println("    " + error.path().orElse("(whole)") + ": " + error.message());
        }
    }
}
