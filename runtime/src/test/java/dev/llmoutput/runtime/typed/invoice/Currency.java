package dev.llmoutput.runtime.typed.invoice;

public enum Currency {
    EUR,
    USD
}
