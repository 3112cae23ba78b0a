package com.example;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Values that authors give: aliases, defaults, examples. */
@LlmOutput
public record Query(
        @LlmField(aliases = {"query", "search term"}, example = "rain in \"Bonn\"") String q,
        @JsonAlias("max") @LlmField(defaultJson = "10", description = "how many hits") @Max(100) int limit,
        @LlmField(defaultJson = "\"UP\"", example = "DOWN") Order order,
        @LlmField(defaultJson = "[]") List<Filter> filters,
        @LlmField(defaultJson = " { \"from\" : 1 } ") Range range,
        @LlmField(defaultJson = "0.50") Optional<BigDecimal> weight,
        @LlmField(defaultJson = "\"none\"", example = "a\u2028b") Optional<String> note,
        @JsonProperty(required = false) Optional<@Max(9) Integer> rank,
        @LlmField(defaultJson = "{\"order\": null}") Nested nested) {
    /** The order of the hits. */
    public enum Order {
        @JsonAlias({"asc", "ascending"})
        UP,
        @LlmField(aliases = "desc")
        DOWN
    }

    public record Filter(String key, @LlmField(aliases = "v") String value) {}

    public record Range(int from, @LlmField(defaultJson = "9") int to) {
        public Range {
            if (from > to) {
                throw new IllegalArgumentException("from is above to");
            }
        }
    }

    public record Nested(
            @LlmField(defaultJson = "\"DOWN\"") Order order, @LlmField(defaultJson = "{\"from\":2,\"to\":3}") Range range) {}
}
