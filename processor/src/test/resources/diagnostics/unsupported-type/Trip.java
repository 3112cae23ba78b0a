package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@LlmOutput
record Trip(
        java.net.URI link,
        Thread thread,
        int[] numbers,
        String[][] grid,
        char letter,
        Object anything,
        Map<String, Integer> counts,
        @SuppressWarnings("rawtypes") List raw,
        List<? extends Stop> stops,
        List<?> unknown,
        Optional<Optional<String>> twice,
        @SuppressWarnings("rawtypes") Optional rawOptional,
        List<List<Stop.Kind[]>> deep,
        Runnable action,
        Stop stop,
        String... rest) {
    record Stop(java.util.UUID id) {
        enum Kind {
            BUS
        }
    }
}
