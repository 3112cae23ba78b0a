package com.example;

import dev.llmoutput.LlmOutput;
import java.util.List;

@LlmOutput
record Tree(Node<String> root) {
    record Node<T>(T value, List<Node<T>> below) {}
}
