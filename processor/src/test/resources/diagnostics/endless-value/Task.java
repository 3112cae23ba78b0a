package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Task(
        String title,
        Task next) {}
