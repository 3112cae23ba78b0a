package dev.llmoutput.processor.read;

import java.util.Map;
import java.util.Set;

/** What to write instead of annotations of Jackson that have no meaning in a contract. */
final class JacksonProposals {
    /** For an annotation that gives a name in JSON. */
    static final String NAME = "write the name with @JsonProperty or @LlmField(name = \"...\")";

    static final String OWN_RECORD = "write a record of its own that has only what the model must answer";

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

    private static final String ANY_KEYS =
            "a component has one key, and keys beside the components follow @LlmOutput(unknownKeys = ...)";

    private static final String CODEC = "write a codec and name it with @LlmField(codec = ...)";

    private static final String UNION = "it has a meaning on a sealed interface of records only";

    private static final Map<String, String> BY_SIMPLE_NAME = Map.ofEntries(
            Map.entry("JsonTypeInfo", UNION),
            Map.entry("JsonSubTypes", UNION),
            Map.entry(
                    "JsonNaming",
                    "use one of the strategies in PropertyNamingStrategies, or write names with @LlmField"),
            Map.entry("JsonCreator", "the canonical constructor is used; remove it"),
            Map.entry("JsonGetter", NAME),
            Map.entry("JsonSetter", NAME),
            Map.entry("JsonAnyGetter", ANY_KEYS),
            Map.entry("JsonAnySetter", ANY_KEYS),
            Map.entry("JsonSerialize", CODEC),
            Map.entry("JsonDeserialize", CODEC),
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
            Map.entry(
                    "JsonFormat",
                    "the form of each type is fixed; name a codec for another with @LlmField(codec = ...)"));

    private JacksonProposals() {}

    /** What to write instead of one that stands on a method or constructor, where it shapes the class. */
    static String onMethod(String simpleName) {
        return simpleName.equals("JsonCreator") || simpleName.equals("JsonUnwrapped") ? instead(simpleName) : METHOD;
    }

    static String instead(String simpleName) {
        return BY_SIMPLE_NAME.getOrDefault(simpleName, "remove it, or describe its meaning with @LlmField");
    }
}
