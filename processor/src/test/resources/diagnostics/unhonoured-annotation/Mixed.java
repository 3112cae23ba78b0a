package com.example;

import com.fasterxml.jackson.annotation.*;
import dev.llmoutput.LlmOutput;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.util.List;

@LlmOutput
@JsonIgnoreProperties(ignoreUnknown = true)
record Mixed(
        @JsonIgnore String hidden,
        @JsonUnwrapped Inner inner,
        @JsonAlias("old") String alias,
        @JsonFormat(pattern = "x") String form,
        @Null String nothing,
        List<@Null String> nothings,
        @Even int even,
        @Deprecated @Valid Inner fine,
        Level level) {
    @AssertTrue
    boolean fair() {
        return true;
    }

    @JsonProperty("sum")
    int total() {
        return even;
    }

    @JsonIgnore
    boolean derived() {
        return true;
    }

    record Inner(@NotBlank String text) {
        @JsonCreator
        Inner {}
    }

    enum Level {
        @JsonEnumDefaultValue
        LOW,
        HIGH
    }
}

@Constraint(validatedBy = {})
@interface Even {
    String message() default "";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
