package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.json.JsonLimits;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Options, texts and tables. */
class SmallPartsTest {
    @Test
    void optionsChangeOneThingAtATime() {
        Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
        JsonLimits limits = JsonLimits.DEFAULT.withMaxMembers(1);
        ReadOptions options = ReadOptions.of(Reading.TOLERANT);

        assertThat(options.reading()).isEqualTo(Reading.TOLERANT);
        assertThat(options.limits()).isSameAs(JsonLimits.DEFAULT);
        assertThat(options.clock()).isNotNull();
        ReadOptions other =
                options.withReading(Reading.STRICT).withLimits(limits).withClock(clock);
        assertThat(other.reading()).isEqualTo(Reading.STRICT);
        assertThat(other.limits()).isSameAs(limits);
        assertThat(other.clock()).isSameAs(clock);
    }

    @Test
    void textsAreJoined() {
        assertThat(ContractText.of("a")).isEqualTo("a");
        assertThat(ContractText.of("a", "b", "c")).isEqualTo("abc");
    }

    @Test
    void enumsHaveOneTable() {
        EnumNames<TimeUnit> names = EnumNames.of(new TimeUnit[] {TimeUnit.SECONDS, TimeUnit.DAYS}, "s", "d");

        assertThat(names.nameOf(TimeUnit.DAYS)).isEqualTo("d");
        assertThat(names.nameOf(null)).isNull();
        assertThat(names.expected()).isEqualTo("one of \"s\", \"d\"");
        assertThat(EnumNames.of(new TimeUnit[] {TimeUnit.DAYS}, "d").expected()).isEqualTo("\"d\"");
        assertThatThrownBy(() -> names.nameOf(TimeUnit.HOURS)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EnumNames.of(new TimeUnit[] {TimeUnit.DAYS}))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
