package com.example;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@LlmOutput
record Stray(@Size(max = 9) @JsonProperty("n") String name, @Max(9) int count, Box<String> box, Shape shape,
        List<@Size(max = 5) String> words, @Size(max = 3) String[] names, Map<String, List<Integer>> counts)
        implements Counted {
    Stray(
            @NotBlank @Size(max = 9) String name,
            @JsonProperty("c")
                    int count,
            Box<@NotBlank String> box,
            Shape shape,
            List<@Size(max = 5) String> words,
            @Size(max = 3) String[] names,
            Map<@Size(max = 4) String, List<@Min(0) Integer>> counts) {
        this.name = name;
        this.count = count;
        this.box = box;
        this.shape = shape;
        this.words = words;
        this.names = names;
        this.counts = counts;
    }

    @Size(max = 8) // of the accessor
    @JsonProperty("n") // says nothing new
    @JsonIgnore
    @NotNull
    public @Nullable String name() {
        return name;
    }

    public List<@Size(max = 5) @NotBlank String> words() {
        return words;
    }

    @Size(max = 7) public String[] names() {
        return names;
    }

    public Map<String, List<@Nullable Integer>> counts() {
        return counts;
    }

    record Box<@Pattern(regexp = "a") X extends @NotBlank CharSequence>(X x, int count) {
        public Box {}
    }

    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    @JsonSubTypes({@JsonSubTypes.Type(Shape.Circle.class), @JsonSubTypes.Type(value = String.class, name = "text")})
    sealed interface Shape {
        record Circle(double halfWidth) implements Shape {}

        @JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class) // on the record itself
        record Square(double fullWidth, Kind kind) implements Shape {}
    }

    @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    enum Kind {
        BIG
    }
}

interface Counted {
    @NotNull
    @Min(1)
    @JsonProperty("count")
    @JsonAlias("number")
    int count();
}
