package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.issue.Issue;
import dev.llmoutput.runtime.issue.IssueCode;
import dev.llmoutput.runtime.issue.IssueParams;
import dev.llmoutput.runtime.issue.IssuePath;
import dev.llmoutput.runtime.json.JsonLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A way through a value that knows at any time where it is, and the issues that were found on it. Belongs to one thread. */
public class Walk {
    final Frame root = new Frame(null);
    Frame frame = root;
    /** Null until the first issue. */
    private @Nullable List<Issue> issues;
    /** Whether rules speak of the key of an entry rather than of its value. */
    boolean atKey;
    /** Whether there is no issue in the array that was just left. */
    boolean clean;
    /** How much was gone through to compare items of sets. */
    long compared;

    private boolean comparedTooMuch;

    Walk() {}

    /** Enters a record, before its first component. */
    public int beginRecord(RecordShape<?> shape) {
        enter(shape.fields());
        return -1;
    }

    /** Goes to a component of the innermost record, by its index. */
    public final void atField(int field) {
        frame.index = field;
    }

    /** Leaves a record; whether there is no issue in it or below it. */
    public final boolean endRecord() {
        return leave();
    }

    /** Enters a record that is its only component: that stands where the record stands. */
    public final void beginValue(WrapperShape<?> shape) {
        enter(shape.fields());
        frame.index = 0;
        frame.onlyElement = true;
    }

    /** Leaves such a record; whether there is no issue in it. */
    public boolean endValue() {
        return leave();
    }

    /** Enters an array, before its first element. */
    public boolean beginArray() {
        enter(null);
        return true;
    }

    /** Goes to the next element of the innermost array. */
    public boolean nextElement() {
        frame.index++;
        return true;
    }

    /** Leaves an array; whether there is no issue in it. */
    public boolean endArray() {
        clean = leave();
        return clean;
    }

    /** Enters a map, before its first entry. */
    public boolean beginMap() {
        enter(null);
        return true;
    }

    /** Goes to the entry of that key of the innermost map; a null is an {@code invalid_type} issue. */
    public final void atEntry(@Nullable String key) {
        frame.key = null;
        if (key == null) {
            add(IssueCode.INVALID_TYPE, Map.of("expected", "a key", "received", "null"));
        }
        frame.key = key;
    }

    /** Whether the rules that follow are about the key of the entry, until the opposite is said. */
    public final void atKey(boolean key) {
        atKey = key;
    }

    /** Leaves a map; whether there is no issue in it. */
    public final boolean endMap() {
        return leave();
    }

    final void enter(@Nullable RecordFields fields) {
        frame = frame.enter(fields, issueCount());
    }

    final boolean leave() {
        boolean clean = issueCount() == frame.issuesBefore;
        frame = frame.parent == null ? root : frame.parent;
        return clean;
    }

    /** Where the walk is. */
    final IssuePath path() {
        return frame.path();
    }

    final void add(IssueCode code, Map<String, Object> params) {
        Issue issue = Issue.of(code, path(), params);
        add(frame.isSecretHere() ? Secrets.removed(issue) : issue);
    }

    void add(Issue issue) {
        List<Issue> list = issues;
        if (list == null) {
            list = new ArrayList<>();
            issues = list;
        }
        list.add(issue);
    }

    /** Counts so much that is gone through to compare items; whether it is more than may be, which is one issue. */
    final boolean compare(long size) {
        compared += size;
        if (compared <= mostCompared()) {
            return false;
        }
        if (!comparedTooMuch) {
            comparedTooMuch = true;
            add(
                    IssueCode.LIMIT,
                    IssueParams.of("limit", "a length of all that is in sets, once for each set round it,")
                            .and("maximum", mostCompared()));
        }
        return true;
    }

    /** How much may be gone through to compare items. */
    long mostCompared() {
        return (long) Distinct.MAX_TIMES * JsonLimits.DEFAULT.maxDocumentLength();
    }

    final int issueCount() {
        return issues == null ? 0 : issues.size();
    }

    /** All issues, in the order in which they were found. */
    final List<Issue> issues() {
        return issues == null ? List.of() : issues;
    }

    /** Forgets everything, for another walk. */
    final void reset() {
        frame = root;
        root.clear();
        issues = null;
        atKey = false;
        compared = 0;
        comparedTooMuch = false;
    }
}
