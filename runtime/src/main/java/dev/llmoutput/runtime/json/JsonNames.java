package dev.llmoutput.runtime.json;

/**
 * A fixed list of distinct texts that a cursor finds again without making a String: the names of an object's members or
 * the values of an enum. The one that is expected next is compared first; any other costs one look-up in a hash table.
 * Immutable.
 */
public final class JsonNames {
    private static final char[] NEVER = {};

    private final String[] names;
    /** Each name with its closing quote; {@link #NEVER} for one that JSON cannot hold without an escape. */
    private final char[][] quoted;
    /** Open addressing; 0 is free, else the index + 1. */
    private final int[] table;

    private JsonNames(String[] names) {
        this.names = names;
        this.quoted = new char[names.length][];
        this.table = new int[Integer.highestOneBit(names.length * 4 + 1)];
        for (int i = 0; i < names.length; i++) {
            quoted[i] = isPlain(names[i]) ? (names[i] + '"').toCharArray() : NEVER;
            insert(i);
        }
    }

    /**
     * The list of {@code names}, in their order.
     *
     * @throws IllegalArgumentException if a name stands there twice
     */
    public static JsonNames of(String... names) {
        return new JsonNames(names.clone());
    }

    private static boolean isPlain(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                return false;
            }
        }
        return true;
    }

    private void insert(int index) {
        int slot = names[index].hashCode() & (table.length - 1);
        while (table[slot] != 0) {
            if (names[table[slot] - 1].equals(names[index])) {
                throw new IllegalArgumentException("the same name twice: " + names[index]);
            }
            slot = (slot + 1) & (table.length - 1);
        }
        table[slot] = index + 1;
    }

    /** How many there are. */
    public int size() {
        return names.length;
    }

    /** The text at {@code index}, 0-based. */
    public String name(int index) {
        return names[index];
    }

    /** The index of {@code name}, or -1. */
    public int indexOf(String name) {
        int slot = name.hashCode() & (table.length - 1);
        while (table[slot] != 0) {
            if (names[table[slot] - 1].equals(name)) {
                return table[slot] - 1;
            }
            slot = (slot + 1) & (table.length - 1);
        }
        return -1;
    }

    /** If name {@code index} and a closing quote stand at {@code from}, the position after the quote, else -1. */
    int endOf(int index, char[] text, int from) {
        if (index >= names.length) {
            return -1;
        }
        char[] name = quoted[index];
        int i = 0;
        // The NUL after the text differs from every character here, so the array's end is never reached.
        while (i < name.length && text[from + i] == name[i]) {
            i++;
        }
        return i == name.length && i > 0 ? from + i : -1;
    }

    /** The index of the name that stands in {@code text} from {@code start} to {@code end}, or -1. */
    int indexOf(char[] text, int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + text[i];
        }
        int slot = hash & (table.length - 1);
        while (table[slot] != 0) {
            if (isAt(names[table[slot] - 1], text, start, end)) {
                return table[slot] - 1;
            }
            slot = (slot + 1) & (table.length - 1);
        }
        return -1;
    }

    private static boolean isAt(String name, char[] text, int start, int end) {
        if (name.length() != end - start) {
            return false;
        }
        int i = 0;
        while (i < name.length() && name.charAt(i) == text[start + i]) {
            i++;
        }
        return i == name.length();
    }
}
