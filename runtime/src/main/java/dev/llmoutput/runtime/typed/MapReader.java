package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.json.JsonType;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The part of {@link TypedReader} that reads maps, and objects in which a key stands more than once. */
public class MapReader extends ArrayReader {
    MapReader() {}

    /** Enters a map; false if the next value is no object. Then {@link #nextEntry()} is asked until it answers false. */
    @Override
    public boolean beginMap() {
        if (cursor.peek() != JsonType.OBJECT) {
            wrongContainer("an object");
            return false;
        }
        cursor.beginObject();
        super.beginMap();
        frame.entries = new HashMap<>();
        return true;
    }

    /** Goes to the next entry, each key once; false at the end. */
    public boolean nextEntry() {
        Frame map = frame;
        while (cursor.nextName()) {
            String key = cursor.name();
            map.key = key;
            Integer mark = entries(map).putIfAbsent(key, cursor.mark());
            if (mark == null) {
                return true;
            }
            repeated(map, key, mark);
        }
        map.key = null;
        return false;
    }

    private static Map<String, Integer> entries(Frame map) {
        return Objects.requireNonNull(map.entries);
    }

    /** The key of the entry. */
    public String readKey() {
        ok = true;
        return Objects.requireNonNull(frame.key);
    }

    /** The key of the entry as a constant of an enum; null, and an issue, if it is none. */
    public <E extends Enum<E>> @Nullable E readKey(EnumNames<E> names) {
        String key = readKey();
        int index = names.names().indexOf(key);
        if (index < 0 && coercions != null) {
            index = foldedKey(names, key, coercions);
        }
        if (index < 0) {
            wrongName(names, key);
            return null;
        }
        return names.constant(index);
    }

    /** Two keys that mean the same constant are the same key; equal values collapse here as well. */
    private int foldedKey(EnumNames<?> names, String key, Coercions taken) {
        int index = names.looseIndexOf(key);
        if (index >= 0) {
            taken.noteName();
            changed = true;
            Integer mark = entries(frame).putIfAbsent(names.names().name(index), cursor.mark());
            if (mark != null) {
                again(frame, names.names().name(index), mark, cursor.readAgain(cursor.mark()), Map.of());
            }
        }
        return index;
    }

    static OddMembers odd(Frame record) {
        OddMembers odd = record.odd;
        if (odd == null) {
            odd = new OddMembers();
            record.odd = odd;
        }
        return odd;
    }

    /** Equal values of one key collapse; different ones are an issue. */
    final void repeated(Frame container, Object key, int mark) {
        again(container, key, mark, JsonTree.read(cursor), Map.of());
    }

    final void again(Frame container, Object key, int mark, @Nullable Object value, Map<String, Object> params) {
        OddMembers odd = odd(container);
        OddMembers.Repeated member = odd.repeated(key);
        if (member == null) {
            member = odd.repeat(key, cursor.readAgain(mark));
        }
        if (member.isFirstConflict(value)) {
            add(IssueCode.DUPLICATE_KEY, params);
        }
    }
}
