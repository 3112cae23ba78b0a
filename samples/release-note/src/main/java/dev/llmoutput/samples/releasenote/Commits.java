package dev.llmoutput.samples.releasenote;

/** What the release note is about. */
final class Commits {
    static final String PROMPT = """
            Write the release note of version 2.4 from these commits:
            SHOP-311 Keep the cart over a log-in
            SHOP-317 Round prices half up
            SHOP-320 Pay by invoice
            """;

    private Commits() {}

    static boolean mention(String ticket) {
        return PROMPT.contains(ticket + " ");
    }
}
