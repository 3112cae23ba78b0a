package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.AssertFalse;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Constraints on forms: of numbers, of texts, and of the one boolean that is right. */
@LlmOutput
public record Forms(
        @Email String mail,
        Optional<@Email @Size(max = 24) String> backup,
        List<@Email(regexp = "[^@]+@example[.]com") String> colleagues,
        @Digits(integer = 3, fraction = 2) BigDecimal price,
        @Digits(integer = 2, fraction = 0) double whole,
        @Digits(integer = 1, fraction = 1) float real,
        @Digits(integer = 4, fraction = 2) @Min(1900) int year,
        @Digits(integer = 25, fraction = 0) BigInteger huge,
        Optional<@Digits(integer = 1, fraction = 1) Double> maybeReal,
        @AssertTrue boolean accepted,
        @AssertFalse Boolean refused,
        Optional<@AssertTrue Boolean> confirmed,
        List<@AssertTrue Boolean> steps,
        @Negative int below,
        @NegativeOrZero BigDecimal debt) {}
