package dev.llmoutput.samples.reflection;

import dev.llmoutput.runtime.accept.ModelReply;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reflects on one answer with scripted models: a good one, a careless one, and several that are of no use. */
public final class Reflections {
    private static final String ANSWER = "The build is green again; the cart tests needed a longer time-out.";

    /** What models reply. */
    static final List<String> REPLIES =
            List.of("""
            {"facts": [
              {"text": "Cart tests need 30 s.", "audience": "repo", "confidence": 0.9, "keywords": ["cart", "tests"]}]}""", """
            ```json
            {"summary": "a fix", "facts": [
              {"text": "The cart is owned by the shop team.", "confidence": 0.8},
              {"text": "It rained.", "confidence": 0.2},
              {"text": "  ", "confidence": 1},
              "a fact without a form",
              {"text": "Ask Kim before a release.", "audience": "everybody", "confidence": 1}]}
            ```""", "I learned a lot.", "[]", "{\"summary\": \"nothing\"}", "{\"facts\": \"none\"}");

    private Reflections() {}

    /** Runs the sample. */
    public static void main(String[] args) {
        print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    }

    static void print(PrintStream out) {
        for (String reply : REPLIES) {
            out.println("-- " + reply.lines().findFirst().orElse(""));
            List<Fact> memory = new ArrayList<>();
            new Reflection(request -> ModelReply.of(reply), memory::add, out::println, Runnable::run).start(ANSWER);
            memory.forEach(fact -> out.println("   " + fact));
        }
    }
}
