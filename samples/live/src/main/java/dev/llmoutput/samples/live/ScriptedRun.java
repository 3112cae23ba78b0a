package dev.llmoutput.samples.live;

import java.io.IOException;
import java.io.PrintStream;

/** What real servers do, one after the other, over a real socket. */
final class ScriptedRun {
    static final String GOOD = """
            {"place": "Porto", "days": 4, "highlights": ["Ponte de D. Luís I", "Ponte da Arrábida"]}""";
    static final String WRONG = """
            {"place": "Porto", "days": 40, "highlights": []}""";

    private final ScriptedServer server;
    private final ChatCompletions model;
    private final String prompt;
    private final PrintStream out;

    private ScriptedRun(ScriptedServer server, String prompt, PrintStream out) {
        this.server = server;
        this.model = new ChatCompletions(Endpoint.of(server.baseUrl(), "scripted"));
        this.prompt = prompt;
        this.out = out;
    }

    static void print(String prompt, PrintStream out) throws IOException {
        try (ScriptedServer server = ScriptedServer.start()) {
            ScriptedRun run = new ScriptedRun(server, prompt, out);
            run.ask("valid", Canned.content(GOOD, "stop"));
            run.ask("in a fence, with a preface", Canned.content("Gladly!\n```json\n" + GOOD + "\n```", "stop"));
            run.ask("invalid, then valid", Canned.content(WRONG, "stop"), Canned.content(GOOD, "stop"));
            run.ask("cut off at the output limit", Canned.content(GOOD.substring(0, 60), "length"));
            run.ask("refused", Canned.refusal("I do not plan trips."));
            run.ask("too many requests", Canned.error(429, "slow down"));
        }
    }

    private void ask(String title, Canned... answers) {
        out.println("-- " + title);
        for (Canned answer : answers) {
            server.then(answer);
        }
        int before = server.requests().size();
        Live.ask(model, prompt, out);
        out.println("  requests " + (server.requests().size() - before));
    }
}
