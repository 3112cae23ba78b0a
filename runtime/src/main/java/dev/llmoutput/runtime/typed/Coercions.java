package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonNumber;
import dev.llmoutput.runtime.json.JsonType;
import dev.llmoutput.runtime.json.JsonWhitespace;
import dev.llmoutput.runtime.reply.MendedText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values of another JSON type than the contract asks for, taken where nothing is lost by it. Each method reads the next
 * value only if it is such a one.
 */
final class Coercions {
    private final JsonCursor cursor;
    private final MendedText text;
    private final List<Repair> repairs = new ArrayList<>();

    Coercions(JsonCursor cursor, MendedText text) {
        this.cursor = cursor;
        this.text = text;
    }

    /** What was taken, in document order. */
    List<Repair> repairs() {
        return List.copyOf(repairs);
    }

    /** A number or a boolean as its literal text. */
    @Nullable
    String asString() {
        int offset = cursor.offset();
        JsonType type = cursor.peek();
        if (type == JsonType.NUMBER) {
            note(offset, "a number taken as a string");
            return cursor.readNumber().text();
        }
        // Of a True that was mended the literal text is not known: "True" or "true".
        if (type == JsonType.BOOLEAN && !text.isMended(offset)) {
            note(offset, "a boolean taken as a string");
            return String.valueOf(cursor.readBoolean());
        }
        return null;
    }

    /** A text that is {@code true} or {@code false}. */
    @Nullable
    Boolean asBoolean() {
        String string = trimmedString();
        if (!"true".equals(string) && !"false".equals(string)) {
            return null;
        }
        take("a string taken as a boolean");
        return "true".equals(string);
    }

    /** A text that is a JSON number. */
    @Nullable
    JsonNumber asNumber() {
        String string = trimmedString();
        JsonNumber number =
                string == null || string.length() > cursor.limits().maxNumberLength() ? null : JsonNumber.of(string);
        if (number != null) {
            take("a string taken as a number");
        }
        return number;
    }

    /** A text that is an alias of an enum value, or the only name that differs in nothing but case, {@code -}, {@code _} and spaces. */
    int asName(EnumNames<?> names) {
        int index = names.looseIndexOf(cursor.peekString());
        if (index >= 0) {
            take("another spelling of an enum value taken");
        }
        return index;
    }

    /** Notes that a key was taken for a name of an enum; see {@link #asName}. */
    void noteName() {
        note(cursor.offset(), "another spelling of an enum value taken");
    }

    /** Whether the next value is one of an enum, so that it is taken as the only element of an array. */
    boolean isOnlyElement(EnumNames<?> names) {
        if (cursor.peek() != JsonType.STRING || !names.isName(cursor.peekString())) {
            return false;
        }
        note(cursor.offset(), "one value taken as an array");
        return true;
    }

    /** Whether the next value is of this type, so that it is taken as the only element of an array. */
    boolean isOnlyElement(JsonType type) {
        if (cursor.peek() != type) {
            return false;
        }
        note(cursor.offset(), "one value taken as an array");
        return true;
    }

    private @Nullable String trimmedString() {
        if (cursor.peek() != JsonType.STRING) {
            return null;
        }
        String string = cursor.peekString();
        int start = JsonWhitespace.trimStart(string, 0, string.length());
        return string.substring(start, JsonWhitespace.trimEnd(string, start, string.length()));
    }

    private void take(String what) {
        note(cursor.offset(), what);
        cursor.skipValue();
    }

    private void note(int offset, String what) {
        repairs.add(new Repair(Repair.Kind.COERCION, text.rawOffset(offset), what));
    }
}
