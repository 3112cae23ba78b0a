package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonNames;
import dev.llmoutput.runtime.json.JsonType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A record that is, in JSON, what its only component is.
 *
 * @param <T> the record
 */
public abstract class WrapperShape<T> extends ValueShape<T> {
    private final RecordFields fields;
    /** Null where the content has no shape of its own. */
    private final @Nullable ValueShape<?> content;

    private final JsonType type;

    /** A shape with that only component, of a JSON type that one value tells. */
    protected WrapperShape(RecordFields fields, JsonType type) {
        fields.complete();
        this.fields = fields;
        this.content = null;
        this.type = type;
    }

    /** A shape with that only component, which {@code content} reads. */
    protected WrapperShape(RecordFields fields, ValueShape<?> content) {
        fields.complete();
        this.fields = fields;
        this.content = content;
        this.type = JsonType.NULL;
    }

    @Override
    public final String expected() {
        return Objects.requireNonNullElse(fields.expected(0), "a value");
    }

    final RecordFields fields() {
        return fields;
    }

    @Override
    final boolean beginItems(TypedReader in) {
        if (content != null) {
            return content.beginItems(in);
        }
        boolean tells = type == JsonType.NUMBER || type == JsonType.BOOLEAN;
        return tells ? in.beginArray(type) : in.beginArray();
    }

    @Override
    final boolean isOther(TypedReader in, JsonNames member) {
        return content == null ? super.isOther(in, member) : content.isOther(in, member);
    }

    @Override
    final boolean holdsSecrets() {
        return fields.hasSecrets();
    }

    @Override
    final boolean mayBeArray() {
        return content == null ? type == JsonType.ARRAY : content.mayBeArray();
    }

    @Override
    final boolean isObject() {
        return content != null && content.isObject();
    }

    @Override
    final boolean knows(String name) {
        boolean isContainer = type == JsonType.ARRAY || type == JsonType.OBJECT;
        return content == null ? isContainer : content.knows(name);
    }
}
