package dev.llmoutput.processor.read;

import java.util.Map;

/** What to write instead of annotations of Jackson that have no meaning in a contract. */
final class JacksonProposals {
    private static final String NAME = "write the name with @JsonProperty or @LlmField(name = \"...\")";
    private static final String OWN_RECORD = "write a record of its own that has only what the model must answer";

    private static final Map<String, String> BY_SIMPLE_NAME = Map.ofEntries(
            Map.entry("JsonAlias", NAME),
            Map.entry("JsonNaming", NAME),
            Map.entry("JsonValue", NAME),
            Map.entry("JsonCreator", "the canonical constructor is used; remove it"),
            Map.entry("JsonIgnore", OWN_RECORD),
            Map.entry("JsonIgnoreType", OWN_RECORD),
            Map.entry("JsonIncludeProperties", OWN_RECORD),
            Map.entry("JsonUnwrapped", "write the components of the inner record here"),
            Map.entry("JsonIgnoreProperties", "unknown keys follow @LlmOutput(unknownKeys = ...)"),
            Map.entry("JsonPropertyOrder", "the order is that of the components"),
            Map.entry("JsonInclude", "absent values are never written"),
            Map.entry("JsonFormat", "describe the form with @LlmField(description = \"...\")"));

    private JacksonProposals() {}

    static String instead(String simpleName) {
        return BY_SIMPLE_NAME.getOrDefault(simpleName, "remove it, or describe its meaning with @LlmField");
    }
}
