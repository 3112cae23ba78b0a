package dev.llmoutput.agent.loop;

import dev.llmoutput.agent.message.Message;
import dev.llmoutput.agent.message.ToolCall;
import java.util.List;
import java.util.Optional;

/** One model call of a run that is over: its number, from 1 up, and the reply. */
record Turn(int number, Optional<Message> message) {
    String text() {
        return message.map(Message::text).orElse("");
    }

    List<ToolCall> calls() {
        return message.map(Message::toolCalls).orElse(List.of());
    }
}
