package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** Makes instances that a schema of ours accepts, from the schema alone. */
final class Instances {
    private static final int DEEP = 5;
    private static final int MOST_TRIES = 1_000_000;
    private static final String ALPHABET = "aAxX019 \"\\$é\ud83d\ude00";

    private static final List<String> EMAILS =
            List.of("a@b", "ann.lee+x@example.com", "o'neil/x=1@mail-1.example.org", "A_b@EXAMPLE.com");

    private final JsonNodeFactory nodes = JsonNodeFactory.instance;
    private final JsonNode root;
    private final Random random;

    Instances(JsonNode root, long seed) {
        this.root = root;
        this.random = new Random(seed);
    }

    JsonNode next() {
        return instance(root, 0);
    }

    private JsonNode instance(JsonNode schema, int depth) {
        if (schema.has("$ref")) {
            String pointer = schema.get("$ref").textValue().substring(1);
            return instance(root.at(pointer), depth);
        }
        if (schema.has("anyOf")) {
            return instance(arm(schema.get("anyOf"), depth), depth);
        }
        JsonNode type = schema.path("type");
        if (type.isMissingNode() || type.size() > 2) {
            JsonNode any = anything();
            return any.isNull() && !type.isMissingNode() ? instance(schema, depth) : any;
        }
        if (type.isArray() && (depth > DEEP || random.nextInt(3) == 0)) {
            return nodes.nullNode();
        }
        return switch ((type.isArray() ? type.get(0) : type).textValue()) {
            case "object" -> object(schema, depth);
            case "array" -> array(schema, depth);
            case "null" -> nodes.nullNode();
            case "string" ->
                schema.has("const")
                        ? schema.get("const")
                        : schema.has("enum") ? anyOf(schema.get("enum")) : nodes.textNode(text(schema));
            case "boolean" -> schema.has("enum") ? schema.get("enum").get(0) : nodes.booleanNode(random.nextBoolean());
            case "integer" -> nodes.numberNode(number(schema, BigDecimal.ONE));
            case "number" -> nodes.numberNode(number(schema, step(schema)));
            default -> throw new IllegalArgumentException("no such type: " + type);
        };
    }

    /** Any arm; in depth null, if it is one, or else the one that needs the fewest members: that one is never recursive. */
    private JsonNode arm(JsonNode arms, int depth) {
        JsonNode last = arms.get(arms.size() - 1);
        if (depth <= DEEP) {
            return arms.get(random.nextInt(arms.size()));
        }
        if (last.path("type").asText().equals("null")) {
            return last;
        }
        return StreamSupport.stream(arms.spliterator(), false)
                .min(Comparator.comparingInt(arm -> arm.toString().split("\\$ref", -1).length))
                .orElseThrow();
    }

    private JsonNode anything() {
        return switch (random.nextInt(6)) {
            case 0 -> nodes.nullNode();
            case 1 -> nodes.booleanNode(random.nextBoolean());
            case 2 -> nodes.numberNode(new BigDecimal(random.nextInt(9)).movePointLeft(random.nextInt(2)));
            case 3 -> nodes.arrayNode().add(random.nextInt(3)).addNull();
            case 4 -> nodes.objectNode().put("a", random.nextInt(3)).set("b", nodes.objectNode());
            default -> nodes.textNode(randomText(2));
        };
    }

    private JsonNode anyOf(JsonNode values) {
        return values.get(random.nextInt(values.size()));
    }

    private ObjectNode map(JsonNode schema, int depth) {
        JsonNode names = schema.path("propertyNames");
        JsonNode anyName = nodes.objectNode().put("type", "string");
        int min = schema.path("minProperties").asInt(0);
        int size = min + (depth > DEEP ? 0 : random.nextInt(3));
        ObjectNode map = nodes.objectNode();
        for (int i = 0; i < size || map.size() < min; i++) {
            String name =
                    instance(names.isMissingNode() ? anyName : names, depth).textValue();
            map.set(name, instance(schema.get("additionalProperties"), depth + 1));
        }
        return map;
    }

    private ObjectNode object(JsonNode schema, int depth) {
        if (!schema.has("properties")) {
            return map(schema, depth);
        }
        List<String> required = new ArrayList<>();
        schema.path("required").forEach(name -> required.add(name.textValue()));
        List<String> names = new ArrayList<>();
        schema.get("properties").fieldNames().forEachRemaining(names::add);
        names.removeIf(name -> !required.contains(name) && (depth > DEEP || random.nextInt(3) == 0));
        ObjectNode object = nodes.objectNode();
        names.forEach(name -> object.set(name, instance(schema.get("properties").get(name), depth + 1)));
        return object;
    }

    private ArrayNode array(JsonNode schema, int depth) {
        int min = schema.path("minItems").asInt(0);
        int max = Math.min(schema.path("maxItems").asInt(Integer.MAX_VALUE), min + (depth > DEEP ? 0 : 2));
        ArrayNode array = nodes.arrayNode();
        for (int size = min + random.nextInt(max - min + 1); size > 0; size--) {
            JsonNode item = instance(schema.get("items"), depth + 1);
            if (!schema.has("uniqueItems") || !holds(array, item)) {
                array.add(item);
            }
        }
        return array.size() < min ? array(schema, depth) : array;
    }

    private static boolean holds(ArrayNode array, JsonNode item) {
        return StreamSupport.stream(array.spliterator(), false).anyMatch(other -> OracleKeyword.isEqual(other, item));
    }

    /** Random texts until one fits; the patterns in the goldens are simple enough. */
    private String text(JsonNode schema) {
        List<Pattern> patterns = StreamSupport.stream(schema.path("allOf").spliterator(), false)
                .map(part -> Pattern.compile(part.get("pattern").textValue()))
                .toList();
        Pattern pattern = Pattern.compile(schema.path("pattern").asText(""));
        int min = schema.path("minLength").asInt(0);
        int limit = schema.path("maxLength").asInt(Integer.MAX_VALUE);
        int max = Math.min(limit, min + 6);
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            String text = schema.path("format").asText().equals("email")
                    ? EMAILS.get(random.nextInt(EMAILS.size()))
                    : candidate(schema, pattern, min + random.nextInt(max - min + 1));
            int length = text.codePointCount(0, text.length());
            if (Forms.of(schema).map(form -> form.takes(text)).orElse(true)
                    && length >= min
                    && length <= limit
                    && pattern.matcher(text).find()
                    && patterns.stream().allMatch(part -> part.matcher(text).find())) {
                return text;
            }
        }
        throw new IllegalStateException("no text found that fits " + schema + "; add some to PATTERNS in Samples");
    }

    private String candidate(JsonNode schema, Pattern pattern, int length) {
        Optional<String> random = schema.has("pattern") && this.random.nextInt(4) > 0
                ? Samples.matching(pattern, this.random)
                : Optional.empty();
        return Samples.of(schema, this.random).or(() -> random).orElseGet(() -> randomText(length));
    }

    private static BigDecimal step(JsonNode schema) {
        return schema.has("multipleOf") ? schema.get("multipleOf").decimalValue() : new BigDecimal("0.25");
    }

    private String randomText(int length) {
        int[] alphabet = ALPHABET.codePoints().toArray();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
        }
        return text.toString();
    }

    /** A bound, or some steps inside of it. */
    private BigDecimal number(JsonNode schema, BigDecimal step) {
        BigDecimal low = bound(schema, "minimum", "exclusiveMinimum", step);
        BigDecimal high = bound(schema, "maximum", "exclusiveMaximum", step.negate());
        boolean fromLow = high == null || (low != null && random.nextBoolean());
        BigDecimal from = fromLow ? low : high;
        BigDecimal steps = step.multiply(BigDecimal.valueOf(random.nextInt(4)));
        BigDecimal value = (from == null ? BigDecimal.ZERO : from).add(fromLow ? steps : steps.negate());
        boolean inside = (low == null || value.compareTo(low) >= 0) && (high == null || value.compareTo(high) <= 0);
        return inside ? value : from;
    }

    private static BigDecimal bound(JsonNode schema, String inclusive, String exclusive, BigDecimal inwards) {
        if (schema.has(inclusive)) {
            return schema.get(inclusive).decimalValue();
        }
        if (!schema.has(exclusive)) {
            return null;
        }
        BigDecimal bound = schema.get(exclusive).decimalValue();
        BigDecimal inside = bound.add(inwards);
        return inwards.abs().compareTo(BigDecimal.ONE) == 0
                        && bound.stripTrailingZeros().scale() > 0
                ? inside.setScale(0, java.math.RoundingMode.HALF_UP)
                : inside;
    }
}
