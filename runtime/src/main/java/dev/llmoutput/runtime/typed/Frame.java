package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One open record, array or map of a walk, or the place above the root. Frames are kept and used again, and paths are made only
 * for an issue, so a walk without issues makes no garbage.
 */
final class Frame {
    /** Deeper frames are not kept. */
    private static final int MAX_KEPT = 64;

    private static final int UNSEEN = -1;

    /** The mark of a component that is not in the text. */
    static final int DEFAULTED = -2;

    final @Nullable Frame parent;
    private final int depth;
    private @Nullable Frame child;

    /** Null in an array or map. */
    private @Nullable RecordFields fields;
    /** The component or element that the walk is at; -1 before the first. */
    int index;
    /** How many issues there were before. */
    int issuesBefore;
    /** Whether the text of this object has been read to its end. */
    boolean ended;
    /** Whether what is read now is a default of this record. */
    boolean inDefault;
    /** Whether the whole of this container is secret. */
    private boolean secret;
    /** Whether this is no array but one value that counts as its only element. */
    boolean onlyElement;
    /** Whether this is an array that stands in the text. */
    boolean array;
    /** How many of its elements were taken for arrays of just that. */
    private int single;
    /** What the first of them is; null if there is none. */
    private @Nullable JsonType singleType;
    /** How many components have been seen. */
    int seen;
    /** What is out of the ordinary in this object; null if nothing is. */
    @Nullable
    OddMembers odd;

    /** What tells an arm of a union from the others, where this object is one; null anywhere else. */
    @Nullable
    UnionTag tag;
    /** How many members tell so; a further one with another value is told of once. */
    int tags;

    /** The key of the entry that the walk is at, in a map; null before the first, and in anything else. */
    @Nullable
    String key;

    /** Where the value of each entry of a map begins; null in a walk that does not read. */
    @Nullable
    Map<String, Integer> entries;

    /** Where the value of each component begins; {@link #UNSEEN} before. */
    private int[] marks = {};
    /** Which of its names each component was found by; the complement of that where a default stands in for its null. */
    private int[] foundNames = {};

    private @Nullable IssuePath containerPath;

    Frame(@Nullable Frame parent) {
        this.parent = parent;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.index = -1;
    }

    /** The frame of a container that stands where this one is at. */
    Frame enter(@Nullable RecordFields newFields, int issues) {
        Frame frame = child;
        if (frame == null) {
            frame = new Frame(this);
            if (depth < MAX_KEPT) {
                child = frame;
            }
        }
        frame.reset(newFields, issues);
        return frame;
    }

    private void reset(@Nullable RecordFields newFields, int issues) {
        fields = newFields;
        index = -1;
        issuesBefore = issues;
        onlyElement = false;
        array = false;
        single = 0;
        singleType = null;
        ended = false;
        inDefault = false;
        secret = parent != null && parent.isSecretHere();
        seen = 0;
        odd = null;
        tag = null;
        tags = 0;
        key = null;
        entries = null;
        containerPath = null;
        if (newFields != null) {
            int size = newFields.size();
            if (marks.length < size) {
                marks = new int[size];
                foundNames = new int[size];
            }
            Arrays.fill(marks, 0, size, UNSEEN);
        }
    }

    /** Lets go of what the frames above keep of the last walk. */
    void clear() {
        for (Frame frame = child; frame != null; frame = frame.child) {
            frame.odd = null;
            frame.key = null;
            frame.entries = null;
            frame.containerPath = null;
        }
    }

    /** The array that this place is an element of; null if it is none. */
    private @Nullable Frame enclosingArray() {
        Frame around = this;
        while (around.onlyElement && around.fields != null && around.parent != null) {
            around = around.parent;
        }
        return around.array ? around : null;
    }

    /** Notes that a value of that type stands here for an array of just that. */
    void takeSingle(JsonType type) {
        Frame around = enclosingArray();
        if (around != null) {
            around.singleType = around.single == 0 ? type : around.singleType;
            around.single++;
        }
    }

    /**
     * What the elements of this array are, if all of several were taken for arrays: together they may as well be one. Null
     * otherwise. Where there is only one, it is the same for what is round it.
     */
    @Nullable
    JsonType ambiguousElements() {
        if (single == 0 || single <= index) {
            return null;
        }
        if (single == 1 && parent != null) {
            parent.takeSingle(JsonType.ARRAY);
        }
        return single > 1 ? singleType : null;
    }

    /** How many containers are open. */
    int depth() {
        return depth;
    }

    /** Marks a component as seen, its value at {@code mark}; false if it was seen before. */
    boolean see(int field, int mark) {
        if (marks[field] != UNSEEN) {
            return false;
        }
        marks[field] = mark;
        index = field;
        seen++;
        return true;
    }

    /** Notes the name, by its index in the table of names, of a component that was just seen. */
    void foundAs(int field, int name) {
        foundNames[field] = name;
    }

    /** The name that a component in the text was found by. */
    int name(int field) {
        return foundNames[field] < 0 ? ~foundNames[field] : foundNames[field];
    }

    /** Notes that a default stands in for the null of a component that was just seen. */
    void foundNull(int field) {
        foundNames[field] = ~foundNames[field];
    }

    /** Whether the container itself is a secret, or in one. */
    boolean isSecret() {
        return secret;
    }

    /** Whether what the walk is at is a secret, or in one. */
    boolean isSecretHere() {
        return secret || (fields != null && index >= 0 && fields.isSecret(index));
    }

    /** Whether the text has a component. */
    boolean isInText(int field) {
        return marks[field] >= 0;
    }

    /** The components that a default stands in for because the text has no such key, or a null there. */
    List<String> defaulted() {
        List<String> names = new ArrayList<>();
        for (int field = 0; fields != null && field < fields.size(); field++) {
            if (marks[field] == DEFAULTED || (isInText(field) && foundNames[field] < 0)) {
                names.add(fields.name(field));
            }
        }
        return names;
    }

    /** The component whose default is read, of those here and round it the outermost. */
    String defaultRead() {
        String name = "";
        for (Frame around = this; around != null; around = around.parent) {
            name = around.inDefault && around.fields != null ? around.fields.name(around.index) : name;
        }
        return name;
    }

    boolean hasSeen(int field) {
        return marks[field] != UNSEEN;
    }

    /** Where the value of a component that was seen begins. */
    int mark(int field) {
        return marks[field];
    }

    /** What is expected at a component of this record. */
    String expected(int field) {
        String expected = fields == null ? null : fields.expected(field);
        return expected == null ? "a value" : expected;
    }

    /** The path of what the walk is at: a component, an element, an entry, or before the first the container itself. */
    IssuePath path() {
        IssuePath container = containerPath();
        if (key != null) {
            return container.name(secret ? "<secret>" : key);
        }
        if (index < 0 || onlyElement) {
            return container;
        }
        return fields == null ? container.index(index) : container.name(fields.name(index));
    }

    IssuePath containerPath() {
        IssuePath path = containerPath;
        if (path == null) {
            path = parent == null ? IssuePath.ROOT : parent.path();
            containerPath = path;
        }
        return path;
    }
}
