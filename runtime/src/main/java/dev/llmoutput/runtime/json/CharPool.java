package dev.llmoutput.runtime.json;

import org.jspecify.annotations.Nullable;

/** One character array for each thread, so that a small text costs no array; large arrays are not kept. */
final class CharPool {
    /** The longest array that is kept, in characters. */
    static final int MAX_KEPT = 65_536;

    private static final int MIN_LENGTH = 2_048;

    /** One object for each thread, so that taking and giving need a single look-up. */
    private static final ThreadLocal<CharPool> POOLS = new ThreadLocal<>();

    private char @Nullable [] kept;

    private CharPool() {}

    /** An array of at least {@code length} characters that nobody else uses. */
    static char[] take(int length) {
        if (length > MAX_KEPT) {
            return new char[length];
        }
        CharPool pool = ofThread();
        char[] array = pool.kept;
        pool.kept = null;
        return array != null && array.length >= length ? array : new char[Math.max(length, MIN_LENGTH)];
    }

    /** Gives an array back; nobody may use it any more. */
    static void give(char[] array) {
        if (array.length <= MAX_KEPT) {
            ofThread().kept = array;
        }
    }

    private static CharPool ofThread() {
        CharPool pool = POOLS.get();
        if (pool == null) {
            pool = new CharPool();
            POOLS.set(pool);
        }
        return pool;
    }
}
