package com.example.other;

import dev.llmoutput.LlmCheck;

public record Leg(int from, int to) {
    @LlmCheck(message = "must not go backwards")
    boolean forwards() {
        return from <= to;
    }

    @LlmCheck(message = "must go somewhere")
    public boolean moves() {
        return from != to;
    }
}
