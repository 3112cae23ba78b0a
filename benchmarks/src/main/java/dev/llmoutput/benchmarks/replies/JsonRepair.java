package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The npm package jsonrepair, run by Node once for all replies, then Jackson for the record. */
final class JsonRepair implements Reader {
    private final ObjectMapper mapper = new ObjectMapper();
    private final Map<String, String> repaired = new HashMap<>();
    private final String version;

    /**
     * Repairs all of {@code replies}.
     *
     * @param program {@code jsonrepair.mjs} of this module
     * @param modules a folder in which {@code npm install jsonrepair} has been run
     */
    JsonRepair(Path program, Path modules, List<Reply> replies) throws IOException, InterruptedException {
        Path in = Files.createTempFile("replies", ".jsonl");
        Path out = Files.createTempFile("repaired", ".jsonl");
        StringBuilder lines = new StringBuilder();
        for (Reply reply : replies) {
            ObjectNode line = mapper.createObjectNode();
            line.put("id", reply.id()).put("raw", reply.raw());
            lines.append(mapper.writeValueAsString(line)).append('\n');
        }
        Files.writeString(in, lines);
        Process node = new ProcessBuilder("node", program.toString(), modules.toString())
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        if (node.waitFor() != 0) {
            throw new IOException("node answers " + node.exitValue());
        }
        for (String line : Files.readAllLines(out, StandardCharsets.UTF_8)) {
            JsonNode result = mapper.readTree(line);
            if (result.has("text")) {
                repaired.put(result.get("id").asText(), result.get("text").asText());
            }
        }
        version = mapper.readTree(
                        modules.resolve("node_modules/jsonrepair/package.json").toFile())
                .path("version")
                .asText();
    }

    @Override
    public String name() {
        return "jsonrepair " + version + " (Node) + Jackson databind";
    }

    @Override
    public Optional<Object> read(Contract contract, Reply reply) {
        String text = repaired.get(reply.id());
        return text == null ? Optional.empty() : Peers.attempt(() -> mapper.readValue(text, contract.record()));
    }
}
