package dev.llmoutput.runtime.typed;

import dev.llmoutput.Reading;
import dev.llmoutput.runtime.contract.Parsed;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.JsonNames;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How values of one type are read, checked and written. Generated code has one for each type; all that is not particular
 * to the type is here.
 *
 * @param <T> the Java type of a value
 */
public abstract class ValueShape<T> {
    /** A shape without state. */
    protected ValueShape() {}

    /** Reads the next value; null if it has an issue, which {@code in} knows then. */
    public abstract @Nullable T read(TypedReader in);

    /** Adds to {@code checks} the issues that reading the JSON of {@code value} would give. */
    public abstract void check(T value, Checks checks);

    /** Writes the canonical text of {@code value}. */
    public abstract void write(T value, JsonAppender out);

    /** What is expected where such a value stands, in terms of JSON: {@code "an object"}. */
    public abstract String expected();

    /** What stands for an item of a set in comparisons: equal if the items are, in Java or in JSON. */
    Object identity(T item) {
        return Distinct.tree(this, item);
    }

    /** Enters an array of such values; one value may count as an array of just that. */
    boolean beginItems(TypedReader in) {
        return in.beginArray();
    }

    /** Adds the issues of an item or entry, which must be there. */
    void checkItem(@Nullable T item, Checks checks) {
        if (item != null) {
            check(item, checks);
        } else {
            checks.present(null, expected());
        }
    }

    /** Reads an array of such values; null if the next value is none. */
    public final @Nullable List<T> readList(TypedReader in) {
        if (!beginItems(in)) {
            return null;
        }
        List<T> items = new ArrayList<>();
        while (in.nextElement()) {
            items.add(read(in));
        }
        in.endArray();
        return Collections.unmodifiableList(items);
    }

    /** Reads an array of such values into a Java array of the type of {@code empty}; null if the next value is none. */
    public final T @Nullable [] readArray(TypedReader in, T[] empty) {
        List<T> items = readList(in);
        return items == null ? null : items.toArray(empty);
    }

    /** Adds the issues of the items of an array; a null is no array. */
    public final void checkList(@Nullable Iterable<? extends T> items, Checks checks) {
        if (items != null) {
            checks.beginArray();
            for (T item : items) {
                checks.nextElement();
                checkItem(item, checks);
            }
            checks.endArray();
        }
    }

    /** Writes an array of such values. */
    public final void writeList(Iterable<? extends T> items, JsonAppender out) {
        out.beginArray();
        for (T item : items) {
            write(item, out);
        }
        out.endArray();
    }

    /** Reads an object with such values, in their order; null if the next value is none. */
    public final @Nullable Map<String, T> readMap(TypedReader in) {
        if (!in.beginMap()) {
            return null;
        }
        Map<String, T> entries = new LinkedHashMap<>();
        while (in.nextEntry()) {
            entries.put(in.readKey(), read(in));
        }
        in.endMap();
        return Collections.unmodifiableMap(entries);
    }

    /** Adds the issues of the entries of an object; a null is no object. */
    public final void checkMap(@Nullable Map<?, ? extends T> entries, Checks checks) {
        if (entries != null) {
            checks.beginMap();
            for (Map.Entry<?, ? extends T> entry : entries.entrySet()) {
                checks.atEntry(entry.getKey() instanceof String key ? key : null);
                checkItem(entry.getValue(), checks);
            }
            checks.endMap();
        }
    }

    /** Writes an object with such values. */
    public final void writeMap(Map<String, ? extends T> entries, JsonAppender out) {
        out.beginObject();
        for (Map.Entry<String, ? extends T> entry : entries.entrySet()) {
            write(entry.getValue(), out.name(entry.getKey()));
        }
        out.endObject();
    }

    /** Reads a raw reply; whatever is wrong with it is in the answer. */
    public final Parsed<T> parse(String raw, ReadOptions options) {
        Objects.requireNonNull(raw, "raw");
        Objects.requireNonNull(options, "options");
        Parsed<T> strict = StrictReading.of(this, raw, options);
        return strict instanceof Parsed.Ok<T> || options.reading() == Reading.STRICT
                ? strict
                : TolerantReading.of(this, raw, options, ((Parsed.Failed<T>) strict).failure());
    }

    /** The value that a whole reply is which is no JSON but a bare text; null if there is none. */
    @Nullable
    T ofBareText(String text) {
        return null;
    }

    /** Whether the next value is an object that is no such value, but has that member. */
    boolean isOther(TypedReader in, JsonNames member) {
        return in.hasMember(member);
    }

    /** Whether a value may hold secrets, so that no copy of its text is left behind. */
    boolean holdsSecrets() {
        return false;
    }

    /** Whether a value may be a JSON array. */
    boolean mayBeArray() {
        return true;
    }

    /** Whether every value is a JSON object. */
    boolean isObject() {
        return false;
    }

    /** Whether an object that is a value, or an element of one, may have a member of that name. */
    boolean knows(String name) {
        return true;
    }

    /**
     * The issues of a value that was not read here; empty if it keeps the contract. The system's clock in its default zone
     * tells past from future.
     */
    public final List<Issue> validate(T value) {
        return Validation.of(this, Objects.requireNonNull(value, "value"), null);
    }

    /** The same where {@code clock} tells past from future. */
    public final List<Issue> validate(T value, Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return Validation.of(this, Objects.requireNonNull(value, "value"), clock);
    }

    /**
     * The canonical text of a value.
     *
     * @throws IllegalArgumentException with the path, if there is a null where the contract has none, or a NaN
     */
    public final String toJson(T value) {
        return CanonicalText.of(this, Objects.requireNonNull(value, "value"));
    }
}
