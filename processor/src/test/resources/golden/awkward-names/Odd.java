package com.example;

import dev.llmoutput.LlmField;
import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;
import jakarta.validation.constraints.Size;

/** Names that generated code uses, or that Java is particular about. */
@LlmOutput
public record Odd(
        int schema,
        String value,
        String in,
        String field,
        String out,
        String checks,
        String e,
        String item,
        List<String> items,
        List<@Size(max = 9) String> Items,
        Optional<String> parts,
        Optional<String> raw,
        Optional<String> options,
        Optional<String> java,
        Optional<String> com,
        Optional<String> dev,
        Optional<String> List,
        Optional<String> Optional,
        Optional<String> Collections,
        Optional<String> OddShape,
        Optional<String> RecordShape,
        Optional<String> SHAPE,
        Optional<String> TYPE,
        Optional<String> MOOD,
        Optional<String> part,
        Optional<String> part2,
        Optional<String> $t,
        Optional<String> $L,
        Optional<String> _v,
        Optional<String> straße,
        Optional<String> Übung,
        Optional<String> var,
        Optional<String> yield,
        Optional<String> record,
        Optional<String> sealed,
        Optional<String> permits,
        Optional<String> parse,
        Optional<String> read,
        Optional<String> write,
        Optional<String> check,
        Optional<String> validate,
        Optional<String> toJson,
        Optional<String> checkRules,
        Optional<String> SCHEMA_PATTERN,
        boolean isOpen,
        int getId,
        String URL,
        @LlmField(name = "a.b c\"d\\e") Optional<String> quoted,
        @LlmField(name = "") Optional<Mood> mood,
        Optional<Shape> shape,
        Optional<Type> type,
        Optional<lower> lowerShape) {
    public enum Mood {
        $,
        MOOD,
        ÄÖ
    }

    public enum Shape {
        SHAPE
    }

    public enum Type {
        TYPE
    }

    public record lower(String lower) {}
}
