package com.example;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import dev.llmoutput.LlmOutput;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.Valid;
import jakarta.validation.constraints.*;
import java.util.List;
import java.util.Map;
import javax.annotation.CheckForNull;

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
        @ArraySchema(minItems = 2) List<String> schema,
        @CheckForNull String maybe,
        @JsonDeserialize(using = StdDeserializer.class) String parsed,
        @JsonSetter("s") String set,
        @JsonAnySetter Map<String, String> any,
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
