package com.example;

import dev.llmoutput.LlmOutput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** Every type. */
@LlmOutput
public record Types(
        String text,
        boolean flag,
        byte tiny,
        short small,
        int whole,
        long large,
        float real,
        double precise,
        Boolean boxedFlag,
        Byte boxedTiny,
        Short boxedSmall,
        Integer boxedWhole,
        Long boxedLarge,
        Float boxedReal,
        Double boxedPrecise,
        BigInteger huge,
        BigDecimal exact,
        Color color,
        List<Integer> numbers,
        List<List<Double>> matrix,
        Inner inner) {
    public enum Color {
        RED,
        GREEN
    }

    public record Inner(boolean last) {}
}
