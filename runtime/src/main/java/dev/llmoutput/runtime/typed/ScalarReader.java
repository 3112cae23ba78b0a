package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonType;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The part of {@link TypedReader} that reads texts, booleans and nulls. */
public class ScalarReader extends Checks {
    private static final String CHARACTER = "a string of one character";

    /** The text that is read: the reply, or a default. */
    JsonCursor cursor = new JsonCursor();

    boolean ok;
    boolean changed;
    /** Whether the contract that is read holds secrets. */
    boolean holdsSecrets;
    /** Null in a strict reading. */
    @Nullable
    Coercions coercions;

    ScalarReader() {}

    boolean changed() {
        return changed;
    }

    /** Whether the last value that was read had the right type. */
    public boolean ok() {
        return ok;
    }

    @Override
    boolean isNumber() {
        return ok;
    }

    /** Reads a null if there is one; an explicit null where absence was meant counts as a change. */
    public boolean readNull() {
        boolean isNull = readNullItem();
        changed |= isNull;
        return isNull;
    }

    /** Reads a null if there is one, in an array, where it cannot be left out. */
    public boolean readNullItem() {
        if (!cursor.isNull()) {
            return false;
        }
        cursor.readNull();
        return true;
    }

    /** The type of the next value. */
    final JsonType next() {
        return cursor.peek();
    }

    /** Reads a string. */
    public @Nullable String readString() {
        return text("a string");
    }

    private @Nullable String text(String expected) {
        if (cursor.isString()) {
            ok = true;
            return cursor.readString();
        }
        return coerced(coercions == null ? null : coercions.asString(), expected);
    }

    /** Reads a string of one UTF-16 unit. */
    public char readChar() {
        String text = text(CHARACTER);
        if (text == null || text.length() == 1) {
            return text == null ? 0 : text.charAt(0);
        }
        wrong(IssueCode.INVALID_FORMAT, wrongFormat(CHARACTER, text));
        return 0;
    }

    /** Reads a string of that form. */
    final <T> @Nullable T readFormat(TextFormat<T> format) {
        String text = text(format.expected());
        if (text == null) {
            return null;
        }
        T value = format.parseOrNull(text);
        if (value == null) {
            String nonexistent = format.nonexistent(text);
            IssueParams params = wrongFormat(format.expected(), text);
            wrong(IssueCode.INVALID_FORMAT, nonexistent == null ? params : params.and("nonexistent", nonexistent));
        } else {
            changed |= !format.text(value).equals(text);
        }
        return value;
    }

    private static IssueParams wrongFormat(String format, String text) {
        return IssueParams.of("format", format).and("value", text);
    }

    /** Reads {@code true} or {@code false}. */
    public boolean readBoolean() {
        if (cursor.peek() == JsonType.BOOLEAN) {
            ok = true;
            return cursor.readBoolean();
        }
        Boolean value = coerced(coercions == null ? null : coercions.asBoolean(), "a boolean");
        return value != null && value;
    }

    /** A value of another type that was taken, or null, and an issue, if there is none. */
    final <T> @Nullable T coerced(@Nullable T value, String expected) {
        if (value == null) {
            wrongType(expected);
        } else {
            changed = true;
            ok = true;
        }
        return value;
    }

    /** Reads one of the wire names of an enum. */
    public <E extends Enum<E>> @Nullable E readEnum(EnumNames<E> names) {
        if (!cursor.isString()) {
            wrongType(names.expected());
            return null;
        }
        int index = cursor.readName(names.names());
        if (index < 0 && coercions != null) {
            index = coercions.asName(names);
            changed |= index >= 0;
        }
        if (index >= 0) {
            return right(names.constant(index));
        }
        wrongName(names, cursor.readString());
        return null;
    }

    final void wrongName(EnumNames<?> names, String name) {
        wrong(IssueCode.INVALID_VALUE, IssueParams.of("values", names.values()).and("value", name));
    }

    final <T> @Nullable T right(@Nullable T value) {
        ok = value != null;
        return value;
    }

    /** Skips the next value, which is not of the expected type. */
    final void wrongType(String expected) {
        JsonType type = cursor.peek();
        IssueParams params = IssueParams.of("expected", expected).and("received", type.wireName());
        switch (type) {
            case STRING -> params = params.and("value", cursor.readString());
            case NUMBER -> params = params.and("value", cursor.readNumber().text());
            case BOOLEAN -> params = params.and("value", cursor.readBoolean());
            default -> cursor.skipValue();
        }
        wrong(IssueCode.INVALID_TYPE, params);
    }

    /** Skips the next value, which is no object or array, and may be one in a string: what it quotes could be secret there. */
    final void wrongContainer(String expected) {
        if (holdsSecrets) {
            String received = cursor.peek().wireName();
            cursor.skipValue();
            wrong(IssueCode.INVALID_TYPE, IssueParams.of("expected", expected).and("received", received));
        } else {
            wrongType(expected);
        }
    }

    final void wrong(IssueCode code, Map<String, Object> params) {
        add(code, params);
        ok = false;
    }
}
