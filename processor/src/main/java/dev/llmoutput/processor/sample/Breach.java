package dev.llmoutput.processor.sample;

import dev.llmoutput.processor.model.Constraint;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A rule of one slot with values that may break it, the plainest first.
 *
 * @param rule its name
 * @param constraint the constraint that must be broken, where it is one
 * @param values trees
 */
record Breach(String rule, Optional<Constraint> constraint, Stream<Broken> values) {
    /** A value that may be null, which a stream of values could not say. */
    record Broken(@Nullable Object value) {}

    static Breach of(String rule, Stream<?> values) {
        return new Breach(rule, Optional.empty(), values.map(Broken::new));
    }

    static Breach of(String rule, Constraint constraint, Stream<?> values) {
        return new Breach(rule, Optional.of(constraint), values.map(Broken::new));
    }

    static Breach ofNull() {
        return new Breach("null", Optional.empty(), Stream.of(new Broken(null)));
    }
}
