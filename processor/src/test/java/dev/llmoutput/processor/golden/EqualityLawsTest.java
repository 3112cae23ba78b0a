package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** What holds of values of every contract in the goldens. */
class EqualityLawsTest {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    /** C278, C006: a value is read back from its canonical text, and that text is final. */
    @Property(tries = 400, seed = "20261130")
    void valuesComeBack(@ForAll("goldens") Golden golden, @ForAll long seed) {
        for (String name : golden.rejecting().companions()) {
            Companion companion = golden.rejecting().companion(name);
            Parsed<?> read = companion.parseStrictly(instance(companion, seed).toString());
            Assume.that(read instanceof Parsed.Ok<?>);
            Object value = ((Parsed.Ok<?>) read).value();
            Parsed.Ok<?> again = ok(companion, companion.toJson(value));
            assertThat(SameValue.of(again.value(), value)).isTrue();
            assertThat(again.canonical()).isEqualTo(companion.toJson(value));
            assertThat(again.changed()).isFalse();
            assertThat(companion.validate(value)).isEmpty();
        }
    }

    /** C081: the order of keys of a record and white space say nothing. */
    @Property(tries = 400, seed = "20261130")
    void orderAndSpaceSayNothing(@ForAll("goldens") Golden golden, @ForAll long seed) {
        for (String name : golden.rejecting().companions()) {
            Companion companion = golden.rejecting().companion(name);
            ObjectNode instance = (ObjectNode) instance(companion, seed);
            Parsed<?> read = companion.parseStrictly(instance.toString());
            Assume.that(read instanceof Parsed.Ok<?>);
            Parsed.Ok<?> other = ok(
                    companion,
                    shuffled(instance, tree(companion.schema()), new Random(seed))
                            .toPrettyString());
            assertThat(SameValue.of(other.value(), ((Parsed.Ok<?>) read).value()))
                    .isTrue();
            assertThat(other.canonical()).isEqualTo(((Parsed.Ok<?>) read).canonical());
            assertThat(other.changed()).isEqualTo(((Parsed.Ok<?>) read).changed());
        }
    }

    /** Each issue leads to the value that it is about, or to the place where a key or a tag is missing. */
    @Property(tries = 400, seed = "20261130")
    void pathsLeadToTheirValues(@ForAll("goldens") Golden golden, @ForAll long seed) {
        for (String name : golden.rejecting().companions()) {
            Companion companion = golden.rejecting().companion(name);
            JsonNode reply = new Faults(seed).in(instance(companion, seed));
            companion
                    .parseStrictly(reply.toString())
                    .<List<Issue>>match(
                            ok -> List.of(), failed -> failed.failure().issues())
                    .forEach(issue -> leads(issue, reply));
        }
    }

    private static void leads(Issue issue, JsonNode reply) {
        String pointer = issue.path().toJsonPointer();
        JsonNode place = reply.at(pointer);
        boolean mayBeMissing = issue.code() == IssueCode.INVALID_UNION || issue.code() == IssueCode.CUSTOM;
        if (issue.code() == IssueCode.MISSING || (mayBeMissing && place.isMissingNode())) {
            assertThat(place.isMissingNode()).as("%s: %s", issue, reply).isTrue();
            assertThat(reply.at(pointer.substring(0, pointer.lastIndexOf('/'))).isObject())
                    .as("%s: %s", issue, reply)
                    .isTrue();
        } else {
            assertThat(place.isMissingNode()).as("%s: %s", issue, reply).isFalse();
        }
        if (issue.params().get("value") instanceof String value && place.isTextual() && !value.equals("<secret>")) {
            assertThat(value).as("%s: %s", issue, reply).isEqualTo(place.textValue());
        }
    }

    /** C268: what is wrong with a value made in code is what is wrong with its text, in the same order and words. */
    @Property(tries = 400, seed = "20261130")
    void validationFindsWhatReadingFinds(@ForAll("goldens") Golden golden, @ForAll long seed) {
        for (String name : golden.rejecting().companions()) {
            Companion companion = golden.rejecting().companion(name);
            Parsed<?> read = companion.parseStrictly(instance(companion, seed).toString());
            Assume.that(read instanceof Parsed.Ok<?>);
            Object value = ((Parsed.Ok<?>) read).value();
            try {
                value = new ChangedValue(new Random(seed)).of(value);
            } catch (ReflectiveOperationException refused) {
                continue;
            }
            List<Issue> issues = companion
                    .parseStrictly(companion.toJson(value))
                    .<List<Issue>>match(
                            ok -> List.of(), failed -> failed.failure().issues());
            Statistics.collect(issues.isEmpty());
            assertThat(companion.validate(value))
                    .as("%s", value)
                    .extracting(Issue::toString)
                    .isEqualTo(issues.stream().map(Issue::toString).toList());
        }
        Statistics.coverage(found -> found.check(false).count(count -> count > 50));
    }

    @Provide
    Arbitrary<Golden> goldens() {
        return Arbitraries.of(Golden.all().stream()
                .filter(golden -> golden.rejecting().companions().stream()
                        .allMatch(
                                name -> tree(golden.rejecting().companion(name).schema())
                                        .has("properties")))
                .toList());
    }

    private static JsonNode instance(Companion companion, long seed) {
        return new Instances(tree(companion.schema()), seed).next();
    }

    private static Parsed.Ok<?> ok(Companion companion, String json) {
        Parsed<?> read = companion.parseStrictly(json);
        assertThat(read).as(json).isInstanceOf(Parsed.Ok.class);
        return (Parsed.Ok<?>) read;
    }

    /** The members of records in another order, however deep; in maps and arrays the order is part of the value. */
    private static JsonNode shuffled(JsonNode node, JsonNode root, Random random) {
        return new Shuffle(root, random).of(node, root);
    }

    /** @param root the schema of the whole */
    private record Shuffle(JsonNode root, Random random) {
        JsonNode of(JsonNode node, JsonNode schema) {
            if (schema.has("$ref")) {
                return of(node, root.at(schema.get("$ref").textValue().substring(1)));
            }
            if (schema.has("anyOf")) {
                return of(node, arm(node, schema.get("anyOf")));
            }
            if (node instanceof ArrayNode array) {
                ArrayNode items = MAPPER.createArrayNode();
                array.forEach(item -> items.add(of(item, schema.path("items"))));
                return items;
            }
            return node instanceof ObjectNode object ? members(object, schema) : node;
        }

        private ObjectNode members(ObjectNode object, JsonNode schema) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            if (schema.path("properties").size() > 0) {
                Collections.shuffle(names, random);
            }
            ObjectNode shuffled = MAPPER.createObjectNode();
            names.forEach(name -> shuffled.set(
                    name,
                    of(
                            object.get(name),
                            schema.path("properties").has(name)
                                    ? schema.get("properties").get(name)
                                    : schema.path("additionalProperties"))));
            return shuffled;
        }

        /** The arm whose tag the node has; the first of those without one, which is what may be null. */
        private static JsonNode arm(JsonNode node, JsonNode arms) {
            for (JsonNode arm : arms) {
                for (Map.Entry<String, JsonNode> property :
                        arm.path("properties").properties()) {
                    JsonNode tag = property.getValue().path("const");
                    if (tag.isTextual() && tag.equals(node.path(property.getKey()))) {
                        return arm;
                    }
                }
            }
            return arms.get(0);
        }
    }

    private static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
