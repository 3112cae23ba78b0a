package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.jspecify.annotations.Nullable;

@LlmOutput
record Stray(@NotBlank @Size(max = 8) @JsonProperty("n") String name, @Min(1) int count, Box<@NotBlank String> box,
        List<@NotBlank String> words)
        implements Counted {
    Stray(@NotNull String name, @JsonProperty("count") int count, Box<String> box,
            List<@NotBlank String> words) {
        this.name = name;
        this.count = count;
        this.box = box;
        this.words = words;
    }

    @JsonProperty("n") @NotNull
    public String name() {
        return name;
    }

    public List<@NotBlank @NotNull String> words() {
        return words;
    }

    record Box<X>(X x) {}
}

interface Counted {
    @Min(1)
    int count();

    @Nullable String name();
}
