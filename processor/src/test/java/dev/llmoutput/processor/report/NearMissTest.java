package dev.llmoutput.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearMissTest {
    private static final List<String> NAMES = List.of("start_day", "end", "to");

    @Test
    void findsTheNameThatWasMeant() {
        assertThat(NearMiss.of("startDay", NAMES)).contains("start_day");
        assertThat(NearMiss.of("strat-day", NAMES)).contains("start_day");
        assertThat(NearMiss.of("End", NAMES)).contains("end");
        assertThat(NearMiss.hint("ende", NAMES)).isEqualTo("did you mean \"end\"?");
    }

    @Test
    void doesNotGuessWildly() {
        assertThat(NearMiss.of("begin", NAMES)).isEmpty();
        assertThat(NearMiss.of("no", NAMES)).isEmpty();
        assertThat(NearMiss.hint("x", NAMES)).isEqualTo("use one of \"start_day\", \"end\", \"to\"");
    }
}
