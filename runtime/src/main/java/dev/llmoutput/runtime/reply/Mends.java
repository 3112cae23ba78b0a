package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The changes that make strict JSON of one value, in the order of the text, and what they mend. */
final class Mends {
    private int[] offsets = new int[16];
    private int[] removed = new int[16];
    private String[] inserted = new String[16];
    private int size;
    private final List<Repair> repairs = new ArrayList<>();

    void clear() {
        size = 0;
        repairs.clear();
    }

    /** Puts {@code text} in the place of {@code length} characters at {@code offset}. */
    void replace(int offset, int length, String text) {
        if (size == offsets.length) {
            offsets = Arrays.copyOf(offsets, size * 2);
            removed = Arrays.copyOf(removed, size * 2);
            inserted = Arrays.copyOf(inserted, size * 2);
        }
        int index = size++;
        // Only a trailing comma is found late: what follows it are the comments up to the closing bracket.
        while (index > 0 && offsets[index - 1] > offset) {
            set(index, offsets[index - 1], removed[index - 1], inserted[index - 1]);
            index--;
        }
        set(index, offset, length, text);
    }

    private void set(int index, int offset, int length, String text) {
        offsets[index] = offset;
        removed[index] = length;
        inserted[index] = text;
    }

    /** Says in {@code what} what one or more changes from {@code offset} on mend. */
    void note(Repair.Kind kind, int offset, String what) {
        repairs.add(new Repair(kind, offset, what));
    }

    /** The value from {@code start} to {@code end} with all changes. */
    MendedText apply(String raw, int start, int end) {
        if (size == 0) {
            return MendedText.of(raw, start, end);
        }
        return mended(raw, start, end, size, Repair.inDocumentOrder(repairs, List.of()));
    }

    /** The text from {@code start} to {@code end} with the changes that are before {@code fault}. */
    MendedText applyBefore(int fault, String raw, int start, int end) {
        int count = 0;
        while (count < size && offsets[count] < fault) {
            count++;
        }
        return mended(raw, start, end, count, List.of());
    }

    private MendedText mended(String raw, int start, int end, int count, List<Repair> noted) {
        StringBuilder text = new StringBuilder(end - start + count);
        int[] places = new int[count];
        int[] lengths = new int[count];
        int from = start;
        for (int i = 0; i < count; i++) {
            text.append(raw, from, offsets[i]);
            places[i] = text.length();
            lengths[i] = inserted[i].length();
            text.append(inserted[i]);
            from = offsets[i] + removed[i];
        }
        text.append(raw, from, end);
        int[] sources = Arrays.copyOf(offsets, count);
        int[] gaps = Arrays.copyOf(removed, count);
        return new MendedText(text.toString(), start, places, lengths, sources, gaps, noted);
    }
}
