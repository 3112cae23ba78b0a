package dev.llmoutput.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.llmoutput.runtime.typed.NativeSchema;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** C212 with A14: the warning of a schema that is too large counts what is sent. */
class SchemaSizesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"$schema\":\"x\",\"title\":\"mood\",\"type\":\"string\",\"enum\":[\"GOOD\",\"BAD\"]}",
                "{\"$schema\":\"x\",\"title\":\"mood\",\"anyOf\":[{\"$ref\":\"#/$defs/a\"}],\"$defs\":{\"a\":{\"type\":\"null\"}}}",
                "{\"$schema\":\"x\",\"title\":\"mood\",\"type\":\"array\",\"items\":{\"$ref\":\"#\"}}",
                "{\"$schema\":\"x\",\"title\":\"mood\",\"items\":{\"anyOf\":[{\"$ref\":\"#\"},{\"$ref\":\"#/$defs/a\"}]},\"$defs\":{\"a\":{\"items\":{\"$ref\":\"#\"}}}}"
            })
    void countsTheObjectAround(String schema) {
        String sent = NativeSchema.inMember("mood", "value", schema).options().schemaJson();
        assertThat(SchemaSizes.inMember(schema, "mood", "value")).hasSameSizeAs(sent);
    }
}
