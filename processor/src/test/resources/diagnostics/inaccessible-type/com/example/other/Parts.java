package com.example.other;

public class Parts {
    public record Shown(
            State state) {}

    protected record Kept(int n) {}

    enum State {
        ON
    }
}
