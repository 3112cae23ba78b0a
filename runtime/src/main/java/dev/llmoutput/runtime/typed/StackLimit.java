package dev.llmoutput.runtime.typed;

import java.util.LinkedHashMap;
import java.util.Map;

/** The {@code limit} issue of code that a value takes out of the stack: what can provoke it is in the reply. */
final class StackLimit {
    private StackLimit() {}

    /** Its parameters; there is no number to be under. */
    static Map<String, Object> params(String expected) {
        Map<String, Object> params = new LinkedHashMap<>();
        params.put("limit", expected + " without running out of stack");
        return params;
    }
}
