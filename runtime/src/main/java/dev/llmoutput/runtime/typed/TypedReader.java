package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonNames;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.json.JsonType;
import dev.llmoutput.runtime.json.MemberLookup;
import dev.llmoutput.runtime.reply.MendedText;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads values from a JSON text for generated code. A read whose value has the wrong type adds an issue, skips the value
 * and answers null, 0 or false; {@link #ok()} tells it from a value that was read. Unknown, repeated and missing keys never
 * reach generated code. Belongs to one thread.
 */
public final class TypedReader extends ArrayReader {
    /** One reader for each thread. A record's constructor may read as well: then there is a second one for a while. */
    private static final ThreadLocal<TypedReader> KEPT = new ThreadLocal<>();

    /** With more issues than this a reply is refused as a whole, so that what is wrong with it fits in memory. */
    static final int MAX_ISSUES = 100_000;

    /** A class whose initialisation runs out of stack is lost for good: these are needed when the stack may be short. */
    @SuppressWarnings("UnusedVariable") // naming them is all it is for
    private static final Object[] LOADED_EARLY = {IssuePath.ROOT, IssueCode.LIMIT, JsonSyntaxException.Kind.LIMIT};

    private boolean taken;
    /** Whether the last value that should have been a record was none; until endRecord has heard of it. */
    private boolean noRecord;
    /** The arm that the next record is read as; null for none. */
    private @Nullable UnionTag nextTag;

    /** Where the reading goes on after the default that is read now; null outside of defaults. */
    private @Nullable Detour detour;

    private TypedReader() {}

    static TypedReader take() {
        TypedReader reader = KEPT.get();
        if (reader == null) {
            reader = new TypedReader();
            KEPT.set(reader);
        } else if (reader.taken) {
            reader = new TypedReader();
        }
        reader.taken = true;
        return reader;
    }

    void open(String text, int start, int end, ReadOptions options) {
        ok = true;
        changed = false;
        noRecord = false;
        nextTag = null;
        coercions = null;
        clock(options.givenClock());
        cursor.open(text, start, end, options.limits());
    }

    /** Opens a text for a tolerant reading. */
    void open(MendedText text, ReadOptions options) {
        open(text.text(), text.start(), text.end(), options);
        coercions = new Coercions(cursor, text);
    }

    /** The coercions that were made, in document order. */
    List<Repair> coercions() {
        return coercions == null ? List.of() : coercions.repairs();
    }

    /** @param secrets whether the text holds some, which must not stay in a buffer that is used again */
    void close(boolean secrets) {
        while (detour != null) {
            leaveDefault();
        }
        if (secrets) {
            cursor.wipe();
        }
        cursor.close();
        clock(null);
        reset();
        taken = false;
    }

    void endDocument() {
        cursor.endDocument();
    }

    /** How many containers are open. */
    int depth() {
        return frame.depth();
    }

    @Override
    void add(Issue issue) {
        if (issueCount() == MAX_ISSUES) {
            throw cursor.tooLarge("a number of issues", MAX_ISSUES);
        }
        super.add(issue);
    }

    /** Enters a map; false if the next value is no object. Then {@link #nextEntry()} is asked until it answers false. */
    @Override
    public boolean beginMap() {
        if (cursor.peek() != JsonType.OBJECT) {
            wrongType("an object");
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

    /** Two keys that mean the same constant are the same key. */
    private int foldedKey(EnumNames<?> names, String key, Coercions taken) {
        int index = names.looseIndexOf(key);
        if (index >= 0) {
            taken.noteName();
            changed = true;
            Integer mark = entries(frame).putIfAbsent(names.names().name(index), cursor.mark());
            if (mark != null) {
                add(IssueCode.DUPLICATE_KEY, Map.of());
            }
        }
        return index;
    }

    /** Enters a record and goes to its first component that is there, as {@link #nextField}; -1 if there is none. */
    @Override
    public int beginRecord(RecordShape<?> shape) {
        if (cursor.peek() != JsonType.OBJECT) {
            wrongType("an object");
            noRecord = true;
            return -1;
        }
        cursor.beginObject();
        enter(shape.fields());
        frame.tag = nextTag;
        nextTag = null;
        return nextField(shape);
    }

    /** Goes to the next component that is there, each at most once, and answers its index; -1 at the end. */
    public int nextField(RecordShape<?> shape) {
        RecordFields fields = shape.fields();
        Frame record = frame;
        if (record.inDefault) {
            record.inDefault = false;
            leaveDefault();
        }
        while (!record.ended) {
            int name = cursor.nextName(fields.names(), record.index + 1);
            if (name >= 0) {
                int field = fields.field(name);
                changed |= field != name;
                if (record.see(field, cursor.mark())) {
                    return fields.hasDefaults() ? orDefault(record, fields, field) : field;
                }
                repeated(record, field);
            } else if (name == JsonCursor.UNKNOWN && record.tag != null && cursor.isName(record.tag.names())) {
                tag(record, record.tag);
            } else if (name == JsonCursor.UNKNOWN) {
                odd(record).addUnknown(cursor.name());
                cursor.skipValue();
            } else {
                record.ended = true;
            }
        }
        return fields.hasDefaults() ? nextDefault(record, fields) : -1;
    }

    /** Reads on in the default of a component whose value is null, where it has one. */
    private int orDefault(Frame record, RecordFields fields, int field) {
        String json = fields.expected(field) == null ? null : fields.defaultJson(field);
        if (json != null && cursor.peek() == JsonType.NULL) {
            cursor.readNull();
            enterDefault(record, json);
        }
        return field;
    }

    /** Goes to the next component that is absent and has a default; -1 if there is none. */
    private int nextDefault(Frame record, RecordFields fields) {
        for (int field = 0; field < fields.size(); field++) {
            String json = record.hasSeen(field) ? null : fields.defaultJson(field);
            if (json != null) {
                record.see(field, Frame.DEFAULTED);
                enterDefault(record, json);
                return field;
            }
        }
        return -1;
    }

    private void enterDefault(Frame record, String json) {
        detour = new Detour(cursor, coercions, detour);
        cursor = JsonCursor.of(json, JsonLimits.DEFAULT);
        coercions = null;
        record.inDefault = true;
        changed = true;
    }

    private void leaveDefault() {
        Detour back = Objects.requireNonNull(detour);
        cursor.close();
        cursor = back.cursor();
        coercions = back.coercions();
        detour = back.outer();
    }

    /**
     * Whether the next value is an object round the list that is meant. In a tolerant reading an object without that member
     * may be the only item of a list.
     */
    boolean isWrapper(JsonNames member, boolean mayBeItem) {
        return cursor.peek() == JsonType.OBJECT
                && (coercions == null || !mayBeItem || MemberLookup.find(cursor, member) != MemberLookup.ABSENT);
    }

    /** Whether the next value is an object with that member. */
    boolean hasMember(JsonNames member) {
        return cursor.peek() == JsonType.OBJECT && MemberLookup.find(cursor, member) != MemberLookup.ABSENT;
    }

    /** The arm of a union that the next object is; -1, and an issue, if none is told. */
    int beginUnion(UnionArms<?> arms) {
        if (cursor.peek() != JsonType.OBJECT) {
            wrongType("an object");
            return -1;
        }
        int mark = MemberLookup.find(cursor, arms.discriminator());
        int arm = mark == MemberLookup.ABSENT ? -1 : MemberLookup.indexAt(cursor, mark, arms.tags());
        if (arm < 0) {
            noArm(arms, mark);
        } else {
            nextTag = arms.tag(arm);
        }
        return arm;
    }

    /** Without a tag that is known, nothing in the object can be judged: it is skipped. */
    private void noArm(UnionArms<?> arms, int mark) {
        Map<String, Object> params = new LinkedHashMap<>();
        String discriminator = arms.discriminator().name(0);
        params.put("discriminator", discriminator);
        params.put("values", arms.values());
        if (mark != MemberLookup.ABSENT) {
            Object value = cursor.readAgain(mark);
            boolean scalar = value != null && !(value instanceof Map) && !(value instanceof List);
            params.put(scalar ? "value" : "received", scalar ? value : kind(value));
        }
        cursor.skipValue();
        Issue issue = Issue.of(IssueCode.INVALID_UNION, path().name(discriminator), params);
        add(frame.isSecretHere() ? Secrets.removed(issue) : issue);
        ok = false;
    }

    private static String kind(@Nullable Object value) {
        JsonType type = value == null ? JsonType.NULL : value instanceof Map ? JsonType.OBJECT : JsonType.ARRAY;
        return type.wireName();
    }

    /** The member that told the arm, or one more of its name. */
    private void tag(Frame record, UnionTag tag) {
        record.tags++;
        if (record.tags == 1) {
            cursor.skipValue();
        } else if (!tag.value().equals(JsonTree.read(cursor)) && record.tags > 0) {
            add(Issue.of(IssueCode.DUPLICATE_KEY, record.containerPath().name(tag.name()), Map.of()));
            record.tags = Integer.MIN_VALUE;
        }
    }

    private static OddMembers odd(Frame record) {
        OddMembers odd = record.odd;
        if (odd == null) {
            odd = new OddMembers();
            record.odd = odd;
        }
        return odd;
    }

    private void repeated(Frame record, int field) {
        int before = record.index;
        record.index = field;
        repeated(record, field, record.mark(field));
        record.index = before;
    }

    /** Equal values of one key collapse; different ones are an issue. */
    private void repeated(Frame container, Object key, int mark) {
        OddMembers odd = odd(container);
        OddMembers.Repeated member = odd.repeated(key);
        if (member == null) {
            member = odd.repeat(key, cursor.readAgain(mark));
        }
        if (member.isFirstConflict(JsonTree.read(cursor))) {
            add(IssueCode.DUPLICATE_KEY, Map.of());
        }
    }

    /** Leaves the record; false if there is an issue in it or below it, or if there was no object. */
    public boolean endRecord(RecordShape<?> shape) {
        if (noRecord) {
            noRecord = false;
            return false;
        }
        RecordFields fields = shape.fields();
        Frame record = frame;
        boolean missing = record.seen < fields.size() && addMissing(record, fields);
        if (record.odd != null) {
            unknown(record.odd.unknown(), record, fields, missing);
        }
        ok = true;
        return leave();
    }

    private boolean addMissing(Frame record, RecordFields fields) {
        boolean missing = false;
        for (int field = 0; field < fields.size(); field++) {
            String expected = fields.expected(field);
            if (expected != null && !record.hasSeen(field)) {
                record.index = field;
                add(IssueCode.MISSING, Map.of("expected", expected));
                missing = true;
            }
        }
        return missing;
    }

    /** Unknown keys are dropped, unless one of them may be what a component that is absent was meant to be. */
    private void unknown(List<String> keys, Frame record, RecordFields fields, boolean missing) {
        if (keys.isEmpty()) {
            return;
        }
        if (missing || fields.unknownKeys() == UnknownKeys.REJECT || NearMiss.among(keys, record, fields)) {
            IssuePath path = record.containerPath();
            Issue issue = Issue.of(IssueCode.UNRECOGNIZED_KEYS, path, Map.of("keys", keys));
            add(record.isSecret() ? Secrets.removed(issue) : issue);
        } else {
            changed = true;
        }
    }
}
