package dev.llmoutput.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated schemas, judged by an independent validator. */
class SchemaOracleTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    /** A developer's run tries fewer. */
    private static final int INSTANCES = Integer.getInteger("schema.instances", 250);

    static List<Golden> goldens() {
        return Golden.all();
    }

    @ParameterizedTest
    @MethodSource("goldens")
    void schemasKeepTheMetaSchema(Golden golden) {
        Schema metaSchema = REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        Compiled compiled = golden.compiled();
        for (String name : compiled.companions()) {
            assertThat(metaSchema.validate(
                            SchemaOracle.tree(compiled.companion(name).schema())))
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
            Subject subject = new Subject(name, companion);
            SchemaOracle oracle = SchemaOracle.of(subject.schema());
            Instances instances = new Instances(subject.schema(), 20261130);
            Faults faults = new Faults(20261130);
            int refused = 0;
            for (int i = 0; i < INSTANCES; i++) {
                JsonNode instance = instances.next();
                assertThat(oracle.errors(instance)).as("%s", instance).isEmpty();
                agree(subject, oracle, instance);
                refused += agree(subject, oracle, faults.in(instance)) ? 0 : 1;
            }
            int least = golden.toString().equals("anything") ? INSTANCES / 20 : INSTANCES / 3;
            assertThat(refused).as("changes that break the schema").isGreaterThan(least);
        }
    }

    /** Whether the schema takes an instance, which it does exactly where the reading does. */
    static boolean agree(Subject subject, SchemaOracle oracle, JsonNode instance) {
        return agree(subject, oracle, instance, issue -> issue.code() == IssueCode.CUSTOM);
    }

    /** The same where an instance may be refused for {@code beyond} alone, of which no schema knows. */
    static boolean agree(Subject subject, SchemaOracle oracle, JsonNode instance, Predicate<Issue> beyond) {
        boolean valid = oracle.accepts(instance);
        Parsed<?> parsed = subject.parseStrictly(instance.toString());
        if (parsed instanceof Parsed.Ok<?> ok) {
            comesBack(subject, ok.value(), ok.canonical());
        }
        boolean taken = AlwaysWrong.in(subject, instance.toString()).stream().allMatch(beyond);
        if (taken || !valid || JavaSets.differAsInJson(instance, subject.schema())) {
            assertThat(taken)
                    .as("%s: %s: %s", subject, instance, oracle.errors(instance))
                    .isEqualTo(valid);
        }
        return valid;
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

    /** RFC 3339, section 4.3: no reader takes an offset that is unknown, so no schema does. */
    @ParameterizedTest
    @ValueSource(strings = {"offset", "zoned", "instant"})
    void noOffsetIsUnknown(String component) {
        Companion formats = Golden.named("formats").rejecting().companion("com.example.FormatsOutput");
        JsonNode schema = SchemaOracle.tree(formats.schema()).at("/properties/" + component);
        SchemaOracle oracle = SchemaOracle.plain(schema.toString());
        assertThat(List.of("Z", "+00:00", "-00:01", "-01:00", "-18:00"))
                .allMatch(offset -> oracle.accepts("\"2026-03-31T14:30:05" + offset + "\""));
        assertThat(List.of("-00:00", "-00:00:00", "-18:01"))
                .noneMatch(offset -> oracle.accepts("\"2026-03-31T14:30:05" + offset + "\""));
        assertThat(oracle.accepts("\"1900-03-31T14:30:05-00:00:01\"")).isEqualTo(component.equals("zoned"));
    }

    /** Core, section 4.2.2: numbers are equal by their value, wherever they stand. */
    @Test
    void theOracleComparesItemsByValue() {
        SchemaOracle sets = SchemaOracle.of("{\"uniqueItems\":true}");
        assertThat(sets.accepts("[{\"a\":0,\"b\":[1]},{\"b\":[1.0],\"a\":0.00}]"))
                .isFalse();
        assertThat(sets.accepts("[{\"a\":0},{\"b\":0},{\"a\":\"0\"},[0],[0,0],null,false]"))
                .isTrue();
    }
}
