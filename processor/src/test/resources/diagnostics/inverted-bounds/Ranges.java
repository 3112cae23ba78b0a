package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.*;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.util.List;
import java.util.Optional;

@LlmOutput
record Ranges(
        @Min(5) @Max(3) int whole,
        @Size(min = 3, max = 2) String text,
        @NotEmpty @Size(max = 0) List<String> items,
        @DecimalMin("0.2") @DecimalMax("0.8") long between,
        @DecimalMin(value = "0.5", inclusive = false) @DecimalMax("0.5") BigDecimal open,
        @Positive @Negative Integer sign,
        List<@Min(2) @Max(1) Integer> inside,
        Optional<@Size(min = 9, max = 8) String> maybe,
        @Size.List({@Size(min = 7), @Size(max = 6)}) String listed,
        @Future @Past LocalDate day,
        List<@PastOrPresent @Future Year> years,
        @PastOrPresent @FutureOrPresent Instant now,
        @AssertTrue @AssertFalse boolean both,
        List<@AssertFalse @AssertTrue Boolean> flags,
        @Min(1) @Max(1) int exact,
        @DecimalMin("0.5") @DecimalMax("0.5") double half) {}
