package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Every map.
 *
 * @param labels what is known
 */
@LlmOutput
public record Maps(
        @Size(min = 1, max = 3) Map<String, String> labels,
        Map<String, @Min(0) Integer> counts,
        Map<@Pattern(regexp = "[a-z]+") @Size(max = 5) String, @NotBlank String> keyed,
        Map<Color, Double> shares,
        Map<String, Part> parts,
        Map<Color, @Nullable Part> nullable,
        Map<String, Optional<Boolean>> optional,
        Map<String, List<List<Color>>> groups,
        Map<String, Map<Color, Set<Integer>>> nested,
        List<Map<String, LocalDate>> list,
        Optional<Map<String, Long>> maybe) {
    public enum Color {
        RED,
        @JsonProperty("deep-blue")
        BLUE
    }

    public record Part(String name) {}
}
