package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.typed.AmountFormats;
import dev.llmoutput.runtime.typed.IdFormats;
import dev.llmoutput.runtime.typed.TimeFormats;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated schemas, judged by an independent validator. */
class SchemaOracleTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();
    /** A developer's run tries fewer. */
    private static final int INSTANCES = Integer.getInteger("schema.instances", 250);

    private static final Set<String> BEYOND_SCHEMA = Set.of(
            TimeFormats.ZONED_DATE_TIME.expected(),
            IdFormats.ZONE_ID.expected(),
            IdFormats.LOCALE.expected(),
            IdFormats.CURRENCY.expected(),
            AmountFormats.DURATION.expected(),
            AmountFormats.PERIOD.expected());

    static List<Golden> goldens() {
        return Golden.all();
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void schemasKeepTheMetaSchema(Golden golden) {
        Schema metaSchema = REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            assertThat(metaSchema.validate(tree(compiled.companion(name).schema())))
                    .as(name)
                    .isEmpty();
        }
    }

    /** The schema that tools find is the one in the code. */
    @ParameterizedTest
    @MethodSource("goldens")
    void schemasAreWrittenAsResources(Golden golden) {
        Compiled compiled = golden.compiled();
        List<String> inCode = compiled.companions().stream()
                .map(name -> compiled.companion(name).schema() + "\n")
                .toList();
        List<String> resources = compiled.written().entrySet().stream()
                .filter(file -> file.getKey().endsWith(".schema.json"))
                .map(java.util.Map.Entry::getValue)
                .toList();
        assertThat(resources).containsExactlyInAnyOrderElementsOf(inCode);
    }

    /**
     * C272, C279: a strict reading that refuses unknown keys accepts an instance exactly when its schema does: valid
     * instances, and the same with one change. Rules and constructors of records are beyond a schema.
     */
    @ParameterizedTest
    @MethodSource("goldens")
    void strictReadingAgreesWithTheSchema(Golden golden) {
        Compiled compiled = golden.rejecting();
        for (String name : compiled.companions()) {
            Companion companion = compiled.companion(name);
            JsonNode root = tree(companion.schema());
            Subject subject = new Subject(name, companion);
            Schema schema = REGISTRY.getSchema(root);
            Instances instances = new Instances(root, 20261130);
            Faults faults = new Faults(20261130);
            int refused = 0;
            for (int i = 0; i < INSTANCES; i++) {
                JsonNode instance = instances.next();
                assertThat(validate(schema, instance)).as("%s", instance).isEmpty();
                agree(subject, schema, instance);
                refused += agree(subject, schema, faults.in(instance)) ? 0 : 1;
            }
            int least = golden.toString().equals("anything") ? INSTANCES / 20 : INSTANCES / 3;
            assertThat(refused).as("changes that break the schema").isGreaterThan(least);
        }
    }

    /** Whether the schema takes an instance, which it must where the reading does. */
    static boolean agree(Subject subject, Schema schema, JsonNode instance) {
        boolean valid = validate(schema, instance).isEmpty();
        Parsed<?> parsed = subject.parseStrictly(instance.toString());
        if (parsed instanceof Parsed.Ok<?> ok) {
            comesBack(subject, ok.value(), ok.canonical());
        }
        if (issues(parsed).noneMatch(issue -> isBeyondSchema(issue) || areEqual(issue, instance))) {
            assertThat(issues(parsed).allMatch(issue -> issue.code() == IssueCode.CUSTOM))
                    .as("%s: %s: %s", subject, instance, validate(schema, instance))
                    .isEqualTo(valid);
        }
        return valid;
    }

    /** Numbers in equal objects are equal by their value (core, section 4.2.2); the validator takes 0 for another than 0.00 there. */
    private static boolean areEqual(Issue issue, JsonNode instance) {
        if (issue.code() != IssueCode.DUPLICATE_ITEM) {
            return false;
        }
        String pointer = issue.path().toJsonPointer();
        JsonNode items = instance.at(pointer.substring(0, pointer.lastIndexOf('/')));
        JsonNode first =
                items.get(Integer.parseInt(String.valueOf(issue.params().get("first"))));
        return JsonTree.equal(value(first), value(instance.at(pointer))) || mayBeEqual(first, instance.at(pointer));
    }

    /** Whether two values may be one in Java: texts of one form, and what is absent or null. */
    private static boolean mayBeEqual(JsonNode one, JsonNode other) {
        if (one.isObject() && other.isObject()) {
            Set<String> names = new HashSet<>();
            one.fieldNames().forEachRemaining(names::add);
            other.fieldNames().forEachRemaining(names::add);
            return names.stream().allMatch(name -> mayBeEqual(one.path(name), other.path(name)));
        }
        if (one.isArray() && one.size() == other.size()) {
            return IntStream.range(0, one.size()).allMatch(i -> mayBeEqual(one.get(i), other.path(i)));
        }
        if (one.isMissingNode() || other.isMissingNode()) {
            return (one.isMissingNode() || one.isNull()) && (other.isMissingNode() || other.isNull());
        }
        return (one.isTextual() && other.isTextual()) || JsonTree.equal(value(one), value(other));
    }

    private static Object value(JsonNode node) {
        return JsonTree.read(node.toString(), JsonLimits.DEFAULT);
    }

    /** C006, C278: what was read is written so that it reads as the same value, and keeps every rule. */
    private static void comesBack(Subject subject, Object value, String canonical) {
        assertThat(subject.validate(value)).isEmpty();
        assertThat(subject.toJson(value)).isEqualTo(canonical);
        Parsed.Ok<?> again = (Parsed.Ok<?>) subject.parseStrictly(canonical);
        assertThat(SameValue.of(again.value(), value)).as("%s", canonical).isTrue();
        assertThat(again.canonical()).isEqualTo(canonical);
        assertThat(again.changed()).isFalse();
    }

    private static Stream<Issue> issues(Parsed<?> parsed) {
        return parsed.match(ok -> Stream.of(), failed -> failed.failure().issues().stream());
    }

    /**
     * Forms whose texts no schema can list (zones, languages, currencies, amounts), a number of bytes, which the length of
     * a base64 text tells only up to three, and what is past or to come: there the reader is stricter.
     */
    static boolean isBeyondSchema(Issue issue) {
        return "bytes".equals(issue.params().get("origin"))
                || "now".equals(issue.params().get("maximum"))
                || "now".equals(issue.params().get("minimum"))
                || (issue.code() == IssueCode.INVALID_FORMAT
                        && BEYOND_SCHEMA.contains(issue.params().get("format")));
    }

    static Schema schema(JsonNode schema) {
        return REGISTRY.getSchema(schema);
    }

    /** Whether the schema of a contract accepts a JSON text. */
    static boolean accepts(Companion companion, String json) {
        return validate(REGISTRY.getSchema(tree(companion.schema())), tree(json))
                .isEmpty();
    }

    /** Formats are checked, which JSON Schema leaves to the validator. */
    private static List<Error> validate(Schema schema, JsonNode instance) {
        return schema.validate(
                instance, context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
    }

    private static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
