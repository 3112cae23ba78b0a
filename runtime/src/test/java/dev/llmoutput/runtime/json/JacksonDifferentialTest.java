package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.llmoutput.runtime.testing.Bombs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The strict reader against Jackson's, with equal limits: both accept or both refuse, and the values are equal. The one
 * listed exception: where one of the two stops at a limit, nothing is compared, since they count digits differently
 * and take different exponents.
 */
class JacksonDifferentialTest {
    private static final JsonLimits LIMITS = JsonLimits.DEFAULT;

    private static final ObjectMapper JACKSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(LIMITS.maxNestingDepth())
                            .maxNumberLength(LIMITS.maxNumberLength())
                            .maxNameLength(LIMITS.maxNameLength())
                            .maxStringLength(LIMITS.maxStringLength())
                            .maxDocumentLength(LIMITS.maxDocumentLength())
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private static final String ALPHABET = "{}[]\",:\\/ \n\t\0\u0001tfnrue01-+.eE9'x\u00e9\ud83d\ude00\ufeff\u00a0";

    private static final String[] TEXTS = {
        "{\"number\":\"A-1\",\"total\":12.50,\"lines\":[{\"item\":\"nail\",\"quantity\":3,\"price\":0.1}],\"note\":null}",
        "[true,false,null,0,-0,1.0,1e2,-1.5E-3,12345678901234567890,\"\\u00e9\\n\\\"\\\\\\/\",\"\ud83d\ude00\"]",
        " { \"a\" : { } , \"b\" : [ ] , \"\" : \"\" , \"a\" : { \"a\" : [ [ ] ] } } ",
        "[0.1,0.10,100,1E400,1e-400,123456789.987654321]"
    };

    @Test
    void agreesOnJsonTestSuite() throws IOException {
        for (String text : suite()) {
            compare(text);
        }
    }

    /** Those of the bombs that are within the limits of both. */
    @Test
    void agreesOnBombs() throws IOException {
        for (JsonNode bomb : Bombs.texts()) {
            compare(Bombs.text(bomb));
        }
    }

    /** 200,000 mutations; {@code -Dfuzz.rounds} asks for another number. */
    @Test
    void agreesOnMutations() throws IOException {
        Random random = new Random(20_260_101);
        List<String> seeds = new ArrayList<>(List.of(TEXTS));
        for (String text : suite()) {
            if (text.length() < 200) {
                seeds.add(text);
            }
        }
        int accepted = 0;
        int rounds = Integer.getInteger("fuzz.rounds", 200_000);
        for (int round = 0; round < rounds; round++) {
            accepted += compare(mutate(seeds.get(random.nextInt(seeds.size())), random)) ? 1 : 0;
        }
        assertThat(accepted).as("mutations that are still JSON").isBetween(rounds / 20, rounds * 19 / 20);
    }

    private static List<String> suite() throws IOException {
        List<String> texts = new ArrayList<>();
        for (Path file : JsonTestSuiteTest.files()) {
            byte[] bytes = Files.readAllBytes(file);
            String text = new String(bytes, StandardCharsets.UTF_8);
            if (Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)) {
                texts.add(text);
            }
        }
        return texts;
    }

    private static String mutate(String seed, Random random) {
        StringBuilder text = new StringBuilder(seed);
        for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
            int at = random.nextInt(text.length() + 1);
            int to = Math.min(text.length(), at + 1 + random.nextInt(3));
            char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, c);
                case 1 -> text.delete(at, to);
                case 2 -> text.insert(random.nextInt(text.length() + 1), text.substring(at, to));
                default -> text.replace(at, to, String.valueOf(c));
            }
        }
        return text.toString();
    }

    /** Whether both accept. */
    private static boolean compare(String text) throws IOException {
        Result ours = ours(text);
        Result theirs = theirs(text);
        if (ours.limit || theirs.limit) {
            return false;
        }
        assertThat(ours.accepted).as(text).isEqualTo(theirs.accepted);
        assertThat(JsonTree.equal(ours.tree, theirs.tree)).as(text).isTrue();
        return ours.accepted;
    }

    private static Result ours(String text) {
        try {
            return new Result(true, false, JsonTree.read(text, LIMITS));
        } catch (JsonSyntaxException e) {
            return new Result(false, e.kind() == JsonSyntaxException.Kind.LIMIT, null);
        }
    }

    private static Result theirs(String text) throws IOException {
        try {
            JsonNode node = JACKSON.readTree(text);
            return new Result(!node.isMissingNode(), false, tree(node));
        } catch (StreamConstraintsException | NumberFormatException e) {
            return new Result(false, true, null);
        } catch (JsonProcessingException e) {
            return new Result(false, false, null);
        }
    }

    private static @Nullable Object tree(JsonNode node) {
        if (node.isObject()) {
            Map<String, @Nullable Object> members = new LinkedHashMap<>();
            node.properties().forEach(member -> members.put(member.getKey(), tree(member.getValue())));
            return members;
        }
        if (node.isArray()) {
            List<@Nullable Object> elements = new ArrayList<>();
            node.forEach(element -> elements.add(tree(element)));
            return elements;
        }
        if (node.isNumber()) {
            return node.decimalValue();
        }
        return node.isTextual() ? node.textValue() : node.isBoolean() ? node.booleanValue() : null;
    }

    private record Result(
            boolean accepted, boolean limit, @Nullable Object tree) {}
}
