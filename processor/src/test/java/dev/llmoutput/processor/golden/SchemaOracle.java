package dev.llmoutput.processor.golden;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import java.util.List;

/**
 * An independent validator over a schema of ours, which compares the items of sets as JSON Schema does and knows the forms
 * of {@link Forms}; a plain one knows the schema's own words alone.
 */
final class SchemaOracle {
    private static final SchemaRegistry KNOWING = SchemaRegistry.withDialect(Dialect.builder(Dialects.getDraft202012())
            .keyword(OracleKeyword.DISTINCT)
            .keyword(OracleKeyword.FORM)
            .build());
    private static final SchemaRegistry PLAIN = SchemaRegistry.withDialect(Dialects.getDraft202012());
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final Schema schema;

    private SchemaOracle(JsonNode root, SchemaRegistry registry) {
        this.schema = registry.getSchema(root);
    }

    static SchemaOracle of(String schema) {
        return of(tree(schema));
    }

    static SchemaOracle of(JsonNode schema) {
        JsonNode root = schema.deepCopy();
        name(root);
        return new SchemaOracle(root, KNOWING);
    }

    /** One that knows no forms. */
    static SchemaOracle plain(String schema) {
        return new SchemaOracle(tree(schema), PLAIN);
    }

    private static void name(JsonNode schema) {
        schema.forEach(SchemaOracle::name);
        Forms.of(schema).ifPresent(form -> ((ObjectNode) schema).put(OracleKeyword.FORM.getValue(), form.name()));
    }

    boolean accepts(JsonNode instance) {
        return errors(instance).isEmpty();
    }

    boolean accepts(String json) {
        return accepts(tree(json));
    }

    /** Formats are checked, which JSON Schema leaves to the validator. */
    List<Error> errors(JsonNode instance) {
        return schema.validate(
                instance, context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
    }

    static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
