package dev.llmoutput.runtime.issue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class IssueParamsTest {
    @Test
    void isTheMapOfWhatWasToldInThatOrder() {
        IssueParams params =
                IssueParams.of("origin", "number").and("minimum", 1).and("inclusive", true);

        assertThat(params)
                .isEqualTo(Map.of("inclusive", true, "minimum", 1, "origin", "number"))
                .hasSameHashCodeAs(Map.of("inclusive", true, "minimum", 1, "origin", "number"));
        assertThat(params.keySet()).containsExactly("origin", "minimum", "inclusive");
        assertThat(params.get("minimum")).isEqualTo(1);
        assertThat(params.get("maximum")).isNull();
    }

    @Test
    void growsByMakingAnother() {
        IssueParams one = IssueParams.of("limit", "a depth");

        assertThat(one.and("maximum", 512)).hasSize(2);
        assertThat(one).hasSize(1);
        assertThat(IssueParams.NONE).isEmpty();
    }

    @Test
    void cannotBeChanged() {
        List<String> keys = new ArrayList<>(List.of("a"));
        IssueParams params = IssueParams.of("keys", keys);
        keys.add("b");

        assertThat(params.get("keys")).isEqualTo(List.of("a"));
        assertThatThrownBy(() -> params.put("x", 1)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> params.remove("keys")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> params.entrySet().iterator().next().setValue(1))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void keepsTheOrderOfAMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", List.of(2));

        assertThat(IssueParams.copyOf(map)).containsExactlyEntriesOf(map);
    }

    @Test
    void hasNoNull() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("value", null);

        assertThatNullPointerException()
                .isThrownBy(() -> IssueParams.copyOf(map))
                .withMessage("value");
    }
}
