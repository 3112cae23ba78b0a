package dev.llmoutput.runtime.redact;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Copies one tree without its secrets. The walk keeps its own stack, so depth costs memory only. A container that occurs
 * again is copied once and used again, so that shared values cannot multiply; one that leads back to a container round it,
 * and is cut there, only as long as that one is being copied.
 */
final class RedactedCopy {
    private static final String UNPRINTABLE = "[Unprintable]";

    private final UnaryOperator<String> redaction;
    private final List<CopyFrame> path = new ArrayList<>();
    /** The depth of each container that is being copied. */
    private final IdentityHashMap<Object, Integer> onPath = new IdentityHashMap<>();

    private final IdentityHashMap<Object, Finished> finished = new IdentityHashMap<>();

    RedactedCopy(UnaryOperator<String> redaction) {
        this.redaction = redaction;
    }

    @Nullable
    Object of(@Nullable Object root) {
        List<@Nullable Object> wrapped = Collections.singletonList(root);
        CopyFrame top = new CopyFrame.OfItems(wrapped, wrapped);
        path.add(top);
        while (path.size() > 1 || top.hasNext()) {
            CopyFrame frame = path.get(path.size() - 1);
            if (frame.hasNext()) {
                visit(frame, unwrapped(frame.next()));
            } else {
                path.remove(path.size() - 1);
                leave(frame, path.get(path.size() - 1));
            }
        }
        return ((List<?>) top.copy()).get(0);
    }

    private void visit(CopyFrame parent, @Nullable Object value) {
        if (value == null) {
            parent.add(null);
            return;
        }
        Integer depth = onPath.get(value);
        Finished copied = finished.get(value);
        if (depth != null) {
            parent.add(SecretRedactor.CIRCULAR);
            parent.cutAt(depth);
        } else if (copied != null) {
            parent.add(copied.copy);
            parent.cutAt(copied.cutAt);
        } else {
            enter(parent, value);
        }
    }

    private void enter(CopyFrame parent, Object value) {
        CopyFrame frame = frameOf(value);
        if (frame == null) {
            parent.add(leaf(value));
        } else {
            onPath.put(value, path.size());
            path.add(frame);
        }
    }

    private void leave(CopyFrame frame, CopyFrame parent) {
        Object copy = frame.copy();
        parent.add(copy);
        onPath.remove(frame.source());
        frame.dependents().forEach(finished::remove);
        int cutAt = frame.cutAt() < path.size() ? frame.cutAt() : CopyFrame.NOT_CUT;
        finished.put(frame.source(), new Finished(copy, cutAt));
        if (cutAt != CopyFrame.NOT_CUT) {
            parent.cutAt(cutAt);
            path.get(cutAt).dependents().add(frame.source());
        }
    }

    /** A copy, and the depth of the outermost container round it that it was cut at. */
    private record Finished(Object copy, int cutAt) {}

    private @Nullable CopyFrame frameOf(Object value) {
        if (value instanceof Map<?, ?> map) {
            return new CopyFrame.OfMembers(map, redaction);
        }
        if (value instanceof Collection<?> items) {
            return new CopyFrame.OfItems(value, items);
        }
        if (value instanceof Object[] items) {
            return new CopyFrame.OfItems(value, Arrays.asList(items));
        }
        boolean numbers = value.getClass().isArray() && !(value instanceof char[]);
        return numbers ? new CopyFrame.OfItems(value, boxed(value)) : null;
    }

    private static List<Object> boxed(Object array) {
        int length = Array.getLength(array);
        List<Object> items = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            items.add(Array.get(array, i));
        }
        return items;
    }

    private Object leaf(Object value) {
        if (value instanceof Boolean) {
            return value;
        }
        String text = value instanceof char[] chars ? new String(chars) : textOf(value);
        String redacted = redaction.apply(text);
        return value instanceof Number && redacted.equals(text) ? value : redacted;
    }

    /** A host's {@code toString} may fail; what is only told about must not. */
    private static String textOf(Object value) {
        try {
            return String.valueOf(value);
        } catch (RuntimeException | StackOverflowError e) {
            return UNPRINTABLE;
        }
    }

    private static @Nullable Object unwrapped(@Nullable Object value) {
        Object inner = value;
        while (inner instanceof Optional<?> optional) {
            inner = optional.orElse(null);
        }
        return inner;
    }
}
