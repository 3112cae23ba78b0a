package dev.llmoutput.runtime.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class RedactedTreeTest {
    private final SecretRedactor redactor = SecretRedactor.of("s3cret");

    /** C240. */
    @Test
    void mapsListsAndArraysAreWalked() {
        Object tree = Map.of("outer", List.of(Map.of("inner", new Object[] {"a s3cret", 1, new String[] {"s3cret"}})));

        assertThat(redactor.redactTree(tree))
                .isEqualTo(Map.of(
                        "outer", List.of(Map.of("inner", List.of("a [REDACTED]", 1, List.of("[REDACTED]"))))));
    }

    @Test
    void plainValuesStay() {
        List<Object> values = Arrays.asList(null, true, 1, 2L, 1.5, new BigDecimal("1.50"), "text");

        assertThat(redactor.redactTree(values)).isEqualTo(values);
        assertThat(redactor.redactTree(null)).isNull();
        assertThat(redactor.redactTree("s3cret")).isEqualTo("[REDACTED]");
    }

    @Test
    void aNumberThatSpellsASecretGoes() {
        assertThat(SecretRedactor.of("4711").redactTree(List.of(4711, 14711L, 42)))
                .isEqualTo(List.of("[REDACTED]", "1[REDACTED]", 42));
    }

    record Host(String token) {}

    /** D46 with A13: optionals are opened; other objects, records too, become their redacted text. */
    @Test
    void whatIsNotJsonLikeBecomesItsRedactedText() {
        List<Object> values = List.of(
                Optional.of(Optional.of("s3cret")),
                Optional.empty(),
                new Host("s3cret"),
                Thread.State.NEW,
                'c',
                "s3cret".toCharArray(),
                CharBuffer.wrap("s3cret"),
                new int[] {1, 2},
                Set.of("s3cret"));

        assertThat(redactor.redactTree(values))
                .isEqualTo(Arrays.asList(
                        "[REDACTED]",
                        null,
                        "Host[token=[REDACTED]]",
                        "NEW",
                        "c",
                        "[REDACTED]",
                        "[REDACTED]",
                        List.of(1, 2),
                        List.of("[REDACTED]")));
    }

    @Test
    void aHostObjectThatCannotBePrintedDoesNoHarm() {
        Object hostile = new Object() {
            @Override
            public String toString() {
                throw new IllegalStateException("s3cret");
            }
        };

        assertThat(redactor.redactTree(List.of(hostile))).isEqualTo(List.of("[Unprintable]"));
    }

    /** C241, D71, D72. */
    @Test
    void keysAreRedactedAndStayDistinct() {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("s3cret", 1);
        map.put(CharBuffer.wrap("s3cret"), 2);
        map.put("[REDACTED]", 3);
        map.put(7, 4);
        map.put(null, 5);

        assertThat(redactor.redactTree(map))
                .hasToString("{[REDACTED]=1, [REDACTED]__2=2, [REDACTED]__3=3, 7=4, null=5}");
    }

    /** C242, D70: with and without secrets. */
    @Test
    void aCycleIsCutAndTheRestIsScrubbed() {
        List<Object> list = new ArrayList<>();
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("self", map);
        map.put("list", list);
        list.add("s3cret");
        list.add(Optional.of(map));

        assertThat(redactor.redactTree(map))
                .isEqualTo(Map.of("self", "[Circular]", "list", List.of("[REDACTED]", "[Circular]")));
        assertThat(SecretRedactor.NONE.redactTree(list))
                .isEqualTo(List.of("s3cret", Map.of("self", "[Circular]", "list", "[Circular]")));
    }

    /** C243. */
    @Test
    void whatOccursTwiceWithoutACycleIsRenderedTwice() {
        List<Object> shared = List.of("s3cret");

        assertThat(redactor.redactTree(List.of(shared, shared)))
                .isEqualTo(List.of(List.of("[REDACTED]"), List.of("[REDACTED]")));
    }

    /** Inside its own cycle a value is cut, beside it it is rendered: a copy that was cut serves only where it was made. */
    @Test
    void aCutCopyIsNotUsedElsewhere() {
        Map<String, Object> a = new HashMap<>();
        Map<String, Object> b = new HashMap<>(Map.of("a", a));
        a.put("b", b);

        assertThat(redactor.redactTree(List.of(a, b)))
                .isEqualTo(List.of(
                        Map.of("b", Map.of("a", "[Circular]")), Map.of("a", Map.of("b", Map.of("a", "[Circular]")))));
    }

    /** D69: no limit on depth. */
    @Test
    void depthCostsNoStack() {
        Object tree = "s3cret";
        for (int i = 0; i < 100_000; i++) {
            tree = List.of(tree);
        }

        Object copy = redactor.redactTree(tree);
        while (copy instanceof List<?> list) {
            copy = list.get(0);
        }
        assertThat(copy).isEqualTo("[REDACTED]");
    }

    @Test
    @Timeout(30)
    void sharedValuesDoNotMultiply() {
        Object tree = List.of("s3cret");
        for (int i = 0; i < 60; i++) {
            tree = List.of(tree, tree);
        }

        Object copy = redactor.redactTree(tree);
        while (copy instanceof List<?> list && list.size() == 2) {
            assertThat(list.get(0)).isSameAs(list.get(1));
            copy = list.get(0);
        }
        assertThat(copy).isEqualTo(List.of("[REDACTED]"));
    }

    /** Nor where they all lead back to one that holds them, to themselves, or each to each. */
    @Test
    @Timeout(30)
    void sharedValuesOfACycleDoNotMultiply() {
        List<Object> root = new ArrayList<>();
        List<Object> next = root;
        for (int i = 0; i < 60; i++) {
            List<Object> inner = new ArrayList<>();
            next.addAll(List.of(inner, inner));
            inner.add(inner);
            next = inner;
        }
        next.add(root);
        List<List<Object>> all = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            all.add(new ArrayList<>());
        }
        all.forEach(list -> list.addAll(all));
        List<?> chain = (List<?>) Objects.requireNonNull(redactor.redactTree(root));

        assertThat(chain.get(0)).isSameAs(chain.get(1));
        assertThat((List<?>) redactor.redactTree(all)).hasSize(14);
    }
}
