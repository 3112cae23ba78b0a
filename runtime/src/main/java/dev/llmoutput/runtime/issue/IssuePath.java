package dev.llmoutput.runtime.issue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Where in a JSON document an issue lies: object keys and array indexes, from the root down. Immutable. */
public final class IssuePath {
    /** The whole document. */
    public static final IssuePath ROOT = new IssuePath(null, "");

    private final @Nullable IssuePath parent;
    private final Object element;

    private IssuePath(@Nullable IssuePath parent, Object element) {
        this.parent = parent;
        this.element = element;
    }

    /** The path of the member {@code key} of the object at this path. */
    public IssuePath name(String key) {
        return new IssuePath(this, Objects.requireNonNull(key, "key"));
    }

    /** The path of the element at {@code index} (0-based) of the array at this path. */
    public IssuePath index(int index) {
        if (index < 0) {
            throw new IllegalArgumentException("index must not be negative: " + index);
        }
        return new IssuePath(this, index);
    }

    /** Whether this is the whole document. */
    public boolean isRoot() {
        return parent == null;
    }

    /** The elements from the root down, each a {@code String} (key) or an {@code Integer} (0-based index). */
    public List<Object> elements() {
        List<Object> elements = new ArrayList<>();
        for (IssuePath path = this; path.parent != null; path = path.parent) {
            elements.add(path.element);
        }
        Collections.reverse(elements);
        return Collections.unmodifiableList(elements);
    }

    /** The path as a JSON Pointer (RFC 6901), for example {@code /items/2/price}; empty for the root. */
    public String toJsonPointer() {
        StringBuilder pointer = new StringBuilder();
        for (Object step : elements()) {
            pointer.append('/').append(step.toString().replace("~", "~0").replace("/", "~1"));
        }
        return pointer.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IssuePath that && elements().equals(that.elements());
    }

    @Override
    public int hashCode() {
        return elements().hashCode();
    }

    /**
     * The path for people and models: {@code items[2].price}, an odd key as {@code ["a.b"]} with JSON's escapes; empty
     * for the root.
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Object step : elements()) {
            if (step instanceof Integer) {
                text.append('[').append(step).append(']');
            } else if (isPlain((String) step)) {
                text.append(text.length() == 0 ? "" : ".").append(step);
            } else {
                text.append('[').append(Quoted.of((String) step)).append(']');
            }
        }
        return text.toString();
    }

    private static boolean isPlain(String key) {
        if (key.isEmpty() || (!Character.isUnicodeIdentifierStart(key.codePointAt(0)) && key.charAt(0) != '_')) {
            return false;
        }
        for (int i = 0; i < key.length(); i += Character.charCount(key.codePointAt(i))) {
            if (!isPlain(key.codePointAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(int c) {
        return c == '-' || (Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c));
    }
}
