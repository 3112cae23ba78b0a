package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.llmoutput.runtime.contract.OutputType;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Reads {@code <binary name>.samples.jsonl} and holds its lines against a contract. */
final class SampleReplies {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private SampleReplies() {}

    static List<JsonNode> of(Class<?> type) throws IOException {
        String file = "/META-INF/llm-output/" + type.getName() + ".samples.jsonl";
        try (InputStream lines = type.getResourceAsStream(file)) {
            return MAPPER.readerFor(JsonNode.class).<JsonNode>readValues(lines).readAll();
        }
    }

    /** What the line says is wrong: {@code too_small at 'lines[0].quantity'}. */
    static List<String> expected(JsonNode line) {
        return line.get("valid").asBoolean()
                ? List.of()
                : List.of(line.get("code").asText() + " at '" + line.get("path").asText() + "'");
    }

    /** What the reader says is wrong, less what rules and constructors of our own refuse. */
    static List<String> found(JsonNode line, OutputType<?> type) {
        return issues(line, type).stream()
                .filter(issue -> issue.code() != IssueCode.CUSTOM)
                .map(issue -> issue.code().wireName() + " at '" + issue.path() + "'")
                .toList();
    }

    static List<Issue> issues(JsonNode line, OutputType<?> type) {
        return type.parse(line.get("reply").asText())
                .match(ok -> List.of(), failed -> failed.failure().issues());
    }
}
