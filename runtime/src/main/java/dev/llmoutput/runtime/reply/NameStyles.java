package dev.llmoutput.runtime.reply;

import java.util.BitSet;

/**
 * Which objects of a value have names in quotes, and which have names without. No object has both: {@code , name:} behind a
 * name in quotes may as well be in a text that has quotes in it.
 */
final class NameStyles {
    private final BitSet quoted = new BitSet();
    private final BitSet bare = new BitSet();
    private boolean anyBare;
    private boolean mixed;

    void clear() {
        anyBare = false;
        mixed = false;
    }

    /** An object begins at that depth. */
    void enter(int depth) {
        quoted.clear(depth);
        bare.clear(depth);
    }

    /** A name in quotes; false if the object has others. */
    boolean addQuoted(int depth) {
        quoted.set(depth);
        mixed = bare.get(depth);
        return !mixed;
    }

    /** A name without quotes; false if the object has others. */
    boolean addBare(int depth) {
        bare.set(depth);
        anyBare = true;
        mixed = quoted.get(depth);
        return !mixed;
    }

    /** Whether there is a name without quotes, so that the value is one of JavaScript. */
    boolean hasBare() {
        return anyBare;
    }

    /** Whether the last name is not as the others of its object. */
    boolean isMixed() {
        return mixed;
    }
}
