package dev.llmoutput.runtime.typed;

import dev.llmoutput.UnknownKeys;
import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.json.JsonCursor;
import dev.llmoutput.runtime.json.JsonLimits;
import dev.llmoutput.runtime.json.JsonTree;
import dev.llmoutput.runtime.json.JsonType;
import dev.llmoutput.runtime.reply.SchemaEcho;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The part of {@link TypedReader} that reads records, with what stands in for components that are absent. */
public class RecordReader extends MapReader {
    /** Whether the last value that should have been a record was none; until endRecord has heard of it. */
    private boolean noRecord;

    /** The arm that the next record is read as; null for none. */
    @Nullable
    UnionTag nextTag;

    /** Where the reading goes on after the default that is read now; null outside of defaults. */
    private @Nullable Detour detour;

    /** The components of the record that was just left which the text has no value for, so that their defaults count. */
    private List<String> defaulted = List.of();

    RecordReader() {}

    /** Forgets the last reading, of which nothing may be left even if it broke off. */
    final void resetRecords() {
        noRecord = false;
        nextTag = null;
        defaulted = List.of();
        while (detour != null) {
            leaveDefault();
        }
    }

    /** Enters a record and goes to its first component that is there, as {@link #nextField}; -1 if there is none. */
    @Override
    public int beginRecord(RecordShape<?> shape) {
        if (cursor.peek() != JsonType.OBJECT) {
            wrongContainer("an object");
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
                    record.foundAs(field, name);
                    return fields.hasDefaults() ? orDefault(record, fields, field) : field;
                }
                repeated(record, fields, field, name);
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
            record.foundNull(field);
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

    /** One more value of a component, under the same key or another one. */
    private void repeated(Frame record, RecordFields fields, int field, int name) {
        int before = record.index;
        record.index = field;
        int first = record.name(field);
        Map<String, Object> params = first == name
                ? Map.of()
                : IssueParams.of(
                        "keys",
                        List.of(fields.names().name(first), fields.names().name(name)));
        again(record, field, record.mark(field), JsonTree.read(cursor), params);
        record.index = before;
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
        defaulted = fields.hasDefaults() ? record.defaulted() : List.of();
        return leave();
    }

    @Override
    public boolean endValue() {
        defaulted = List.of();
        return super.endValue();
    }

    /** An issue with a default says so: the text has nothing there. */
    @Override
    void add(Issue issue) {
        super.add(detour == null ? issue : withDefaulted(issue, List.of(frame.defaultRead())));
    }

    @Override
    final Issue ofRecord(Issue issue) {
        return detour == null ? withDefaulted(issue, defaulted) : issue;
    }

    private static Issue withDefaulted(Issue issue, List<String> names) {
        if (names.isEmpty()) {
            return issue;
        }
        Map<String, Object> params = new LinkedHashMap<>(issue.params());
        params.put("defaulted", names);
        return Issue.of(issue.code(), issue.path(), params);
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

    /**
     * Unknown keys are dropped, unless one of them may be what a component that is absent was meant to be, or they show that
     * the object is the schema and no answer.
     */
    private void unknown(List<String> keys, Frame record, RecordFields fields, boolean missing) {
        if (keys.isEmpty()) {
            return;
        }
        List<String> meant = NearMiss.among(keys, record, fields);
        boolean isSchema = SchemaEcho.is(keys);
        if (missing || fields.unknownKeys() == UnknownKeys.REJECT || !meant.isEmpty() || isSchema) {
            IssueParams params = IssueParams.of("keys", keys);
            params = isSchema ? params.and("received", "a JSON Schema") : params;
            Issue issue = Issue.of(
                    IssueCode.UNRECOGNIZED_KEYS,
                    record.containerPath(),
                    meant.isEmpty() ? params : params.and("meant", meant));
            add(record.isSecret() ? Secrets.removed(issue) : issue);
        } else {
            changed = true;
        }
    }
}
