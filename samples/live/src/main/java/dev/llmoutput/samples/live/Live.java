package dev.llmoutput.samples.live;

import dev.llmoutput.runtime.accept.ModelMessage;
import dev.llmoutput.runtime.accept.ModelRequest;
import dev.llmoutput.runtime.accept.Outcome;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Asks a model for a {@link Trip}. {@code LLM_BASE_URL}, {@code LLM_MODEL}, {@code LLM_API_KEY} and
 * {@code LLM_NATIVE_SCHEMA=true} name a real one; without them a scripted server on this machine answers.
 */
public final class Live {
    private static final String PROMPT = "Propose a trip by train from Berlin, for somebody who likes bridges.";

    private Live() {}

    /** Runs the sample; the arguments are the prompt, if there are any. Exits with 1 if the model cannot be asked. */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        String prompt = args.length == 0 ? PROMPT : String.join(" ", args);
        if (!run(prompt, System.getenv(), out)) {
            System.exit(1);
        }
    }

    static boolean run(String prompt, Map<String, String> environment, PrintStream out) throws IOException {
        Optional<Endpoint> endpoint = Endpoint.from(environment);
        if (endpoint.isPresent()) {
            out.println("== " + endpoint.get());
            return ask(new ChatCompletions(endpoint.get()), prompt, out);
        }
        out.println("== LLM_BASE_URL is not set: a scripted server on 127.0.0.1 answers");
        ScriptedRun.print(prompt, out);
        return true;
    }

    /** Asks, prints what came of it, and answers whether the model could be asked at all. */
    static boolean ask(ChatCompletions model, String prompt, PrintStream out) {
        try {
            Outcome<Trip> outcome = TripOutput.ask(model, request(model, prompt));
            String result = outcome.match(
                    accepted -> "accepted: " + accepted.value(),
                    rejected -> "rejected: " + rejected.failure().reason() + ", "
                            + rejected.failure().observed());
            out.println(result);
            out.println("  attempts " + outcome.attempts() + ", stop reason "
                    + outcome.stopReason().map(Enum::name).orElse("unknown") + ", tokens "
                    + outcome.usage().map(usage -> "" + usage.totalTokens()).orElse("unknown"));
            return true;
        } catch (ServerException | UncheckedIOException e) {
            out.println("not asked again: " + e.getMessage());
            return false;
        }
    }

    /** Servers that enforce a schema do not show it to the model, so the hint goes along either way. */
    static ModelRequest request(ChatCompletions model, String prompt) {
        return model.nativeSchema().isEmpty()
                ? ModelRequest.of(prompt)
                : ModelRequest.of(List.of(ModelMessage.system(TripOutput.REQUEST_HINT), ModelMessage.user(prompt)));
    }
}
