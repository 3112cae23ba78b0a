package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonAppender;
import dev.llmoutput.runtime.json.NotWritableException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** The canonical text of a value, made when it is asked for. */
final class Canonical<T> implements Supplier<String> {
    private final ValueShape<T> shape;
    private final T value;

    Canonical(ValueShape<T> shape, T value) {
        this.shape = shape;
        this.value = value;
    }

    @Override
    public String get() {
        return of(shape, value);
    }

    static <T> String of(ValueShape<T> shape, T value) {
        try (JsonAppender out = new JsonAppender()) {
            try {
                shape.write(value, out);
            } catch (NotWritableException e) {
                throw notWritable(out, e.value(), e);
            } catch (NullPointerException e) {
                // A null record or list: generated code asks it for its content.
                throw notWritable(out, "null", e);
            }
            return out.toString();
        }
    }

    private static IllegalArgumentException notWritable(JsonAppender out, String received, RuntimeException cause) {
        Map<String, String> params = new LinkedHashMap<>();
        params.put("expected", "a value");
        params.put("received", received);
        return new IllegalArgumentException(
                Issue.of(IssueCode.INVALID_TYPE, out.path(), params).toString(), cause);
    }
}
