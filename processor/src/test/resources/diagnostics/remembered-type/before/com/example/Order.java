package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Order(List<Line> lines) {}
