package dev.llmoutput.samples.quickstart;

import java.util.List;

/** What models say when they are asked for a {@link Verdict}. */
final class VerdictReplies {
    private static final String GOOD = """
            {"decision": "APPROVE", "score": 93, "reasons": ["The new index removes the full scan."], "note": null}""";

    static final List<Exchange> ALL = List.of(
            Exchange.of("strict", GOOD),
            Exchange.of("fenced", """
                    ```json
                    {
                      "decision": "REVISE",
                      "score": 71,
                      "reasons": ["The retry has no upper limit.", "Two tests were deleted."],
                      "note": "The idea is right."
                    }
                    ```
                    """),
            Exchange.of("fenced in prose", """
                    I looked at the whole change. Here is my verdict:

                    ```json
                    {"decision": "REJECT", "score": 88, "reasons": ["It stores the password in plain text."]}
                    ```

                    Let me know if you need more detail.""", """
                    {"decision": "REJECT", "score": 88, "reasons": ["It stores the password in plain text."]}"""),
            Exchange.of(
                    "bare in prose",
                    "My verdict is {\"decision\": \"APPROVE\", \"score\": 64, \"reasons\": [\"Small and tested.\"]} as"
                            + " discussed.",
                    "{\"decision\": \"APPROVE\", \"score\": 64, \"reasons\": [\"Small and tested.\"]}"),
            Exchange.of("think tags", """
                    <think>
                    The diff touches the cache only. {"decision": "REJECT"} would be too hard.
                    </think>
                    {"decision": "REVISE", "score": 55, "reasons": ["The cache is never invalidated."]}""", """
                    {"decision": "REVISE", "score": 55, "reasons": ["The cache is never invalidated."]}"""),
            Exchange.of(
                    "several faults at once",
                    "{\"decision\": \"MERGE\", \"score\": 140, \"reasons\": []}",
                    "{\"decision\": \"APPROVE\", \"score\": \"very high\", \"reasons\": [\"Looks fine.\"]}",
                    "{\"decision\": \"APPROVE\", \"score\": 90, \"reasons\": [\"Looks fine.\"]}"),
            Exchange.of("a key too many", """
                    {"decision": "APPROVE", "score": 80, "reasons": ["Documented."], "reviewer": "model-7"}"""),
            Exchange.of("cut off", """
                    {"decision": "REVISE", "score": 60, "reasons": ["The loop in parse() never ends when the inp""", GOOD));

    private VerdictReplies() {}
}
