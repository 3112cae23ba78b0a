package dev.llmoutput.runtime.typed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.llmoutput.Reading;
import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.json.JsonLimits;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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

    /** What a shape has been made of stays as it is. */
    @Test
    void tablesOfComponentsTakeNoLateChange() {
        RecordFields fields = RecordFields.of(UnknownKeys.STRIP, 1).required("a", "a string");
        assertThatThrownBy(() -> fields.optional("b"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("all 1 components are told");
        fields.complete();

        for (ThrowingCallable change : List.<ThrowingCallable>of(
                () -> fields.required("b", "a string"),
                () -> fields.optional("b"),
                () -> fields.alias("b"),
                () -> fields.defaultJson("1"),
                fields::secret,
                fields::holdsSecrets)) {
            assertThatThrownBy(change).isInstanceOf(IllegalStateException.class).hasMessage("the table is complete");
        }
        assertThat(fields.names().size()).isEqualTo(1);
        assertThat(fields.hasSecrets()).isFalse();
        assertThat(fields.hasDefaults()).isFalse();
    }

    @Test
    void whatIsSaidOfTheLastComponentNeedsOne() {
        RecordFields fields = RecordFields.of(UnknownKeys.STRIP, 1);

        for (ThrowingCallable change :
                List.<ThrowingCallable>of(() -> fields.alias("b"), () -> fields.defaultJson("1"), fields::secret)) {
            assertThatThrownBy(change).isInstanceOf(IllegalStateException.class).hasMessage("no component is told yet");
        }
        assertThatThrownBy(fields::complete).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void tablesOfArmsTakeNoLateChange() {
        UnionArms<Object> arms = UnionArms.of("type", 1);
        assertThatThrownBy(arms::complete).isInstanceOf(IllegalStateException.class);
        arms.arm("a", Object.class, new Empty(RecordFields.of(UnknownKeys.STRIP, 0)));
        assertThatThrownBy(() -> arms.arm("b", Object.class, new Empty(RecordFields.of(UnknownKeys.STRIP, 0))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("all 1 arms are told");
        arms.complete();

        assertThatThrownBy(() -> arms.arm("b", Object.class, new Empty(RecordFields.of(UnknownKeys.STRIP, 0))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("all 1 arms are told");
        assertThat(arms.tags().size()).isEqualTo(1);
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
