package one;

public record Leaf(String s) {}
