package dev.llmoutput.runtime.typed;

import dev.llmoutput.runtime.json.JsonNames;

/**
 * What tells one arm of a union from the others.
 *
 * @param names the discriminator, the only one of its list
 * @param value what it has in that arm
 */
record UnionTag(JsonNames names, String value) {
    String name() {
        return names.name(0);
    }
}
