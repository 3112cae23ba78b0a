package dev.llmoutput.samples.host;

import dev.llmoutput.agent.message.TextBlock;
import dev.llmoutput.agent.message.ToolCall;
import dev.llmoutput.agent.provider.ScriptedProvider;
import dev.llmoutput.agent.provider.ScriptedReply;
import dev.llmoutput.runtime.accept.Usage;
import java.math.BigDecimal;
import java.util.Map;

/** What the scripted model says about a complaint: it looks, writes two mails, and decides at the second attempt. */
final class Script {
    static final String ID = "scripted";

    private Script() {}

    static ScriptedProvider provider() {
        return ScriptedProvider.of(
                ID,
                ScriptedReply.of(
                                new TextBlock("Let me look at the order."),
                                new ToolCall("c1", DeskTools.FIND_ORDER, Map.of("number", BigDecimal.valueOf(1047))))
                        .withUsage(Usage.of(410, 32)),
                ScriptedReply.of(
                                new ToolCall("c2", DeskTools.SEND_MAIL, Map.of("to", "kim@example.com")),
                                new ToolCall("c3", DeskTools.SEND_MAIL, Map.of("to", "press@example.org")))
                        .withUsage(Usage.of(520, 41)),
                ScriptedReply.text("""
                                {"decision": "APPROVE", "amount": -39.90, "reason": "It arrived broken."}""").withUsage(Usage.of(590, 30)),
                ScriptedReply.text("""
                                {"decision": "APPROVE", "amount": 39.90, "reason": "It arrived broken."}""").withUsage(Usage.of(650, 29)));
    }
}
