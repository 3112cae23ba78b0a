package dev.llmoutput.benchmarks.replies;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The replies of a corpus with the one right value of each. Where the corpus does not give the value it is worked out here
 * with Jackson along the route that the corpus names, and not with the code under test.
 */
final class Corpus {
    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private static final JsonMapper LENIENT = STRICT.rebuild()
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS, JsonReadFeature.ALLOW_TRAILING_COMMA)
            .build();

    private static final Pattern FENCE = Pattern.compile("(?s)```[^\\n{]*\\n?(.*?)```");
    private static final Pattern BAD_ESCAPE = Pattern.compile("\\\\(?:([\"\\\\/bfnrt]|u[0-9a-fA-F]{4})|(?s:(.)))");
    private static final Pattern STRING = Pattern.compile("(?s)\"(?:[^\"\\\\]|\\\\.)*+\"");
    private static final Pattern CONTROL_ESCAPE = Pattern.compile("\\\\(?:\\\\|[bfnrt]([A-Za-z])?|.)", Pattern.DOTALL);
    private static final Pattern OTHER_LANGUAGES = Pattern.compile("(?s)\\\\(?:\\\\|(['\\n\\r0-9]|x[0-9a-fA-F]{2})|.)");

    private Corpus() {}

    /** Replies that were asked for a reasoning and an answer; the corpus gives each value. */
    static List<Reply> zeroEval(Path corpora) throws IOException {
        JsonNode schema = STRICT.readTree("{\"type\":\"object\",\"properties\":{\"reasoning\":{\"type\":\"string\"},"
                + "\"answer\":{\"type\":\"string\"}},\"required\":[\"reasoning\",\"answer\"]}");
        List<Reply> replies = new ArrayList<>();
        for (JsonNode line : lines(corpora.resolve("zeroeval-natural/replies.jsonl"))) {
            JsonNode value = line.get("value");
            replies.add(reply(line, "raw", schema, line.get("route").asText(), value.isNull() ? null : value));
        }
        return replies;
    }

    /** Replies of several tools and models, each to a schema of its own. */
    static List<Reply> llmReplies(Path corpora) throws IOException {
        List<Reply> replies = new ArrayList<>();
        for (JsonNode line : lines(corpora.resolve("llm-replies/replies.jsonl"))) {
            if (line.has("schema")) {
                JsonNode facts = line.get("facts");
                String route = facts.get("route").asText();
                replies.add(reply(
                        line,
                        "raw",
                        line.get("schema"),
                        route,
                        expected(line.get("raw").asText(), facts, route)));
            }
        }
        return replies;
    }

    /** Inputs of a parser that is guided by a schema, where the schema is an object's and names what is expected. */
    static List<Reply> baml(Path corpora) throws IOException {
        List<Reply> replies = new ArrayList<>();
        for (JsonNode line : lines(corpora.resolve("baml-sap-vectors/vectors.jsonl"))) {
            JsonNode expected = line.get("expected");
            if (expected != null && !line.path("partial").asBoolean() && namesMatch(line, expected)) {
                replies.add(reply(
                        line, "input", line.get("schema"), line.get("level").asText(), expected));
            }
        }
        return replies;
    }

    /** Whether the expectation uses the names of the schema, and not those that the original has in its own language. */
    private static boolean namesMatch(JsonNode line, JsonNode expected) {
        String schema = line.get("schema").toString();
        List<String> names = new ArrayList<>();
        expected.fieldNames().forEachRemaining(names::add);
        return names.stream().allMatch(name -> schema.contains('"' + name + "\":"));
    }

    private static Reply reply(JsonNode line, String text, JsonNode schema, String route, @Nullable JsonNode expected) {
        return new Reply(line.get("id").asText(), line.get(text).asText(), schema, route, expected);
    }

    static List<JsonNode> lines(Path file) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            lines.add(STRICT.readTree(line));
        }
        return lines;
    }

    private static @Nullable JsonNode expected(String raw, JsonNode facts, String route) {
        if (route.equals("strict") && !facts.path("schemaValid").asBoolean()) {
            return null;
        }
        JsonNode at = facts.path("embeddedAt");
        return switch (facts.path("schemaValid").asBoolean() ? route : "") {
            case "strict" -> read(STRICT, raw);
            case "embedded" ->
                read(STRICT, raw.substring(at.get(0).asInt(), at.get(1).asInt()));
            case "fence", "fence-in-prose" -> only(fenced(raw), STRICT);
            default -> lenient(raw);
        };
    }

    /** What can be read once raw control characters are allowed and backslashes are literal where that is clear. */
    private static @Nullable JsonNode lenient(String raw) {
        List<String> texts = new ArrayList<>(fenced(raw));
        texts.addAll(outermost(raw));
        List<String> clear = texts.stream()
                .filter(text -> !hasTwoReadings(text))
                .map(Corpus::literalBackslashes)
                .toList();
        return only(clear, LENIENT);
    }

    private static boolean hasTwoReadings(String text) {
        Matcher string = STRING.matcher(text);
        while (string.find()) {
            String inside = string.group();
            boolean bad = BAD_ESCAPE.matcher(inside).results().anyMatch(escape -> escape.group(2) != null);
            boolean control = CONTROL_ESCAPE.matcher(inside).results().anyMatch(escape -> escape.group(1) != null);
            boolean other = OTHER_LANGUAGES.matcher(inside).results().anyMatch(escape -> escape.group(1) != null);
            if ((bad && control) || other) {
                return true;
            }
        }
        return false;
    }

    private static List<String> fenced(String raw) {
        List<String> texts = new ArrayList<>();
        Matcher fence = FENCE.matcher(raw);
        while (fence.find()) {
            texts.add(fence.group(1));
        }
        return texts;
    }

    /** From the first opening brace to the last closing one. */
    private static List<String> outermost(String raw) {
        return List.of(
                raw.substring(Math.max(0, raw.indexOf('{')), Math.max(raw.indexOf('{'), raw.lastIndexOf('}')) + 1));
    }

    /** With a second backslash before each that begins no escape of JSON. */
    private static String literalBackslashes(String text) {
        return BAD_ESCAPE
                .matcher(text)
                .replaceAll(match ->
                        Matcher.quoteReplacement(match.group(1) != null ? match.group() : "\\" + match.group()));
    }

    /** The one distinct object in these texts; null if there is none or more than one. */
    private static @Nullable JsonNode only(List<String> texts, JsonMapper mapper) {
        Set<JsonNode> values = new LinkedHashSet<>();
        for (String text : texts) {
            JsonNode value = read(mapper, text);
            if (value instanceof ObjectNode) {
                values.add(value);
            }
        }
        return values.size() == 1 ? values.iterator().next() : null;
    }

    private static @Nullable JsonNode read(JsonMapper mapper, String text) {
        try {
            return mapper.readTree(text);
        } catch (JsonProcessingException e) {
            return null;
        }
    }
}
