package dev.llmoutput.processor.sample;

import dev.llmoutput.runtime.json.EnumSpelling;
import dev.llmoutput.runtime.json.JsonKeys;

/** What the runtime says of keys and of the names of constants, for rules that judge them. */
public final class KeyRules {
    private KeyRules() {}

    /** Whether providers refuse a schema with the key {@code name}. */
    public static boolean isReserved(String name) {
        return JsonKeys.isReserved(name);
    }

    /** What a tolerant reading compares of {@code text} where it looks for a constant of an enum. */
    public static String folded(String text) {
        return EnumSpelling.folded(text);
    }
}
