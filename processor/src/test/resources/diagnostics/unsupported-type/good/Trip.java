package com.example;

import dev.llmoutput.LlmOutput;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

@LlmOutput
record Trip(
        URI link,
        Map<String, Integer> counts,
        Set<List<Integer>> sets,
        List<Stop> stops,
        Optional<String> once,
        Instant... dates) {
    record Stop(String id) {}
}
