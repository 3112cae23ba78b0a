package dev.llmoutput.runtime.typed.invoice;

public record Line(String item, int quantity, double price) {}
