package dev.llmoutput.runtime.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.llmoutput.runtime.schema.StructuredOutputException.Code;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class StructuredOutputOptionsTest {
    private static final Map<String, Object> SCHEMA = Map.of("type", "object");

    private static Code refusal(String name, Map<String, ?> schema) {
        return catchThrowableOfType(StructuredOutputException.class, () -> StructuredOutputOptions.of(name, schema))
                .code();
    }

    /** C206, D52: name, schema and strict, which is false unless asked for. */
    @Test
    void holdsNameSchemaAndStrictness() {
        StructuredOutputOptions options = StructuredOutputOptions.of("verdict", SCHEMA);

        assertThat(options.name()).isEqualTo("verdict");
        assertThat(options.schema()).isEqualTo(SCHEMA);
        assertThat(options.schemaJson()).isEqualTo("{\"type\":\"object\"}");
        assertThat(options.strict()).isFalse();
        assertThat(options.withStrict(true).strict()).isTrue();
        assertThat(options.withStrict(true)).isNotEqualTo(options).isEqualTo(options.withStrict(true));
    }

    /** C208. */
    @Test
    void mapsToTheTwoWireForms() {
        StructuredOutputOptions options =
                StructuredOutputOptions.of("verdict", SCHEMA).withStrict(true);

        assertThat(WireFormat.chatCompletions(options))
                .hasToString("{response_format={type=json_schema, json_schema="
                        + "{name=verdict, strict=true, schema={type=object}}}}");
        assertThat(WireFormat.responses(options))
                .hasToString("{text={format={type=json_schema, name=verdict, strict=true, schema={type=object}}}}");
    }

    /** C211: at any depth, in lists too. */
    @ParameterizedTest
    @ValueSource(strings = {"__proto__", "constructor", "prototype"})
    void reservedKeysAreRefused(String key) {
        assertThat(refusal("x", Map.of(key, 1))).isEqualTo(Code.INVALID_SCHEMA);
        assertThat(refusal("x", Map.of("anyOf", List.of(Map.of("properties", Map.of(key, Map.of()))))))
                .isEqualTo(Code.INVALID_SCHEMA);
        assertThat(StructuredOutputOptions.of("x", Map.of("required", List.of(key)))
                        .schema())
                .containsKey("required");
    }

    /** C212: the limit itself is fine; bytes, not characters. */
    @Test
    void theSizeLimitIsExact() {
        int room = StructuredOutputOptions.MAX_SCHEMA_BYTES - "{\"title\":\"\"}".length();

        assertThat(StructuredOutputOptions.of("x", Map.of("title", "a".repeat(room)))
                        .schemaJson())
                .hasSize(StructuredOutputOptions.MAX_SCHEMA_BYTES);
        assertThat(StructuredOutputOptions.of("x", Map.of("title", "é".repeat(room / 2)))
                        .name())
                .isEqualTo("x");
        assertThat(refusal("x", Map.of("title", "a".repeat(room + 1)))).isEqualTo(Code.SCHEMA_TOO_LARGE);
        assertThat(refusal("x", Map.of("title", "é".repeat(room / 2 + 1)))).isEqualTo(Code.SCHEMA_TOO_LARGE);
    }

    static Stream<Object> notJson() {
        return Stream.of(
                Double.NaN,
                Float.POSITIVE_INFINITY,
                new Object(),
                'c',
                new int[0],
                Thread.State.NEW,
                Map.of(1, 2),
                Collections.singletonMap(null, 1));
    }

    /** C213. */
    @ParameterizedTest
    @MethodSource("notJson")
    void whatIsNotJsonIsRefused(Object value) {
        assertThat(refusal("x", Map.of("default", Arrays.asList(null, value)))).isEqualTo(Code.INVALID_SCHEMA);
    }

    @Test
    void everyJsonValueIsTaken() {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("null", null);
        schema.put("numbers", List.of(1, 2L, (short) 3, (byte) 4, 1.5, 2.5f, new BigDecimal("1.50")));
        schema.put("flags", List.of(true, false));

        assertThat(StructuredOutputOptions.of("x", schema).schemaJson())
                .isEqualTo("{\"null\":null,\"numbers\":[1,2,3,4,1.5,2.5,1.50],\"flags\":[true,false]}");
    }

    /** C213: cyclic. */
    @Test
    void aSchemaThatContainsItselfIsRefused() {
        Map<String, Object> schema = new HashMap<>();
        schema.put("items", List.of(schema));

        assertThat(refusal("x", schema)).isEqualTo(Code.INVALID_SCHEMA);
    }

    @Test
    @Timeout(30)
    void depthAndSharingAreBounded() {
        Object deep = Map.of();
        Object wide = Map.of();
        for (int i = 0; i < 10_000; i++) {
            deep = Map.of("items", deep);
        }
        for (int i = 0; i < 50; i++) {
            wide = List.of(wide, wide);
        }

        assertThat(refusal("x", Map.of("items", deep))).isEqualTo(Code.INVALID_SCHEMA);
        assertThat(refusal("x", Map.of("anyOf", wide))).isEqualTo(Code.SCHEMA_TOO_LARGE);
    }

    /** C214: trimmed as ECMAScript trims, 1 to 128 characters. */
    @Test
    void theNameIsTrimmedAndBounded() {
        assertThat(StructuredOutputOptions.of(" \u00a0verdict\n", SCHEMA).name())
                .isEqualTo("verdict");
        assertThat(StructuredOutputOptions.of("n".repeat(128), SCHEMA).name()).hasSize(128);
        assertThat(refusal("n".repeat(129), SCHEMA)).isEqualTo(Code.INVALID_NAME);
        assertThat(refusal(" \u00a0 ", SCHEMA)).isEqualTo(Code.INVALID_NAME);
        assertThat(refusal("", SCHEMA)).isEqualTo(Code.INVALID_NAME);
    }

    /** C215. */
    @Test
    void aRefusalIsTyped() {
        assertThat(Code.values())
                .extracting(Code::wireName)
                .containsExactly("invalid_schema", "schema_too_large", "invalid_name", "unsupported_model");
        assertThatThrownBy(() -> StructuredOutputOptions.of(" ", SCHEMA))
                .isInstanceOf(StructuredOutputException.class)
                .hasMessage("invalid_name: the name must have 1 to 128 characters, it has 0");
    }

    @Test
    void readsASchemaThatIsJsonAlready() {
        assertThat(StructuredOutputOptions.of("x", "{ \"type\": \"object\" }"))
                .isEqualTo(StructuredOutputOptions.of("x", SCHEMA));
        for (String schema : List.of("[]", "{", "true", "", "{\"constructor\":1}")) {
            assertThatThrownBy(() -> StructuredOutputOptions.of("x", schema))
                    .isInstanceOfSatisfying(
                            StructuredOutputException.class,
                            e -> assertThat(e.code()).isEqualTo(Code.INVALID_SCHEMA));
        }
    }

    @Test
    void laterChangesOfTheCallersMapDoNotReachIt() {
        List<Object> required = new ArrayList<>(List.of("a"));
        Map<String, Object> schema = new HashMap<>(Map.of("required", required));
        StructuredOutputOptions options = StructuredOutputOptions.of("x", schema);
        required.add("b");
        schema.clear();

        assertThat(options.schema()).isEqualTo(Map.of("required", List.of("a")));
        assertThatThrownBy(() -> options.schema().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
