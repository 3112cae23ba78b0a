package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.llmoutput.runtime.testing.Corpora;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * JSONTestSuite, every file: {@code y_} is accepted, {@code n_} is refused (C075), and each {@code i_} is decided once,
 * here. Bytes that are not UTF-8 count as refused: a reader of Strings never sees them.
 */
class JsonTestSuiteTest {
    private static final String NOT_UTF_8 = "the bytes are not UTF-8";
    private static final String ANY_NUMBER = "the grammar has no bounds; the Java type that takes the number decides";
    private static final String EXPONENT = "beyond the default limit of exponents, 100,000";
    private static final String LONE_SURROGATE =
            "the grammar allows the escape; it is kept and written as an escape again";

    /** Accepted and why. */
    private static final Map<String, String> ACCEPTED = Map.ofEntries(
            Map.entry("i_number_neg_int_huge_exp.json", ANY_NUMBER),
            Map.entry("i_number_too_big_pos_int.json", ANY_NUMBER),
            Map.entry("i_number_very_big_negative_int.json", ANY_NUMBER),
            Map.entry("i_object_key_lone_2nd_surrogate.json", LONE_SURROGATE),
            Map.entry("i_string_incomplete_surrogate_pair.json", LONE_SURROGATE),
            Map.entry("i_string_incomplete_surrogates_escape_valid.json", LONE_SURROGATE),
            Map.entry("i_string_invalid_surrogate.json", LONE_SURROGATE),
            Map.entry("i_string_lone_second_surrogate.json", LONE_SURROGATE),
            Map.entry("i_structure_500_nested_arrays.json", "within the default nesting depth of 512"));

    /** Refused and why. */
    private static final Map<String, String> REFUSED = Map.ofEntries(
            Map.entry("i_number_real_neg_overflow.json", EXPONENT),
            Map.entry("i_number_real_pos_overflow.json", EXPONENT),
            Map.entry("i_number_real_underflow.json", EXPONENT),
            Map.entry("i_string_iso_latin_1.json", NOT_UTF_8),
            Map.entry("i_string_lone_utf8_continuation_byte.json", NOT_UTF_8),
            Map.entry("i_string_not_in_unicode_range.json", NOT_UTF_8),
            Map.entry("i_string_overlong_sequence_2_bytes.json", NOT_UTF_8),
            Map.entry("i_string_overlong_sequence_6_bytes.json", NOT_UTF_8),
            Map.entry("i_string_overlong_sequence_6_bytes_null.json", NOT_UTF_8),
            Map.entry("i_string_truncated-utf-8.json", NOT_UTF_8),
            Map.entry("i_string_utf16BE_no_BOM.json", NOT_UTF_8),
            Map.entry(
                    "i_structure_UTF-8_BOM_empty_object.json", "not JSON; it is trimmed before, with the white space"));

    @TestFactory
    Stream<DynamicTest> readsEveryFileAsDecided() throws IOException {
        return files().stream().map(file -> dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    @Test
    void decidesEachFileOnce() throws IOException {
        List<String> undecided = files().stream()
                .map(file -> file.getFileName().toString())
                .filter(name -> name.startsWith("i_"))
                .toList();

        assertThat(undecided)
                .isNotEmpty()
                .allSatisfy(name -> assertThat(ACCEPTED.containsKey(name) ^ REFUSED.containsKey(name))
                        .isTrue());
    }

    private static void check(Path file) throws IOException {
        String name = file.getFileName().toString();

        boolean accepted = isAccepted(Files.readAllBytes(file));

        assertThat(accepted).isEqualTo(name.startsWith("y_") || ACCEPTED.containsKey(name));
    }

    private static boolean isAccepted(byte[] bytes) {
        try {
            JsonTree.read(utf8(bytes), JsonLimits.DEFAULT);
            return true;
        } catch (CharacterCodingException | JsonSyntaxException e) {
            return false;
        }
    }

    static String utf8(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(Corpora.path("json-test-suite/test_parsing"))) {
            return files.sorted().toList();
        }
    }
}
