package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueCode;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules on how much there is in a container. None of them looks at a null. */
public class SizeRules extends Walk {
    SizeRules() {}

    /** The array has at least that many items. */
    public final void minItems(@Nullable Iterable<?> value, int minimum) {
        if (value != null) {
            minItems(count(value), minimum);
        }
    }

    /** The array has at most that many items. */
    public final void maxItems(@Nullable Iterable<?> value, int maximum) {
        if (value != null) {
            maxItems(count(value), maximum);
        }
    }

    /** So many items of an array are enough. */
    public final void minItems(int count, int minimum) {
        atLeast("array", count, minimum);
    }

    /** So many items of an array are not too many. */
    public final void maxItems(int count, int maximum) {
        atMost("array", count, maximum);
    }

    private static int count(Iterable<?> items) {
        if (items instanceof Collection<?> collection) {
            return collection.size();
        }
        int count = 0;
        for (Iterator<?> rest = items.iterator(); rest.hasNext(); rest.next()) {
            count++;
        }
        return count;
    }

    /** The object has at least that many keys. */
    public final void minKeys(@Nullable Map<?, ?> value, int minimum) {
        if (value != null) {
            atLeast("object", value.size(), minimum);
        }
    }

    /** The object has at most that many keys. */
    public final void maxKeys(@Nullable Map<?, ?> value, int maximum) {
        if (value != null) {
            atMost("object", value.size(), maximum);
        }
    }

    /** The base64 text stands for at least that many bytes. */
    public final void minBytes(byte @Nullable [] value, int minimum) {
        if (value != null) {
            atLeast("bytes", value.length, minimum);
        }
    }

    /** The base64 text stands for at most that many bytes. */
    public final void maxBytes(byte @Nullable [] value, int maximum) {
        if (value != null) {
            atMost("bytes", value.length, maximum);
        }
    }

    final void atLeast(String origin, int count, int minimum) {
        if (count < minimum) {
            add(IssueCode.TOO_SMALL, Bounds.params(origin, "minimum", minimum, true, count));
        }
    }

    final void atMost(String origin, int count, int maximum) {
        if (count > maximum) {
            add(IssueCode.TOO_BIG, Bounds.params(origin, "maximum", maximum, true, count));
        }
    }

    /**
     * The array that was just left has no two items that are equal in JSON; those that are equal in Java no set can hold.
     * Items that have an issue of their own are not compared.
     */
    public final void distinct(@Nullable Iterable<?> items) {
        distinct(items, null, 0);
    }

    /** The same for items that {@code shape} writes. */
    public final void distinct(@Nullable Iterable<?> items, @Nullable ValueShape<?> shape) {
        distinct(items, shape, 0);
    }

    /** The same for items that hold, in so many lists, maps and arrays round it, what {@code leaf} writes. */
    public final void distinct(@Nullable Iterable<?> items, @Nullable ValueShape<?> leaf, int depth) {
        if (items != null && clean) {
            Distinct.check(items, leaf, depth, this);
        }
    }
}
