package dev.llmoutput.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonNamesTest {
    @Test
    void findsNamesInAnyOrderAndSpelling() {
        JsonNames names = JsonNames.of("a", "ab", "", "a\"b", "\u00e9", "a\\b", "Aa", "BB");

        // "Aa" and "BB" have the same hash code.
        assertThat(indexes(
                        "{\"BB\":0,\"Aa\":0,\"a\\\\b\":0,\"\\u00e9\":0,\"a\\\"b\":0,\"\":0,\"ab\":0,\"\\u0061\":0}",
                        names))
                .containsExactly(7, 6, 5, 4, 3, 2, 1, 0);
        assertThat(indexes("{\"a\":0,\"ab\":0,\"\":0,\"a\\\"b\":0,\"\u00e9\":0,\"a\\\\b\":0,\"Aa\":0,\"BB\":0}", names))
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(indexes("{\"b\":0,\"abc\":0,\"aB\":0,\"\\u0062\":0}", names)).containsOnly(JsonCursor.UNKNOWN);
    }

    @Test
    void findsEachOfVeryMany() {
        List<String> many = new ArrayList<>();
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < 300; i++) {
            many.add("component" + i);
        }
        List<Integer> order = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 1_000; i++) {
            order.add(random.nextInt(300));
            text.append(i == 0 ? "" : ",")
                    .append('"')
                    .append(many.get(order.get(i)))
                    .append("\":0");
        }

        assertThat(indexes(text.append('}').toString(), JsonNames.of(many.toArray(new String[0]))))
                .isEqualTo(order);
    }

    private static List<Integer> indexes(String text, JsonNames names) {
        List<Integer> found = new ArrayList<>();
        try (JsonCursor in = JsonCursor.of(text, JsonLimits.DEFAULT)) {
            assertThat(in.peek()).isEqualTo(JsonType.OBJECT);
            in.beginObject();
            for (int i = in.nextName(names, 0); i != JsonCursor.END; i = in.nextName(names, i + 1)) {
                found.add(i);
                in.skipValue();
            }
        }
        return found;
    }

    @Test
    void refusesANameTwice() {
        assertThatThrownBy(() -> JsonNames.of("a", "a")).isInstanceOf(IllegalArgumentException.class);
    }
}
