package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput(retries = 2)
record Box<T, U>(T item, U other, String tag) {}
