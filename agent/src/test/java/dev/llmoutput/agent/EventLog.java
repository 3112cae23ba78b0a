package dev.llmoutput.agent;

import dev.llmoutput.agent.artifact.ArtifactValidation;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.event.MessageEvent;
import dev.llmoutput.agent.event.RunEvent;
import dev.llmoutput.agent.event.ToolEvent;
import dev.llmoutput.agent.event.TurnEvent;
import dev.llmoutput.agent.session.AgentListener;
import java.util.ArrayList;
import java.util.List;

/** Keeps every event, and tells it in one short line: its type, and what a reader wants to know of it. */
public final class EventLog implements AgentListener {
    private final List<AgentEvent> events = new ArrayList<>();

    @Override
    public synchronized void onEvent(AgentEvent event) {
        events.add(event);
    }

    public synchronized List<AgentEvent> events() {
        return List.copyOf(events);
    }

    public List<String> lines() {
        return events().stream().map(EventLog::line).toList();
    }

    public List<String> types() {
        return events().stream().map(AgentEvent::type).toList();
    }

    public <E extends AgentEvent> List<E> of(Class<E> kind) {
        return events().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static String line(AgentEvent event) {
        return event.type() + detail(event);
    }

    private static String detail(AgentEvent event) {
        if (event instanceof TurnEvent turn) {
            return " " + turn.turn();
        }
        if (event instanceof ArtifactEvent artifact) {
            return " " + artifact.turn() + "/" + artifact.attempt() + verdict(artifact);
        }
        if (event instanceof MessageEvent.Delta delta) {
            return " " + delta.content().type();
        }
        if (event instanceof ToolEvent.Started started) {
            return " " + started.call().id();
        }
        if (event instanceof ToolEvent.Finished finished) {
            return " " + finished.result().toolCallId();
        }
        if (event instanceof ToolEvent.Failed failed) {
            return " " + failed.call().id() + " " + failed.error().message();
        }
        if (event instanceof ToolEvent.Blocked blocked) {
            return " " + blocked.call().id() + " " + blocked.denial().reason();
        }
        return event instanceof RunEvent.Failed failed ? " " + failed.error().message() : "";
    }

    private static String verdict(ArtifactEvent event) {
        if (event instanceof ArtifactEvent.ValidationFinished finished) {
            return verdict(finished.result());
        }
        if (event instanceof ArtifactEvent.RevisionStarted revision) {
            return verdict(revision.failure());
        }
        if (event instanceof ArtifactEvent.Finished finished) {
            return verdict(finished.result());
        }
        return event instanceof ArtifactEvent.Failed failed ? verdict(failed.result()) : "";
    }

    private static String verdict(ArtifactValidation verdict) {
        if (verdict.ok()) {
            return " ok";
        }
        return verdict.metadata().map(metadata -> " " + metadata.get("reason")).orElse(" bad");
    }
}
