package com.example;

import dev.llmoutput.LlmOutput;
import java.util.Optional;

@LlmOutput
record Task(String title, Optional<Task> next) {}
