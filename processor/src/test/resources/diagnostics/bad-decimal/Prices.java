package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import java.math.BigDecimal;

@LlmOutput
record Prices(
        @DecimalMin("free") BigDecimal net,
        @DecimalMax("1e999999999") BigDecimal gross,
        @DecimalMax("1e308") double fine) {}
