package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

class Vault {
    @LlmOutput
    record Order(List<Line> lines) {}

    record Line(String text) {}
}
