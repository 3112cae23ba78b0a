package com.example;

import dev.llmoutput.LlmOutput;

@LlmOutput
record Reply(Result<String> result) {
    sealed interface Result<T> {}

    record Fine<T>(T value) implements Result<T> {}

    record Failed<T, E>(E reason) implements Result<T> {}
}
