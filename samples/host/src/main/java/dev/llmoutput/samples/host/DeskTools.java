package dev.llmoutput.samples.host;

import dev.llmoutput.agent.tool.Tool;
import dev.llmoutput.agent.tool.ToolDeclaration;
import dev.llmoutput.agent.tool.ToolDenial;
import dev.llmoutput.agent.tool.ToolGuard;
import dev.llmoutput.agent.tool.ToolRegistry;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the desk's models may do, and the guard in front of it. */
final class DeskTools {
    /** What no event, log or store may show. */
    static final String CARD_TOKEN = "tok_4f9c1d27";

    static final String FIND_ORDER = "orders/find";
    static final String SEND_MAIL = "mail/send";

    private DeskTools() {}

    static ToolRegistry registry() {
        return ToolRegistry.of(
                Tool.of(
                        new ToolDeclaration(
                                FIND_ORDER, "Finds an order by its number.", parameters("number", "integer")),
                        DeskTools::findOrder),
                Tool.of(
                        new ToolDeclaration(SEND_MAIL, "Sends a mail to a customer.", parameters("to", "string")),
                        arguments -> "sent to " + arguments.get("to")));
    }

    /** Mails go to customers of the shop only. */
    static ToolGuard guard() {
        return ToolGuard.of((tool, call) -> tool.name().equals(SEND_MAIL)
                        && !"kim@example.com".equals(call.arguments().get("to"))
                ? Optional.of(ToolDenial.permission("this is not the customer's address"))
                : Optional.empty());
    }

    private static Object findOrder(Map<String, Object> arguments) {
        if (!BigDecimal.valueOf(1047).equals(arguments.get("number"))) {
            throw new IllegalArgumentException("there is no such order");
        }
        Map<String, Object> order = new LinkedHashMap<>();
        order.put("number", 1047);
        order.put("total", "39.90");
        order.put("mail", "kim@example.com");
        order.put("card", CARD_TOKEN);
        return order;
    }

    private static Map<String, Object> parameters(String name, String type) {
        return Map.of("type", "object", "properties", Map.of(name, Map.of("type", type)));
    }
}
