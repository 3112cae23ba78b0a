package dev.llmoutput.runtime.json;

import java.util.Arrays;

/**
 * Where the objects end that looks ahead have passed over. A later look into one of them goes from member to member and
 * does not pass over what is in them again: so all looks together see a character a few times, however deep objects lie in
 * one another. Takes two numbers for each object, and holds nothing of the text.
 */
final class PassedObjects {
    private static final int[] NONE = {};

    /** Where each object begins, in the order of the text. */
    private int[] starts = NONE;
    /** Where each object ends; of one that is still open, the index of the object around it. */
    private int[] ends = NONE;

    private int count;
    /** The innermost open object. */
    private int open = -1;
    /** Every object from the first position up to before the second is there. */
    private int from;

    private int to;

    /** Before a look into the object at {@code start}. What is known of others is forgotten if this one is none of them. */
    void beginLook(int start) {
        if (start < from || start >= to) {
            from = start;
            to = start;
            count = 0;
            open = -1;
        }
    }

    /** After a look that came as far as {@code position}. */
    void endLook(int position) {
        to = Math.max(to, position);
    }

    /** Behind the end of the object at {@code start}, which is in the one that is looked into; -1 if that is not known yet. */
    int endOf(int start) {
        return start < to ? ends[Arrays.binarySearch(starts, 0, count, start)] : -1;
    }

    /** An object that is not known yet begins. */
    void enter(int start) {
        if (count == starts.length) {
            int capacity = Math.max(16, 2 * count);
            starts = Arrays.copyOf(starts, capacity);
            ends = Arrays.copyOf(ends, capacity);
        }
        starts[count] = start;
        ends[count] = open;
        open = count++;
    }

    /** The innermost object that was entered ends before {@code position}. */
    void leave(int position) {
        int outer = ends[open];
        ends[open] = position;
        open = outer;
    }

    /** How many objects are known. */
    int count() {
        return count;
    }
}
