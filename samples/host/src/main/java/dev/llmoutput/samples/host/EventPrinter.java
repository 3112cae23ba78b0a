package dev.llmoutput.samples.host;

import dev.llmoutput.agent.artifact.ArtifactError;
import dev.llmoutput.agent.event.AgentEvent;
import dev.llmoutput.agent.event.ArtifactEvent;
import dev.llmoutput.agent.event.MessageEvent;
import dev.llmoutput.agent.event.RunEvent;
import dev.llmoutput.agent.event.ToolEvent;
import dev.llmoutput.agent.event.TurnEvent;
import dev.llmoutput.agent.message.ContentBlock;
import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.session.AgentListener;
import java.io.PrintStream;
import java.util.List;

/** Prints every event with what matters of it. The events are typed; their JSON form is {@link AgentEvent#toJson()}. */
final class EventPrinter implements AgentListener {
    private final PrintStream out;

    EventPrinter(PrintStream out) {
        this.out = out;
    }

    @Override
    public void onEvent(AgentEvent event) {
        out.println(("  " + event.type() + " " + details(event)).stripTrailing());
    }

    private static String details(AgentEvent event) {
        if (event instanceof TurnEvent turn) {
            return turn instanceof TurnEvent.Started started ? "" + started.turn() : "";
        }
        if (event instanceof MessageEvent.Delta delta) {
            return piece(delta.content());
        }
        if (event instanceof ToolEvent tool) {
            return tool(tool);
        }
        if (event instanceof ArtifactEvent.ValidationFinished judged) {
            return judged.result().ok() ? "ok" : errors(judged.result().errors().orElse(List.of()));
        }
        return event instanceof RunEvent.Failed failed ? failed.error().message() : "";
    }

    private static String piece(ContentBlock block) {
        return block instanceof TextBlock text ? text.text() : block.type();
    }

    private static String tool(ToolEvent event) {
        if (event instanceof ToolEvent.Started started) {
            return started.call().name() + " " + started.call().arguments();
        }
        if (event instanceof ToolEvent.Finished finished) {
            return "" + finished.result().value();
        }
        return event instanceof ToolEvent.Blocked blocked
                ? blocked.call().name() + ": " + blocked.denial().message()
                : ((ToolEvent.Failed) event).error().message();
    }

    private static String errors(List<ArtifactError> errors) {
        StringBuilder text = new StringBuilder("not ok");
        errors.forEach(error -> text.append("; ")
                .append(error.path().map(path -> path + ": ").orElse(""))
                .append(error.message()));
        return text.toString();
    }
}
