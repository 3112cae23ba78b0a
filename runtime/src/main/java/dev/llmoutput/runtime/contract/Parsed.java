package dev.llmoutput.runtime.contract;

import dev.llmoutput.runtime.issue.Repair;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What reading one raw reply gave: a typed value with its canonical text, or a failure. A failed one has no value and no
 * canonical text to ask for.
 *
 * @param <T> the Java type of an accepted value
 */
public sealed interface Parsed<T> permits Parsed.Ok, Parsed.Failed {
    /** An accepted value whose canonical text is at hand, without repairs. */
    static <T> Parsed<T> ok(T value, String canonical, boolean changed) {
        Objects.requireNonNull(canonical, "canonical");
        return new Ok<>(value, canonical, null, changed, List.of());
    }

    /**
     * An accepted value whose canonical text is made when it is first asked for.
     *
     * @param canonical answers the same text at every call
     * @param repairs what was mended before the text could be read, in document order
     */
    static <T> Parsed<T> ok(T value, Supplier<String> canonical, boolean changed, List<Repair> repairs) {
        Objects.requireNonNull(canonical, "canonical");
        return new Ok<>(value, null, canonical, changed, List.copyOf(repairs));
    }

    /** A reply that was not accepted. */
    static <T> Parsed<T> failed(Failure failure) {
        return new Failed<>(failure);
    }

    /** Answers what the matching function makes of this result. */
    <R> R match(Function<? super Ok<T>, ? extends R> ok, Function<? super Failed<T>, ? extends R> failed);

    /**
     * An accepted reply. Two are equal when value, canonical text, {@code changed} and repairs are.
     *
     * @param <T> the Java type of the value
     */
    final class Ok<T> implements Parsed<T> {
        private final T value;
        private final boolean changed;
        private final List<Repair> repairs;
        /** A race only makes it twice, and a String can be seen by any thread. */
        private @Nullable String canonical;

        private final @Nullable Supplier<String> canonicalSource;

        private Ok(
                T value,
                @Nullable String canonical,
                @Nullable Supplier<String> canonicalSource,
                boolean changed,
                List<Repair> repairs) {
            this.value = Objects.requireNonNull(value, "value");
            this.canonical = canonical;
            this.canonicalSource = canonicalSource;
            this.changed = changed;
            this.repairs = repairs;
        }

        /** The typed value. */
        public T value() {
            return value;
        }

        /** The one canonical text of the value; read again it gives an equal value and {@code changed} is false. */
        public String canonical() {
            String text = canonical;
            if (text == null) {
                text = Objects.requireNonNull(
                        Objects.requireNonNull(canonicalSource).get(), "canonical");
                canonical = text;
            }
            return text;
        }

        /**
         * Whether the value differs from what the model wrote by more than white space, key order, number spelling or a
         * text repair. Of a generated type: an unknown key was dropped, an alias of a name or another spelling of a
         * constant, a date or the like was taken, a default was filled in, null stood for absence, a number was rounded to
         * its {@code double} or {@code float}, the items of a sorted set were put in order, or a value of another JSON type
         * was coerced. What constructors and codecs make of a value is not noticed.
         */
        public boolean changed() {
            return changed;
        }

        /** What was mended before the text could be read, in document order; unmodifiable. */
        public List<Repair> repairs() {
            return repairs;
        }

        @Override
        public <R> R match(Function<? super Ok<T>, ? extends R> ok, Function<? super Failed<T>, ? extends R> failed) {
            return ok.apply(this);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Ok<?> that
                    && value.equals(that.value)
                    && changed == that.changed
                    && repairs.equals(that.repairs)
                    && canonical().equals(that.canonical());
        }

        @Override
        public int hashCode() {
            return Objects.hash(value, changed, repairs);
        }

        /** Only what is safe to log: never the value or a text of the reply. */
        @Override
        public String toString() {
            return "Ok[changed=" + changed + ", repairs=" + repairs.size() + "]";
        }
    }

    /**
     * A reply that was not accepted.
     *
     * @param <T> the Java type of the value that was expected
     */
    final class Failed<T> implements Parsed<T> {
        private final Failure failure;

        private Failed(Failure failure) {
            this.failure = Objects.requireNonNull(failure, "failure");
        }

        /** Why. */
        public Failure failure() {
            return failure;
        }

        @Override
        public <R> R match(Function<? super Ok<T>, ? extends R> ok, Function<? super Failed<T>, ? extends R> failed) {
            return failed.apply(this);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Failed<?> that && failure.equals(that.failure);
        }

        @Override
        public int hashCode() {
            return failure.hashCode();
        }

        @Override
        public String toString() {
            return "Failed[" + failure + "]";
        }
    }
}
