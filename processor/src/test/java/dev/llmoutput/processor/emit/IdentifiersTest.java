package dev.llmoutput.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IdentifiersTest {
    @Test
    void handsOutEachNameOnce() {
        Identifiers names = Identifiers.without(List.of("in", "b2"));
        assertThat(List.of(names.claim("in"), names.claim("in2"), names.claim("b"), names.claim("b"), names.claim("b")))
                .containsExactly("in2", "in22", "b", "b3", "b4");
    }

    @ParameterizedTest
    @CsvSource({
        "Currency, CURRENCY",
        "dueOn, DUE_ON",
        "due_On, DUE_ON",
        "HTTPStatus, HTTP_STATUS",
        "A, A",
        "a1B, A1B",
        "$t, $T"
    })
    void spellsConstants(String name, String constant) {
        assertThat(Identifiers.constant(name)).isEqualTo(constant);
    }
}
