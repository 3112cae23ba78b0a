package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.runtime.schema.StructuredOutputException;
import dev.llmoutput.runtime.schema.StructuredOutputOptions;
import org.junit.jupiter.api.Test;

class NativeSchemaTest {
    /** C215, D52: read from its parts on first use, strict, and then always the same. */
    @Test
    void isStrictAndMadeOnce() {
        NativeSchema schema = NativeSchema.of("thing", "{\"type\":", "\"object\"}");
        StructuredOutputOptions options = schema.options();
        assertThat(options.name()).isEqualTo("thing");
        assertThat(options.schemaJson()).isEqualTo("{\"type\":\"object\"}");
        assertThat(options.strict()).isTrue();
        assertThat(schema.options()).isSameAs(options);
    }

    /** A14, C212: one that is too large is refused by name, each time. */
    @Test
    void refusesWhatIsTooLarge() {
        NativeSchema schema = NativeSchema.of("thing", "{\"description\":\"", "\u20ac".repeat(22_000), "\"}");
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(schema::options)
                    .isInstanceOfSatisfying(
                            StructuredOutputException.class,
                            refusal -> assertThat(refusal.code())
                                    .isEqualTo(StructuredOutputException.Code.SCHEMA_TOO_LARGE));
        }
    }
}
