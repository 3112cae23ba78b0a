package dev.llmoutput.processor.read;

import java.util.Map;
import java.util.Set;

/** What to write instead of annotations of Jackson that have no meaning in a contract. */
final class JacksonProposals {
    /** For an annotation that gives a name in JSON. */
    static final String NAME = "write the name with @JsonProperty or @LlmField(name = \"...\")";

    private static final String OWN_RECORD = "write a record of its own that has only what the model must answer";

    /** Those that change what a class is in JSON when they stand on a method or constructor. */
    static final Set<String> SHAPING = Set.of(
            "JsonCreator",
            "JsonProperty",
            "JsonGetter",
            "JsonSetter",
            "JsonAnyGetter",
            "JsonAnySetter",
            "JsonUnwrapped");

    private static final String METHOD = "only components are in the contract; make it a component, or remove it";

    private static final String UNION = "it has a meaning on a sealed interface of records only";

    private static final Map<String, String> BY_SIMPLE_NAME = Map.ofEntries(
            Map.entry("JsonTypeInfo", UNION),
            Map.entry("JsonSubTypes", UNION),
            Map.entry(
                    "JsonNaming",
                    "use one of the strategies in PropertyNamingStrategies, or write names with @LlmField"),
            Map.entry("JsonCreator", "the canonical constructor is used; remove it"),
            Map.entry("JsonProperty", METHOD),
            Map.entry("JsonGetter", METHOD),
            Map.entry("JsonSetter", METHOD),
            Map.entry("JsonAnyGetter", METHOD),
            Map.entry("JsonAnySetter", METHOD),
            Map.entry(
                    "JsonEnumDefaultValue",
                    "a reply with another string is refused and asked for again; allow for it with a constant of its own"),
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
