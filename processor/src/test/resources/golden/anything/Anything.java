package com.example;

import com.fasterxml.jackson.databind.JsonNode;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Values that may be anything.
 *
 * @param data whatever there is
 */
@LlmOutput
public record Anything(
        Object data,
        @Size(min = 1) Map<String, Object> members,
        List<Object> items,
        Set<Object> distinct,
        Optional<Object> maybe,
        @Nullable Object nullable,
        JsonNode node,
        List<JsonNode> nodes,
        Map<String, JsonNode> named,
        Set<JsonNode> distinctNodes,
        @Nullable JsonNode nullableNode,
        @NotNull Object something,
        List<@NotNull Object> somethings) {}
