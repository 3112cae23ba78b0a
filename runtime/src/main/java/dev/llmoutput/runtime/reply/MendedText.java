package dev.llmoutput.runtime.reply;

import dev.llmoutput.runtime.issue.Repair;
import dev.llmoutput.runtime.json.JsonWhitespace;
import java.util.Arrays;
import java.util.List;

/**
 * One value of a reply as strict JSON: the part of the raw text where it stands, or a copy in which what has exactly one
 * reading was mended. Immutable.
 */
public final class MendedText {
    private static final int[] NONE = {};

    private final String text;
    private final int start;
    private final int end;
    private final int rawStart;
    /** Of each change: where it begins in {@link #text} and how much it put there. */
    private final int[] places;

    private final int[] lengths;
    /** Of each change: where it begins in the raw text and how much it took away. */
    private final int[] sources;

    private final int[] gaps;
    private final List<Repair> repairs;

    private MendedText(String raw, int start, int end) {
        this.text = raw;
        this.start = start;
        this.end = end;
        this.rawStart = start;
        this.places = NONE;
        this.lengths = NONE;
        this.sources = NONE;
        this.gaps = NONE;
        this.repairs = List.of();
    }

    /** The value that stands in {@code raw} from {@code start} to {@code end} and needs no mending. */
    public static MendedText of(String raw, int start, int end) {
        return new MendedText(raw, start, end);
    }

    MendedText(
            String text, int rawStart, int[] places, int[] lengths, int[] sources, int[] gaps, List<Repair> repairs) {
        this.text = text;
        this.start = 0;
        this.end = text.length();
        this.rawStart = rawStart;
        this.places = places;
        this.lengths = lengths;
        this.sources = sources;
        this.gaps = gaps;
        this.repairs = List.copyOf(repairs);
    }

    /** A text that holds the value. */
    public String text() {
        return text;
    }

    /** Where the value begins in {@link #text()}. */
    public int start() {
        return start;
    }

    /** Whether the value is an array or object with nothing in it. */
    boolean isEmptyContainer() {
        return JsonWhitespace.trimStart(text, start + 1, end) == end - 1;
    }

    /** Where the value ends in {@link #text()}, exclusive. */
    public int end() {
        return end;
    }

    /** Where the value begins in the raw reply. */
    public int rawStart() {
        return rawStart;
    }

    /** Where the value ends in the raw reply, exclusive. */
    int rawEnd() {
        return rawOffset(end);
    }

    /** What was mended inside the value, in document order. */
    public List<Repair> repairs() {
        return repairs;
    }

    /** Where in the raw reply that which stands at {@code offset} of {@link #text()} comes from. */
    public int rawOffset(int offset) {
        int change = lastChange(offset);
        if (change < 0) {
            return rawStart + offset - start;
        }
        int beyond = offset - places[change] - lengths[change];
        return beyond < 0 ? sources[change] : sources[change] + gaps[change] + beyond;
    }

    /** Whether what stands at {@code offset} of {@link #text()} was put there. */
    public boolean isMended(int offset) {
        int change = lastChange(offset);
        return change >= 0 && offset < places[change] + lengths[change];
    }

    /** The last change that begins at {@code offset} or before, or a negative number. */
    private int lastChange(int offset) {
        int found = Arrays.binarySearch(places, offset);
        if (found < 0) {
            return -2 - found;
        }
        while (found + 1 < places.length && places[found + 1] == offset) {
            found++;
        }
        return found;
    }
}
