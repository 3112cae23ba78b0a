package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Order(String owner, List<Line> lines) {}
