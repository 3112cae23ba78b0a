package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.json.JsonType;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The part of {@link TypedReader} that reads arrays. */
public class ArrayReader extends CodedReader {
    /** Whether the whole text is one value that counts as the only element of an array. */
    boolean wholeIsElement;

    ArrayReader() {}

    /** Enters an array; false if the next value is none. Then {@link #nextElement()} is asked until it answers false. */
    @Override
    public boolean beginArray() {
        if (cursor.peek() != JsonType.ARRAY) {
            wrongContainer("an array");
            return false;
        }
        cursor.beginArray();
        super.beginArray();
        frame.array = true;
        return true;
    }

    /**
     * Enters an array as {@link #beginArray()} does; in a tolerant reading one value of the type {@code element} counts as
     * an array of just that. Not for elements that are strings, arrays or anything. In an array of arrays without any, such
     * as {@code [1, 2]} for {@code [[1], [2]]} or {@code [[1, 2]]}, that is an issue at the end of the outer one.
     */
    public boolean beginArray(JsonType element) {
        if (coercions == null || !coercions.isOnlyElement(element)) {
            return beginArray();
        }
        beginOnlyElement();
        return true;
    }

    /**
     * Enters an array as {@link #beginArray()} does; in a tolerant reading one value of that enum counts as an array of just
     * that.
     */
    public boolean beginArray(EnumNames<?> element) {
        if (coercions == null || !coercions.isOnlyElement(element)) {
            return beginArray();
        }
        beginOnlyElement();
        return true;
    }

    private void beginOnlyElement() {
        changed = true;
        wholeIsElement |= frame == root;
        frame.takeSingle(cursor.peek());
        super.beginArray();
        frame.onlyElement = true;
    }

    /** Goes to the next element; false at the end. */
    @Override
    public boolean nextElement() {
        boolean more = frame.onlyElement ? frame.index < 0 : cursor.nextElement();
        return more && super.nextElement();
    }

    /** Leaves the array behind its last element; whether there is no issue in it. {@link #ok()} is true then. */
    @Override
    public boolean endArray() {
        JsonType single = frame.ambiguousElements();
        // What is wrong with its items has been said already, and is enough to refuse it.
        if (single != null && issueCount() == frame.issuesBefore) {
            frame.index = 0;
            String expected = single == JsonType.ARRAY ? "an array of arrays" : "an array";
            wrong(IssueCode.INVALID_TYPE, IssueParams.of("expected", expected).and("received", single.wireName()));
        }
        ok = true;
        return super.endArray();
    }

    /**
     * The items of the array that was just left as a set that keeps their order. Null, and an issue for each item that stands
     * there already, if they are no set; null if {@code items} is.
     */
    public <T> @Nullable Set<T> set(@Nullable List<T> items) {
        return set(items, null);
    }

    /** The same for items that {@code shape} writes. */
    public <T> @Nullable Set<T> set(@Nullable List<T> items, @Nullable ValueShape<?> shape) {
        return set(items, shape, 0);
    }

    /** The same for items that hold, in so many lists, maps and arrays round it, what {@code leaf} writes. */
    public <T> @Nullable Set<T> set(@Nullable List<T> items, @Nullable ValueShape<?> leaf, int depth) {
        if (items == null || !clean) {
            return null;
        }
        int before = issueCount();
        distinct(items, leaf, depth);
        return issueCount() > before ? null : Collections.unmodifiableSet(new LinkedHashSet<>(items));
    }

    /** The same, in the order of the items; where they came in another, that is a change. */
    public <T> @Nullable SortedSet<T> sortedSet(@Nullable List<T> items) {
        return sortedSet(items, null);
    }

    /** The same for items that {@code shape} writes. */
    public <T> @Nullable SortedSet<T> sortedSet(@Nullable List<T> items, @Nullable ValueShape<?> shape) {
        Set<T> set = set(items, shape);
        if (set == null) {
            return null;
        }
        SortedSet<T> sorted = new TreeSet<>(set);
        if (sorted.size() < set.size()) {
            add(Issue.custom(path(), "the order of the items does not tell them apart"));
            return null;
        }
        changed |= !List.copyOf(sorted).equals(List.copyOf(set));
        return Collections.unmodifiableSortedSet(sorted);
    }
}
