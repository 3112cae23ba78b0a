package dev.llmoutput.runtime.typed;

import static dev.llmoutput.runtime.typed.Results.STRICT;
import static dev.llmoutput.runtime.typed.Results.codes;
import static dev.llmoutput.runtime.typed.Results.failure;
import static dev.llmoutput.runtime.typed.Results.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.UnknownKeys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of up to 254 components, more than a word has bits. */
class WideRecordTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 128, 254})
    void knowsWhichComponentsAreThere(int size) {
        Empty shape = shape(size);
        List<String> members = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            members.add("\"component" + i + "\":" + i);
        }
        Collections.shuffle(members, new Random(size));

        assertThat(ok(shape.parse("{" + String.join(",", members) + "}", STRICT))
                        .changed())
                .isFalse();
        for (int absent = 0; absent < size; absent++) {
            String name = members.get(absent).substring(1, members.get(absent).indexOf('"', 1));
            List<String> others = new ArrayList<>(members);
            others.remove(absent);
            assertThat(codes(failure(shape.parse("{" + String.join(",", others) + "}", STRICT))
                            .issues()))
                    .containsExactly(name + " missing");
        }
        String repeated = members.get(size - 1).replace(":", ":1");
        assertThat(codes(failure(shape.parse("{" + String.join(",", members) + "," + repeated + "}", STRICT))
                        .issues()))
                .hasSize(1)
                .first()
                .asString()
                .endsWith(" duplicate_key");
    }

    /** A wide record below a narrow one and again: what one has seen is not what another has seen. */
    @Test
    void keepsRecordsApart() {
        Empty wide = shape(100);
        Single<Boolean> twice = new Single<>(in -> {
            in.beginArray();
            while (in.nextElement()) {
                wide.read(in);
            }
            return in.endArray();
        });

        assertThat(failure(twice.parse("[{\"component99\":1},{\"component0\":1}]", STRICT))
                        .issues())
                .hasSize(198);
    }

    private static Empty shape(int size) {
        RecordFields fields = RecordFields.of(UnknownKeys.STRIP, size);
        for (int i = 0; i < size; i++) {
            fields.required("component" + i, "an integer");
        }
        return new Empty(fields);
    }

    @Test
    void wantsEachComponentToldOnce() {
        assertThatThrownBy(() -> new Empty(RecordFields.of(UnknownKeys.STRIP, 2).optional("a")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("1 components told of 2");
        assertThatThrownBy(() -> new Empty(
                        RecordFields.of(UnknownKeys.STRIP, 2).optional("a").optional("a")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
