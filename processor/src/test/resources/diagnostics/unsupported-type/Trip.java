package com.example;

import dev.llmoutput.LlmOutput;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;

@LlmOutput
record Trip(
        java.net.URL link,
        Thread thread,
        StringBuilder[] parts,
        Number number,
        Map<Integer, String> byNumber,
        Map<Optional<String>, String> byMaybe,
        TreeMap<String, Integer> counts,
        @SuppressWarnings("rawtypes") Map rawMap,
        @SuppressWarnings("rawtypes") List raw,
        ArrayList<String> list,
        Set<int[]> sets,
        SortedSet<Stop> sorted,
        List<? extends Stop> stops,
        List<?> unknown,
        List<? extends Number> wild,
        List<? super Integer> above,
        Lookup<Integer, int[]> lookup,
        Optional<Optional<String>> twice,
        Optional<OptionalInt> number2,
        @SuppressWarnings("rawtypes") Optional rawOptional,
        Runnable action,
        Stop stop,
        Date... dates) {
    record Lookup<K, V>(Map<K, String> byKey, Set<V> values) {}

    record Stop(java.util.regex.Pattern id) {}
}
