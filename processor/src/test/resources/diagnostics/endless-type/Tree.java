package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;
import java.util.Optional;

@LlmOutput
record Tree(Node<String> root) {
    record Node<T>(
            T value,
            Optional<Node<List<T>>> below) {}
}
