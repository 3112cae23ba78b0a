package com.example;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.*;
import java.util.*;

@LlmOutput
record Palette(
        @Size(min = 3) Set<Tone> tones,
        @Size(min = 3) Set<Boolean> flags,
        @Size(min = 4, max = 5) Map<Tone, String> names,
        List<@Size(min = 4) SortedSet<@Min(1) @Max(3) Integer>> levels,
        @NotEmpty Set<@AssertTrue Boolean> certain,
        @Size(min = 3) Set<Wrapped> wrapped,
        @Size(min = 300) Set<Byte> bytes,
        @Size(min = 4) Set<Optional<Tone>> maybe,
        @Size(min = 2) Set<Tone> both,
        @Size(min = 9) List<Tone> list,
        @Size(min = 9) Set<@Min(1) Integer> many) {
    enum Tone {
        LIGHT,
        DARK
    }

    record Wrapped(@JsonValue Tone tone) {}
}
