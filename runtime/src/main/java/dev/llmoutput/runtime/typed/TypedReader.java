package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonNames;
import dev.llmoutput.runtime.json.JsonSyntaxException;
import dev.llmoutput.runtime.json.JsonType;
import dev.llmoutput.runtime.json.MemberLookup;
import dev.llmoutput.runtime.reply.MendedText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads values from a JSON text for generated code. A read whose value has the wrong type adds an issue, skips the value
 * and answers null, 0 or false; {@link #ok()} tells it from a value that was read. Unknown, repeated and missing keys never
 * reach generated code. Belongs to one thread.
 */
public final class TypedReader extends RecordReader {
    /** One reader for each thread. A record's constructor may read as well: then there is a second one for a while. */
    private static final ThreadLocal<TypedReader> KEPT = new ThreadLocal<>();

    /** With more issues than this a reply is refused as a whole, so that what is wrong with it fits in memory. */
    static final int MAX_ISSUES = 100_000;

    /** A class whose initialisation runs out of stack is lost for good: these are needed when the stack may be short. */
    @SuppressWarnings("UnusedVariable") // naming them is all it is for
    private static final Object[] LOADED_EARLY = {IssuePath.ROOT, IssueCode.LIMIT, JsonSyntaxException.Kind.LIMIT};

    private boolean taken;
    private long mostCompared;

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

    /** @param secrets whether the contract holds some */
    void open(String text, int start, int end, ReadOptions options, boolean secrets) {
        holdsSecrets = secrets;
        ok = true;
        changed = false;
        wholeIsElement = false;
        coercions = null;
        clock(options.givenClock());
        mostCompared = (long) Distinct.MAX_TIMES * options.limits().maxDocumentLength();
        cursor.open(text, start, end, options.limits());
    }

    /** Opens a text for a tolerant reading. */
    void open(MendedText text, ReadOptions options, boolean secrets) {
        open(text.text(), text.start(), text.end(), options, secrets);
        coercions = new Coercions(cursor, text);
    }

    /** The coercions that were made, in document order. */
    List<Repair> coercions() {
        return coercions == null ? List.of() : coercions.repairs();
    }

    /** @param secrets whether the text holds some, which must not stay in a buffer that is used again */
    void close(boolean secrets) {
        resetRecords();
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
    long mostCompared() {
        return mostCompared;
    }

    @Override
    void add(Issue issue) {
        if (issueCount() == MAX_ISSUES) {
            throw cursor.tooLarge("a number of issues", MAX_ISSUES);
        }
        super.add(issue);
    }

    /**
     * Whether the next value is an object round the list that is meant. In a tolerant reading an object without that member
     * may be the only item of a list.
     */
    boolean isWrapper(JsonNames member, boolean mayBeItem) {
        return cursor.peek() == JsonType.OBJECT
                && (coercions == null || !mayBeItem || MemberLookup.find(cursor, member) != MemberLookup.ABSENT);
    }

    /** Whether the next value of a tolerant reading is an object that has members, of which {@code shape} knows none. */
    boolean isStranger(ValueShape<?> shape) {
        if (coercions == null
                || cursor.peek() != JsonType.OBJECT
                || !(cursor.readAgain(cursor.mark()) instanceof Map<?, ?> members)) {
            return false;
        }
        for (Object name : members.keySet()) {
            if (shape.knows((String) name)) {
                return false;
            }
        }
        return !members.isEmpty();
    }

    /** Whether the next value of a tolerant reading is an object with none of these members. */
    boolean isStranger(JsonNames names) {
        return coercions != null
                && cursor.peek() == JsonType.OBJECT
                && MemberLookup.find(cursor, names) == MemberLookup.ABSENT;
    }

    /** Whether the next value is an object with that member. */
    boolean hasMember(JsonNames member) {
        return cursor.peek() == JsonType.OBJECT && MemberLookup.find(cursor, member) != MemberLookup.ABSENT;
    }

    /** The arm of a union that the next object is; -1, and an issue, if none is told. */
    int beginUnion(UnionArms<?> arms) {
        if (cursor.peek() != JsonType.OBJECT) {
            wrongContainer("an object");
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
}
