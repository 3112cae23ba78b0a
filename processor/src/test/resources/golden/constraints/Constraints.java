package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Every constraint on every kind of value. */
@LlmOutput
public record Constraints(
        @NotBlank String notBlank,
        @NotEmpty String notEmpty,
        @Size(min = 2, max = 4) String sized,
        @NotBlank @Pattern(regexp = "[a-z]+") @Pattern(regexp = "x.*") String patterns,
        @Positive byte tiny,
        @PositiveOrZero short small,
        @Min(-3) @Max(3) int whole,
        @Min(5_000_000_000L) @DecimalMax(value = "6000000000.5", inclusive = false) long large,
        @DecimalMin("0.1") @DecimalMax("0.7") float real,
        @DecimalMin("0.1") @DecimalMax(value = "1", inclusive = false) double precise,
        @Positive BigInteger huge,
        @DecimalMin("0.5") @DecimalMax("99999999999999999999.99") BigDecimal exact,
        @NotNull @Max(10) Integer boxed,
        Optional<@Min(0) Integer> maybeWhole,
        Optional<@DecimalMax("0.5") Double> maybeReal,
        Optional<@Size(max = 3) @NotBlank String> maybeText,
        @NotEmpty @Size(max = 3) List<@Positive Integer> numbers,
        @Size(min = 1, max = 2) List<@NotEmpty List<@Pattern(regexp = "[0-9]+") String>> nested,
        Optional<@Size(max = 2) List<@NotBlank String>> maybeList) {}
