package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.llmoutput.runtime.contract.Parsed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds of values of every contract in the goldens. */
class EqualityLaws {
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
            Parsed.Ok<?> other =
                    ok(companion, shuffled(instance, new Random(seed)).toPrettyString());
            assertThat(SameValue.of(other.value(), ((Parsed.Ok<?>) read).value()))
                    .isTrue();
            assertThat(other.canonical()).isEqualTo(((Parsed.Ok<?>) read).canonical());
            assertThat(other.changed()).isEqualTo(((Parsed.Ok<?>) read).changed());
        }
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

    /** The outermost members in another order; in maps the order is part of the value. */
    private static ObjectNode shuffled(ObjectNode object, Random random) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        Collections.shuffle(names, random);
        ObjectNode shuffled = MAPPER.createObjectNode();
        names.forEach(name -> shuffled.set(name, object.get(name)));
        return shuffled;
    }

    private static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
