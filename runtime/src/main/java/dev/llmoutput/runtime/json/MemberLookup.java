package dev.llmoutput.runtime.json;

/**
 * Looks for a member of the object that comes next, wherever it stands in it, and leaves the cursor where it was. What is
 * passed over on the way is checked for its syntax and forgotten; only where objects end is kept, for looks into them.
 */
public final class MemberLookup {
    /** What {@link #find} answers where there is no such member. */
    public static final int ABSENT = -1;

    private MemberLookup() {}

    /**
     * Where the value of the first member of one of the names begins, for {@link #indexAt} and {@link JsonCursor#readAgain}.
     *
     * @param in before an object
     * @throws JsonSyntaxException as reading the object up to there would
     */
    public static int find(JsonCursor in, JsonNames names) {
        int position = in.mark();
        int members = in.members();
        int depth = in.depth();
        in.beginObject();
        int found = in.nextName(names, 0);
        if (found == JsonCursor.UNKNOWN) {
            found = findBehind(in, names, position);
        }
        int value = found == JsonCursor.END ? ABSENT : in.mark();
        in.rewind(position, depth, members);
        return value;
    }

    /** Goes on behind the first member of the object at {@code start}. */
    private static int findBehind(JsonCursor in, JsonNames names, int start) {
        PassedObjects passed = in.passed();
        passed.beginLook(start);
        int found = JsonCursor.UNKNOWN;
        while (found == JsonCursor.UNKNOWN) {
            in.skip(passed);
            found = in.nextName(names, 0);
        }
        passed.endLook(in.mark());
        return found;
    }

    /** The index in {@code values} of the string at {@code mark}; -1 for another string and for what is none. */
    public static int indexAt(JsonCursor in, int mark, JsonNames values) {
        int position = in.mark();
        int depth = in.depth();
        in.rewind(mark, depth, in.members());
        int index = in.peek() == JsonType.STRING ? in.readName(values) : -1;
        in.rewind(position, depth, in.members());
        return index;
    }
}
