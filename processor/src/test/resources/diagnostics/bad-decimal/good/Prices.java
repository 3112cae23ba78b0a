package com.example;

import dev.llmoutput.LlmOutput;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import java.math.BigDecimal;

@LlmOutput
record Prices(@DecimalMin("0") BigDecimal net, @DecimalMax("1e308") double gross) {}
