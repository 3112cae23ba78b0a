package dev.llmoutput.samples.releasenote;

/** What the scripted model writes, one draft after the other. */
final class Drafts {
    /** The title is missing, a kind is none of the three, and a ticket has no project. */
    static final String OF_THE_WRONG_SHAPE = """
            Here is the release note:
            ```json
            {
              "changes": [
                {"kind": "NEW", "text": "You can pay by invoice.", "ticket": "320"},
                {"kind": "FIXED", "text": "The cart survives a log-in.", "ticket": "SHOP-311"}
              ]
            }
            ```""";

    /** The shape is right, but no commit says anything of SHOP-999. */
    static final String WITH_AN_INVENTED_TICKET = """
            {"title": "Pay by invoice", "changes": [
              {"kind": "ADDED", "text": "You can pay by invoice.", "ticket": "SHOP-320"},
              {"kind": "ADDED", "text": "A dark theme.", "ticket": "SHOP-999"}]}""";

    static final String GOOD = """
            {"title": "Pay by invoice", "changes": [
              {"kind": "ADDED", "text": "You can pay by invoice.", "ticket": "SHOP-320"},
              {"kind": "FIXED", "text": "The cart survives a log-in.", "ticket": "SHOP-311"},
              {"kind": "CHANGED", "text": "Prices are rounded half up.", "ticket": "SHOP-317"}],
             "upgrade": "Nothing to do."}""";

    private Drafts() {}
}
