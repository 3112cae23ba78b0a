package dev.llmoutput.processor.text;

import dev.llmoutput.runtime.json.JsonAppender;

/** The names of members in JSON texts. */
public final class JsonName {
    private JsonName() {}

    /** Whether a name stands in JSON as it is, with nothing escaped. */
    public static boolean isPlain(String name) {
        return JsonAppender.isPlain(name);
    }
}
