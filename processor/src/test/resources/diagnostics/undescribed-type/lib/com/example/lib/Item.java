package com.example.lib;

/** An item. */
public record Item(String name, Price price) {
    public record Price(int cents) {}
}
