package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;

@LlmOutput
record Trip(
        @LlmField(name = "street", aliases = "straße") String straße,
        @JsonProperty("price_in_dollars") int price,
        @LlmField(name = "a_name_of_sixty_four_characters_is_taken_by_all_of_the_providers") int longest,
        @LlmField(name = "a_shorter_name") int longer,
        @LlmField(name = "stops.by-train", aliases = "Fahrt über") int stops,
        Leg leg) {
    record Leg(@LlmField(name = "by train") boolean byTrain) {}
}
