package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.reply.ReplyChoice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The test vectors of a repairing parser, which come without a schema, read tolerantly. */
final class Vectors {
    private final String name;
    private final Map<String, List<String>> refused = new TreeMap<>();
    private final List<String> different = new ArrayList<>();
    private int same;
    private int bothRefuse;
    private int only;
    private int scalars;

    private Vectors(String name) {
        this.name = name;
    }

    static List<Vectors> all(Path corpora) throws IOException {
        Vectors javaScript = new Vectors("jsonrepair");
        for (JsonNode line : Corpus.lines(corpora.resolve("jsonrepair-vectors/vectors.jsonl"))) {
            boolean isJson = line.path("expectedIsJson").asBoolean();
            javaScript.compare(line, isJson ? Optional.of(line.get("expected").asText()) : Optional.empty());
        }
        Vectors python = new Vectors("json_repair");
        for (JsonNode line : Corpus.lines(corpora.resolve("json-repair-vectors/vectors.jsonl"))) {
            if (!line.hasNonNull("schema") && !line.path("error").asText().equals("schema and strict")) {
                python.compare(
                        line, Optional.ofNullable(line.get("expectedValue")).map(JsonNode::toString));
            }
        }
        return List.of(javaScript, python);
    }

    private void compare(JsonNode line, Optional<String> expected) {
        String id = line.get("id").asText();
        try {
            Object right = expected.isEmpty() ? null : JsonTree.read(expected.get(), JsonLimits.DEFAULT);
            boolean container = right instanceof Map || right instanceof List;
            if (expected.isPresent() && !container) {
                scalars++;
                return;
            }
            Object ours = JsonTree.read(ours(line.get("input").asText()), JsonLimits.DEFAULT);
            if (expected.isEmpty()) {
                only++;
            } else if (JsonTree.equal(right, ours)) {
                same++;
            } else {
                different.add(id);
            }
        } catch (JsonSyntaxException e) {
            if (expected.isEmpty()) {
                bothRefuse++;
            } else {
                refused.computeIfAbsent(Reasons.of(e), why -> new ArrayList<>()).add(id);
            }
        }
    }

    private static String ours(String input) {
        AnyTree contract = new AnyTree();
        ReplyChoice<Optional<Object>> choice = ReplyChoice.of(input, true, JsonLimits.DEFAULT, contract);
        if (choice == null) {
            throw JsonSyntaxException.malformed(input, 0, Reasons.NO_CONTAINER, "none");
        }
        return contract.canonical(choice.reading());
    }

    String name() {
        return name;
    }

    String counts() {
        int refusedHere = refused.values().stream().mapToInt(List::size).sum();
        return "| " + name + " | " + same + " | " + bothRefuse + " | " + refusedHere + " | " + only + " | "
                + different.size() + " | " + scalars + " |\n";
    }

    Map<String, List<String>> refused() {
        return refused;
    }

    List<String> different() {
        return different;
    }
}
