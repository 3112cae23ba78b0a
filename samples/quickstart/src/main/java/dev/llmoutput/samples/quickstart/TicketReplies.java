package dev.llmoutput.samples.quickstart;

import java.util.List;

/** What models say when they are asked for a {@link Ticket}. */
final class TicketReplies {
    private static final String GOOD = """
            {"customer_id": 90071992547409931, "summary": "Export to CSV loses the last row.", "severity": "medium",
             "tags": ["export", "csv"], "escalate": false}""";

    static final List<Exchange> ALL = List.of(
            Exchange.of("strict, a number beyond double precision", GOOD),
            Exchange.of("an unknown key where none is allowed", """
                    {"customer_id": 17, "summary": "Cannot log in.", "severity": "high", "tags": [],
                     "sentiment": "angry"}""", """
                    {"customer_id": 17, "summary": "Cannot log in.", "severity": "high", "tags": []}"""),
            Exchange.of("another letter case", """
                    {"customer_id": 18, "summary": "Where is the invoice?", "severity": "LOW", "tags": ["billing"]}""", """
                    {"customer_id": 18, "summary": "Where is the invoice?", "severity": "low", "tags": ["billing"]}"""),
            Exchange.of("the same key twice, with different values", """
                    {"customer_id": 19, "summary": "Slow.", "severity": "low", "severity": "high", "tags": []}""", """
                    {"customer_id": 19, "summary": "Slow.", "severity": "low", "tags": []}"""),
            Exchange.of("a list where an object is expected", "[" + GOOD + "]", GOOD),
            Exchange.of("refusal", "I am sorry, but I cannot help with this request."));

    private TicketReplies() {}
}
